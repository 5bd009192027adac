import { bandLabel } from '../air/bands.mjs';
import { shownHourName } from '../air/hourSlider.mjs';
import { layerName } from '../air/layerName.mjs';
import { colorOr } from '../base/colors.mjs';
import { afterPicture, byId, button, el } from '../base/dom.mjs';
import { icon } from '../base/icons.mjs';
import { hourNow } from '../base/moments.mjs';
import { store } from '../base/state.mjs';
import { ago } from '../words/numbers.mjs';
import { onLanguage, t } from '../words/words.mjs';
import { chosenBackground } from './backgrounds.mjs';
import { isCalm, showBox } from './mapView.mjs';

function tools(map, locate) {
  const zoom = (step) => map.getView().animate({ zoom: map.getView().getZoom() + step,
    duration: isCalm() ? 0 : 150 });
  const tool = (name, key, action) => button({ class: 'tool', 'aria-label': t(key), title: t(key) }, action,
      icon(name));
  byId('map-tools').replaceChildren(
    tool('locate', 'myPosition', locate),
    tool('plus', 'zoomIn', () => zoom(1)),
    tool('minus', 'zoomOut', () => zoom(-1)),
    tool('fit', 'wholeCity', () => store.get().city && showBox(map, store.get().city.box)));
}

/** The colours of the layer with what they mean, as the city's own scale has them. */
export function legendKeys(legend) {
  return el('ul', { class: 'keys' }, (legend?.bands ?? []).map((band) => {
    const swatch = el('span', { class: legend.isPartial ? 'swatch hatched' : 'swatch' });
    swatch.style.backgroundColor = colorOr(band.color, 'transparent');
    return el('li', {}, swatch, bandLabel(band, legend));
  }));
}

function foot(attribution) {
  const chip = button({ class: 'chip', id: 'legend-chip' }, () => store.set({ tab: 'air' }));
  // Whose data it is stands there to be read; on phones, whichever way they are held, it is a tap away.
  const [summary, providers] = [el('summary'), el('p')];
  const whose = el('details', { class: 'whose', open: innerWidth > 760 && innerHeight > 500 }, summary, providers);
  const draw = () => {
    const { layer, hour, legend, legendKept: kept, city, stations } = store.get();
    // What was stored as the air of now is no longer that.
    const named = hour === hourNow() ? !kept && t('now') : shownHourName(hour, city?.timeZone);
    const when = [named, kept && t('storedAgo', { ago: ago((Date.now() - kept) / 1000) })].filter(Boolean).join(' · ');
    const bar = el('span', { class: 'bar' }, (legend?.bands ?? []).map((band) => {
      const part = el('i');
      part.style.backgroundColor = colorOr(band.color, 'transparent');
      return part;
    }));
    const words = el('span', {}, el('span', {}, `${layerName(layer)} ·`), ' ', el('span', {}, when));
    chip.replaceChildren(...(layer ? [words, bar] : [t('noLayer')]));
    const told = [legend, stations?.air, store.get().answer?.air].flatMap((one) => one?.attribution ?? []);
    const names = [chosenBackground(store.get())?.attribution, ...attribution.names, ...told].filter(Boolean);
    // In one order, whichever comes first: the map fits a way into what their lines leave of it.
    // The elements stay, and with them the keyboard that is on one.
    summary.textContent = t('whose');
    providers.textContent = [...[...new Set(names)].sort(), 'OpenLayers'].join(' · ');
  };
  byId('map-foot').replaceChildren(chip, whose);
  store.watch(['layer', 'hour', 'legend', 'legendKept', 'city', 'stations', 'answer', 'background', 'renewal'],
    afterPicture(draw));
  onLanguage(draw);
  draw();
  return draw;
}

/** Buttons over the map, the key to its colours, and whose data it shows. */
export function addMapTools(map, locate) {
  const attribution = { names: [] };
  tools(map, locate);
  onLanguage(() => tools(map, locate));
  const draw = foot(attribution);
  return (names) => {
    attribution.names = names;
    draw();
  };
}
