import { announce, el } from '../base/dom.mjs';
import { icon } from '../base/icons.mjs';
import { setQuestion, store } from '../base/state.mjs';
import { t } from '../words/words.mjs';

/** A list in which one thing has another place. */
function moved(list, from, to) {
  const rest = list.filter((one, i) => i !== from);
  return [...rest.slice(0, to), list[from], ...rest.slice(to)];
}

/** Gives a stop another place among start, places on the way and end. */
function moveStop(from, to, name) {
  const { from: start, via, to: end } = store.get().question;
  if (to < 0 || to > via.length + 1 || to === from) return;
  const stops = moved([start, ...via, end], from, to);
  setQuestion({ from: stops[0], via: stops.slice(1, -1), to: stops.at(-1) });
  announce(t('stopMoved', { name, place: to + 1, count: stops.length }));
}

/** Where a row that is dragged belongs: as far as it has passed the middles of the others. */
function placeOf(row, rows, index) {
  const { top, height } = row.getBoundingClientRect();
  const middle = top + height / 2;
  return rows.filter((one, i) => {
    if (i === index) return false;
    const box = one.getBoundingClientRect();
    return box.top + box.height / 2 < middle;
  }).length;
}

/** What a stop is held by: dragged with mouse or finger, moved by the arrow keys. */
export function stopHandle(index, name) {
  const handle = el('button', {
    type: 'button', class: 'quiet handle', 'aria-label': t('moveStop', { name }), title: t('moveStopHelp'),
  }, icon('move'));
  let start = null;
  const row = () => handle.closest('.end');
  const rows = () => [...handle.closest('.ends').querySelectorAll('.end:not(.new)')];
  handle.addEventListener('keydown', (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    moveStop(index, index + step, name);
  });
  handle.addEventListener('pointerdown', (event) => {
    start = event.clientY;
    handle.setPointerCapture(event.pointerId);
    row().classList.add('held');
  });
  handle.addEventListener('pointermove', (event) => {
    if (start !== null) row().style.transform = `translateY(${event.clientY - start}px)`;
  });
  const drop = (isDropped) => {
    if (start === null) return;
    start = null;
    const place = placeOf(row(), rows(), index);
    row().classList.remove('held');
    row().style.transform = '';
    if (isDropped && place !== index) moveStop(index, place, name);
  };
  handle.addEventListener('pointerup', () => drop(true));
  handle.addEventListener('pointercancel', () => drop(false));
  return handle;
}
