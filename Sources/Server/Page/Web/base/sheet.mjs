import { byId } from './dom.mjs';
import { store } from './state.mjs';
import { onLanguage, t } from '../words/words.mjs';

const steps = ['low', 'half', 'full'];

/** Whether the panel is a sheet over the map, as it is on phones. */
const isSheet = () => matchMedia('(max-width: 760px)').matches;

let lower = '';

/** Raises the sheet for a field in which one writes: a phone's keyboard leaves little of a lower one. */
export function raiseSheet() {
  const { sheet } = store.get();
  if (!isSheet() || sheet === 'full') return;
  lower = sheet;
  store.set({ sheet: 'full' });
}

/** Lowers it again when one has left the field, unless it is another height by then. */
export function lowerSheet() {
  if (lower && store.get().sheet === 'full') store.set({ sheet: lower });
  lower = '';
}

/** The panel as a sheet on phones: dragged or tapped at its grip to three heights. */
export function keepSheet() {
  const [panel, grip] = [byId('panel'), byId('grip')];
  let start = null;

  const set = (sheet) => store.set({ sheet });
  const put = () => {
    panel.dataset.sheet = store.get().sheet;
    grip.setAttribute('aria-expanded', String(store.get().sheet === 'full'));
    grip.setAttribute('aria-label', t('sheet'));
  };
  grip.addEventListener('click', (event) => {
    // A press of a key is no end of a drag.
    if (start?.isMoved && event.detail > 0) return;
    const at = steps.indexOf(panel.dataset.sheet);
    set(steps[(at + 1) % steps.length]);
  });
  grip.addEventListener('pointerdown', (event) => {
    start = { y: event.clientY, height: panel.offsetHeight, isMoved: false };
    grip.setPointerCapture(event.pointerId);
  });
  grip.addEventListener('pointermove', (event) => {
    if (!start || !grip.hasPointerCapture(event.pointerId)) return;
    const moved = start.y - event.clientY;
    if (Math.abs(moved) > 6) start.isMoved = true;
    if (!start.isMoved) return;
    // The panel's own height comes later: it moves to where the finger is.
    start.wanted = Math.max(80, Math.min(innerHeight - 20, start.height + moved));
    panel.style.height = `${start.wanted}px`;
  });
  const end = () => {
    if (!start?.isMoved) return;
    const share = start.wanted / innerHeight;
    panel.style.height = '';
    set(share < 0.3 ? 'low' : share < 0.7 ? 'half' : 'full');
    put();
  };
  grip.addEventListener('pointerup', end);
  grip.addEventListener('pointercancel', end);
  store.watch(['sheet'], put);
  store.watch(['answer'], ({ answer }, last) => { if (answer && !last.answer) set('half'); });
  store.watch(['editing'], ({ editing, answer }) => { if (answer) set(editing ? 'full' : 'half'); });
  // What a tab shows has no room in a low sheet, and the map that is tapped for its air none beside a full one.
  store.watch(['tab'], ({ tab, sheet }) => {
    if (sheet === 'low' || (sheet === 'full' && tab === 'air')) set('half');
  });
  store.watch(['drawingZone'], ({ drawingZone, sheet }) => { if (!drawingZone && sheet === 'low') set('half'); });
  onLanguage(put);
  put();
}
