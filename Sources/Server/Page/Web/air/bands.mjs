import { ask } from '../base/api.mjs';
import { cityAsked } from '../base/city.mjs';
import { colorOr, unknownColor } from '../base/colors.mjs';
import { store } from '../base/state.mjs';
import { number } from '../words/numbers.mjs';
import { t } from '../words/words.mjs';

// Without an index on the map, ways are coloured by how often the guideline fits into their air.
const ratios = [
  { upTo: 0.5, color: '#CEE8ED' }, { upTo: 1, color: '#D9E0B4' }, { upTo: 1.5, color: '#F2C469' },
  { upTo: 2, color: '#E68844' }, { upTo: 2.5, color: '#C04B43' }, { color: '#74244E' },
];
const guidelines = { pollution: 1, no2: 25, pm25: 15 };

/** Whether a legend is of the scale of the answer; the city that is shown may have another one. */
const isOfScale = ({ scale }) => scale === store.get().answer?.air?.scale;

/** The bands that a quantity is coloured by: the layer's own where the map shows it; of the index its scale's. */
function bandsOf(quantity, legend) {
  if (legend?.layer === quantity && (quantity !== 'index' || isOfScale(legend))) return legend.bands;
  const guideline = guidelines[quantity];
  if (guideline) return ratios.map((one) => ({ ...one, upTo: one.upTo && one.upTo * guideline }));
  const own = store.get().scaleLegend;
  // Until that of another city comes, that of the last one is kept.
  return own && isOfScale(own) ? own.bands : [];
}

/** Asks for the legend of the index of the question's city where ways are coloured by it. */
export function keepScaleBands() {
  let of = null;
  store.watch(['coloring', 'question', 'city', 'reconnected', 'renewal'], async (state) => {
    const { coloring, question, city: shown } = state;
    const city = cityAsked({ question, city: shown });
    const isNeeded = coloring === 'index' || (coloring === 'none' && question.by === 'ica');
    if (!isNeeded || !city || city === of) return;
    of = city;
    try {
      const { data } = await ask('tiles/air/index/now.json', { city: city.id });
      if (of === city) store.set({ scaleLegend: data.brisa });
    } catch {
      if (of === city) of = null;
    }
  });
}

/** The colour of a value; grey where it is not known. */
export function bandColor(quantity, value, legend) {
  if (value === null || value === undefined) return unknownColor;
  const bands = bandsOf(quantity, legend);
  const found = bands.find((band) => band.upTo === undefined || value <= band.upTo) ?? bands.at(-1);
  return colorOr(found?.color, unknownColor);
}

/** What a band of a legend means, in words. */
export function bandLabel(band, legend) {
  const names = legend.layer === 'index' || legend.layer.includes('-') ? `${band.name}` : '';
  const limit = band.upTo === undefined ? t('more') : `≤ ${number(band.upTo)}`;
  return names ? `${names} (${limit})` : limit;
}
