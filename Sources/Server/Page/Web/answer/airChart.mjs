import { bandColor } from '../air/bands.mjs';
import { el, svg } from '../base/dom.mjs';
import { store } from '../base/state.mjs';
import { length, number } from '../words/numbers.mjs';
import { t } from '../words/words.mjs';
import { pollutionBy } from './profile.mjs';
import { relativeName } from './verdict.mjs';

const [width, height, foot] = [340, 96, 4];
const units = { no2: 'µg/m³', pm25: 'µg/m³', pollution: '', index: '' };

/** The quantities that are known along a way. */
export const quantities = ['pollution', 'no2', 'pm25', 'index'];

/** What a quantity is called beside an answer, whose pollution may be of traffic or of one pollutant. */
export function quantityName(quantity, answer) {
  if (quantity !== 'pollution') return t(`quantity-${quantity}`);
  if (answer.air?.relative) return relativeName(answer.air);
  const by = pollutionBy(answer);
  return by === 'mix' ? t('quantity-pollution') : t('quantityOf', { what: t(`by-${by}`) });
}

/** What a quantity is at so many metres. */
function valueAt(profile, quantity, along) {
  const i = profile.lengths.findIndex((one) => one >= along);
  return profile[quantity][Math.max(0, (i < 0 ? profile.lengths.length - 1 : i) - 1)];
}

/** The same in words, with what the quantity is called. */
function valueText(profile, quantity, along, name) {
  const value = valueAt(profile, quantity, along);
  const text = value === null || value === undefined ? '–'
      : `${number(value, quantity === 'pollution' ? 2 : 1)} ${units[quantity]}`;
  return `${length(along)}: ${name} ${text}`.trim();
}

function bars(profile, quantity, legend) {
  const total = profile.lengths.at(-1);
  const values = profile[quantity];
  const most = Math.max(...values.filter((one) => typeof one === 'number'), 1e-6) * 1.1;
  return values.map((value, i) => {
    const [from, to] = [profile.lengths[i], profile.lengths[i + 1]].map((one) => (one / total) * width);
    const tall = typeof value === 'number' ? Math.max(2, (value / most) * (height - foot)) : height - foot;
    return svg('rect', {
      x: from.toFixed(2), width: Math.max(0.6, to - from + 0.4).toFixed(2), y: (height - tall).toFixed(1),
      height: tall.toFixed(1), fill: bandColor(quantity, value, legend),
          opacity: typeof value === 'number' ? null : 0.3,
    });
  });
}

/** The air along the way: pointing at it points at the map, and the other way round; arrows move along it. */
export function airChart({ profile, coloring, legend, answer }) {
  const usual = { no2: 'no2', pm25: 'pm25', ica: 'index' }[answer.query.by] ?? 'pollution';
  const quantity = coloring === 'none' ? usual : coloring;
  if (!profile?.[quantity]?.length) return null;
  const name = quantityName(quantity, answer);
  const total = profile.lengths.at(-1);
  if (!(total > 0)) return null;
  const pointer = svg('line', { class: 'pointer', y1: 0, y2: height, x1: -9, x2: -9 });
  const reading = el('p', { class: 'reading' }, `${t('along')} · ${name}`);
  const plot = svg('svg', {
    class: 'profile', viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none', tabindex: 0, role: 'slider',
    'aria-label': t('along'), 'aria-valuemin': 0, 'aria-valuemax': Math.round(total), 'aria-valuenow': 0,
    'aria-valuetext': valueText(profile, quantity, 0, name),
  }, bars(profile, quantity, legend), pointer);

  const go = (along) => store.set({ cursor: along === null ? null : Math.max(0, Math.min(total, along)) });
  plot.addEventListener('pointermove', (event) => {
    const box = plot.getBoundingClientRect();
    go(((event.clientX - box.left) / box.width) * total);
  });
  plot.addEventListener('pointerleave', () => go(null));
  plot.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 5, PageDown: -5 }[event.key];
    if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(total);
    else if (step) go((store.get().cursor ?? 0) + (step * total) / 50);
    else return;
    event.preventDefault();
  });
  const show = (cursor) => {
    const x = cursor === null ? -9 : (cursor / total) * width;
    pointer.setAttribute('x1', x);
    pointer.setAttribute('x2', x);
    const text = valueText(profile, quantity, cursor ?? 0, name);
    reading.textContent = cursor === null ? `${t('along')} · ${name}` : text;
    plot.setAttribute('aria-valuenow', Math.round(cursor ?? 0));
    plot.setAttribute('aria-valuetext', text);
  };
  return { node: el('div', { class: 'chart' }, reading, plot), show };
}
