import { el, freshId, svg } from '../base/dom.mjs';
import { store } from '../base/state.mjs';
import { kindOf } from '../map/routeStyle.mjs';
import { duration, percent } from '../words/numbers.mjs';
import { t } from '../words/words.mjs';
import { savedShare } from './difference.mjs';
import { pollutionName } from './verdict.mjs';

/** The ways that no other betters in both time and air, from the fastest to the cleanest. */
function undominated(routes) {
  let most = -Infinity;
  return [...routes].filter((route) => route.burden !== null)
    .sort((a, b) => a.durationSeconds - b.durationSeconds || savedShare(b) - savedShare(a))
    .filter((route) => {
      if (savedShare(route) <= most + 1e-9) return false;
      most = savedShare(route);
      return true;
    });
}

const [width, height, edge] = [300, 64, 10];

/** The whole trade-off as dots, those that the slider stops at large. */
function picture(front, ways, selected) {
  const all = [...front, ...ways];
  const [times, burdens] = [all.map((one) => one.durationSeconds), all.map((one) => one.burden)];
  const scale = (values, size) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return (value) => edge + ((value - low) / Math.max(1e-9, high - low)) * (size - 2 * edge);
  };
  const [x, y] = [scale(times, width), scale(burdens, height)];
  const dot = (one, radius, options) => svg('circle', {
    cx: x(one.durationSeconds).toFixed(1), cy: (height - y(one.burden)).toFixed(1), r: radius, ...options,
  });
  return svg('svg', { class: 'front', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    front.map((one) => dot(one, 2.2, { class: 'found' })),
    ways.map((one) => dot(one, one.name === selected ? 7 : 4.5, { class: kindOf(one) })));
}

/** A slider between faster and cleaner that stops at each way of the exact trade-off. */
export function tradeOffSlider(answer, selected) {
  const ways = undominated(answer.routes);
  if (ways.length < 3 || !answer.tradeOff) return null;
  const at = Math.max(0, ways.findIndex((one) => one.name === selected));
  const id = freshId('trade');
  const said = (route) => t('tradeSaid', {
    time: duration(route.durationSeconds), share: percent(savedShare(route)), what: pollutionName(answer),
  });
  const plot = el('div', {}, picture(answer.tradeOff.front, ways, selected));
  const slider = el('input', {
    id, type: 'range', min: 0, max: ways.length - 1, step: 1, value: String(at), 'aria-valuetext': said(ways[at]),
    on: {
      input: ({ target }) => {
        const route = ways[Number(target.value)];
        target.setAttribute('aria-valuetext', said(route));
        plot.replaceChildren(picture(answer.tradeOff.front, ways, route.name));
        store.set({ selected: route.name });
      },
    },
  });
  return el('div', { class: 'trade' }, el('label', { class: 'unseen', for: id }, t('tradeOff')), plot, slider,
    el('div', { class: 'ends-of' }, el('span', {}, t('faster')), el('span', {}, t('cleaner'))));
}
