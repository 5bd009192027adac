import { byId, button, el } from '../base/dom.mjs';
import { setQuestion, store } from '../base/state.mjs';
import { t } from '../words/words.mjs';
import { placeText } from '../base/geo.mjs';
import { freeSize, tapPixels, toPlace } from './mapView.mjs';
import { addCorner, addZoneAt, closeCorners } from './zoneLayer.mjs';

const longPress = 550;
const lowest = 96;
// Two quick taps so near to each other are a double one.
const nearPixels = 30;

/** What can be done at a place: the name of a text, and what it does. */
function choicesAt(place, { setEnd, showAirAt }) {
  const { question, corners } = store.get();
  const addVia = () => setQuestion({ via: [...question.via, place] });
  return [
    ['fromHere', () => setEnd('from', place)],
    ['toHere', () => setEnd('to', place)],
    question.from && question.to && question.when !== 'best' && ['viaHere', addVia],
    ['airHere', () => showAirAt(place)],
    ['avoidHere', () => addZoneAt(place)],
    ['cornerHere', () => addCorner(place)],
    corners.length >= 3 && ['closeZone', closeCorners],
  ].filter(Boolean);
}

/** Lays a menu over the map at a pixel, within what no sheet covers. */
function lay(menu, pixel) {
  byId('map-frame').append(menu);
  const [width, height] = freeSize();
  menu.style.maxHeight = `${Math.max(lowest, height - 16)}px`;
  menu.style.overflowY = 'auto';
  menu.style.left = `${Math.max(8, Math.min(pixel[0], width - menu.offsetWidth - 8))}px`;
  menu.style.top = `${Math.max(8, Math.min(pixel[1], height - menu.offsetHeight - 8))}px`;
}

/** A menu of what can be done at a place, which is opened at a pixel, and closed with the keyboard back on the map. */
function createMenu(actions) {
  let menu = null;

  const close = (toMap) => {
    const gone = menu;
    menu = null;
    gone?.remove();
    if (toMap) byId('map').focus({ preventScroll: true });
  };
  const takeKeys = (items) => (event) => {
    const at = items.indexOf(document.activeElement);
    if (event.key === 'Escape') close(true);
    else if (event.key === 'ArrowDown') items[(at + 1) % items.length].focus();
    else if (event.key === 'ArrowUp') items[(at + items.length - 1) % items.length].focus();
    else return;
    event.preventDefault();
  };
  const leave = ({ relatedTarget: next }) => {
    // A click on the map closes it and does nothing else; another window leaves it as it is.
    if (menu && ![next, document.activeElement].some((one) => menu.contains(one)) && next !== byId('map')) close();
  };
  const open = (pixel, place) => {
    close();
    const items = choicesAt(place, actions).map(([key, action]) =>
      button({ class: 'menu-item', role: 'menuitem' }, () => { close(true); action(); }, t(key)));
    menu = el('div', {
      class: 'menu', role: 'menu', tabindex: -1, 'aria-label': placeText(place),
      on: { keydown: takeKeys(items), focusout: leave },
    }, items, el('p', { class: 'menu-place' }, placeText(place)));
    lay(menu, pixel);
    items[0].focus({ preventScroll: true });
  };
  return { open, close, isOpen: () => menu !== null };
}

/** Does what a tap means: the first is where one starts, the second where one goes; then the menu asks. */
function tapped(map, menu, { setEnd, showAirAt, stationLayer }, { pixel, coordinate }) {
  if (menu.isOpen()) return menu.close();
  const { question, tab, drawingZone, answer } = store.get();
  if (drawingZone) return undefined;
  const place = toPlace(coordinate);
  const station = map.forEachFeatureAtPixel(pixel, (feature) => feature.get('station'),
    { hitTolerance: 8, layerFilter: (layer) => layer === stationLayer });
  if (station) return showAirAt({ lat: station.position[1], lon: station.position[0] }, station);
  if (tab === 'air') return showAirAt(place);
  const other = map.forEachFeatureAtPixel(pixel, (feature) => (feature.get('role') === 'other' ? feature : undefined),
    { hitTolerance: 8 });
  if (other && answer) return store.set({ selected: other.get('name') });
  if (!question.from) return setEnd('from', place);
  if (!question.to && !question.loop) return setEnd('to', place);
  return menu.open(pixel, place);
}

/** Takes taps at once; a double one zooms, and leaves the question as it was before. */
function takeTaps(map, menu, actions, hasStayed) {
  let [before, last] = [null, null];
  map.on('click', (event) => {
    // To OpenLayers a finger that has stayed taps when it is lifted.
    if (hasStayed()) return;
    const { from, to, loop } = store.get().question;
    [before, last] = [last, { pixel: event.pixel, ends: { from, to, loop } }];
    tapped(map, menu, actions, event);
  });
  map.on('dblclick', ({ pixel: [x, y] }) => {
    if (before && Math.hypot(x - before.pixel[0], y - before.pixel[1]) < nearPixels) setQuestion(before.ends);
  });
}

/** Opens the menu where a finger stays or the other button is pressed; gives what tells whether a finger has stayed. */
function takePresses(map, menu, isDragging) {
  const frame = byId('map');
  let [isTouched, isHeld] = [false, false];
  const openAt = (pixel) => menu.open(pixel, toPlace(map.getCoordinateFromPixel(pixel)));

  frame.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    if (isDragging()) return;
    // It may come late, when a finger that has stayed is lifted already.
    isHeld ||= isTouched;
    openAt(map.getEventPixel(event));
  });
  // Phones without a context menu: a finger that stays.
  let [timer, touched] = [0, null];
  const lifted = (event) => {
    clearTimeout(timer);
    isTouched = false;
    // The menu may lie below the finger: its lifting is no click on it.
    if (isHeld && event.cancelable) event.preventDefault();
    event.target.removeEventListener('touchend', lifted);
    event.target.removeEventListener('touchcancel', lifted);
  };
  frame.addEventListener('touchstart', (event) => {
    clearTimeout(timer);
    [isTouched, isHeld] = [true, false];
    // A picture of the map may be gone when the finger is lifted, and is told of it all the same.
    event.target.addEventListener('touchend', lifted);
    event.target.addEventListener('touchcancel', lifted);
    touched = map.getEventPixel(event.touches[0]);
    if (event.touches.length > 1 || store.get().drawingZone) return;
    timer = setTimeout(() => {
      if (menu.isOpen() || isDragging()) return;
      isHeld = true;
      openAt(touched);
    }, longPress);
  }, { passive: true });
  // Some phones tell of a move when a finger only presses harder.
  frame.addEventListener('touchmove', ({ touches }) => {
    const [x, y] = map.getEventPixel(touches[0]);
    if (touches.length > 1 || Math.hypot(x - touched[0], y - touched[1]) > tapPixels) clearTimeout(timer);
  }, { passive: true });
  frame.addEventListener('pointerdown', ({ pointerType }) => { if (pointerType !== 'touch') isHeld = false; });
  return () => isHeld;
}

/** Whether the map does move: OpenLayers says so of the second picture too, which may come late and show the same. */
function isMoving({ map, frameState: { viewState, size } }) {
  const view = map.getView();
  const before = [viewState.center, viewState.resolution, size];
  return String(before) !== String([view.getCenter(), view.getResolution(), map.getSize()]);
}

/** What one does on the map: tap it, or ask by a menu what may be done at a place. */
export function addMapMenu(map, { isDragging, ...actions }) {
  const menu = createMenu(actions);
  takeTaps(map, menu, actions, takePresses(map, menu, isDragging));
  map.on('movestart', (event) => isMoving(event) && menu.close());
  const frame = byId('map');
  frame.addEventListener('keydown', (event) => {
    if (event.target !== frame || event.key !== 'Enter') return;
    event.preventDefault();
    menu.open(map.getSize().map((side) => side / 2), toPlace(map.getView().getCenter()));
  });
}
