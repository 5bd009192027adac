import { el, svg } from '../base/dom.mjs';
import { localText } from '../base/moments.mjs';
import { setQuestion } from '../base/state.mjs';
import { clock, percent } from '../words/numbers.mjs';
import { t } from '../words/words.mjs';

const [width, height] = [340, 90];

/** The curve of burden by departure, in which one chooses a time. */
export function departuresChart(departures, timeZone) {
  const curve = departures?.curve ?? [];
  if (curve.length < 2) return null;
  const times = curve.map((one) => Date.parse(one.departure));
  const [first, last] = [times[0], times.at(-1)];
  const most = Math.max(...curve.flatMap((one) => [one.burden, one.fastestBurden])) * 1.08;
  const x = (time) => ((time - first) / (last - first)) * width;
  const y = (burden) => height - (burden / most) * height;
  const point = (one, i, key) => `${i ? 'L' : 'M'}${x(times[i]).toFixed(1)} ${y(one[key]).toFixed(1)}`;
  const path = (key) => curve.map((one, i) => point(one, i, key)).join('');
  const best = Date.parse(departures.best.departure);
  const saved = 1 - departures.best.burden / Math.max(1e-9, curve[0].burden);

  const choose = (event) => {
    const box = plot.getBoundingClientRect();
    const time = first + ((event.clientX - box.left) / box.width) * (last - first);
    setQuestion({ when: 'at', at: localText(time, timeZone) });
  };
  const plot = svg('svg', {
    class: 'departures', viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none', role: 'img',
    'aria-label': t('departuresSaid', { time: clock(best, timeZone) }), on: { click: choose },
  }, svg('path', { class: 'fastest', d: path('fastestBurden') }), svg('path', { class: 'balanced', d: path('burden') }),
  svg('line', { class: 'pointer', x1: x(best), x2: x(best), y1: 0, y2: height }));
  return el('div', { class: 'chart' },
    el('p', {}, el('b', {}, t('leaveBest', { time: clock(best, timeZone) })), ' ',
      saved > 0.005 ? t('leaveBestSaves', { share: percent(saved) }) : ''),
    plot,
    el('div', { class: 'ends-of' }, el('span', {}, clock(first, timeZone)), el('span', {}, clock(last, timeZone))));
}
