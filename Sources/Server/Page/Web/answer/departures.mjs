import { el, svg } from '../base/dom.mjs';
import { localText } from '../base/moments.mjs';
import { leaving, setQuestion, store } from '../base/state.mjs';
import { clock, percent } from '../words/numbers.mjs';
import { t } from '../words/words.mjs';
import { burdenShare } from './difference.mjs';

const [width, height] = [340, 90];

// Where one has come to by keys, for each curve: one that is drawn anew has it again.
const marked = new WeakMap();

/** The curve of burden by departure, in which one chooses a time; `what` is the pollution that it is of. */
export function departuresChart(departures, timeZone, what) {
  const curve = departures?.curve ?? [];
  if (curve.length < 2) return null;
  const times = curve.map((one) => Date.parse(one.departure));
  const [first, last] = [times[0], times.at(-1)];
  const most = Math.max(...curve.flatMap((one) => [one.burden, one.fastestBurden])) * 1.08 || 1;
  const x = (time) => ((time - first) / (last - first)) * width;
  const y = (burden) => height - (burden / most) * height;
  const point = (one, i, key) => `${i ? 'L' : 'M'}${x(times[i]).toFixed(1)} ${y(one[key]).toFixed(1)}`;
  const path = (key) => curve.map((one, i) => point(one, i, key)).join('');
  const best = Date.parse(departures.best.departure);
  const saved = 0 - burdenShare(departures.best.burden, curve[0].burden);

  const take = (time) => setQuestion(leaving(store.get().question, 'at', localText(time, timeZone)));
  const choose = (event) => {
    const box = plot.getBoundingClientRect();
    take(first + ((event.clientX - box.left) / box.width) * (last - first));
  };
  const share = (i) => burdenShare(curve[i].burden, curve[0].burden);
  const said = (i) => t(share(i) > 0.005 ? 'departuresMore' : 'departuresChoose',
    { time: clock(times[i], timeZone), share: percent(Math.abs(share(i))), what });
  const nearest = times.map((time) => Math.abs(time - best));
  let at = marked.get(departures) ?? nearest.indexOf(Math.min(...nearest));
  const move = (event) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 4, PageDown: -4 }[event.key];
    if (event.key === 'Enter' || event.key === ' ') take(times[at]);
    else if (event.key === 'Home') at = 0;
    else if (event.key === 'End') at = times.length - 1;
    else if (step) at = Math.max(0, Math.min(times.length - 1, at + step));
    else return;
    event.preventDefault();
    marked.set(departures, at);
    for (const end of ['x1', 'x2']) pointer.setAttribute(end, x(times[at]));
    plot.setAttribute('aria-valuenow', at);
    plot.setAttribute('aria-valuetext', said(at));
  };
  const pointed = x(marked.has(departures) ? times[at] : best);
  const pointer = svg('line', { class: 'pointer', x1: pointed, x2: pointed, y1: 0, y2: height });
  const plot = svg('svg', {
    class: 'departures', viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none', role: 'slider', tabindex: 0,
    'aria-valuemin': 0, 'aria-valuemax': times.length - 1, 'aria-valuenow': at, 'aria-valuetext': said(at),
    'aria-label': t('departuresSaid', { time: clock(best, timeZone), what }), on: { click: choose, keydown: move },
  }, svg('path', { class: 'fastest', d: path('fastestBurden') }),
  svg('path', { class: 'balanced', d: path('burden') }), pointer);
  return el('div', { class: 'chart' },
    el('p', {}, el('b', {}, t('leaveBest', { time: clock(best, timeZone) })), ' ',
      saved > 0.005 ? t('leaveBestSaves', { share: percent(saved), what }) : ''),
    plot,
    el('div', { class: 'ends-of' }, el('span', {}, clock(first, timeZone)), el('span', {}, clock(last, timeZone))));
}
