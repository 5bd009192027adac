import { afterPress, debounced, el, freshId } from '../base/dom.mjs';
import { placeText } from '../base/geo.mjs';
import { lowerSheet, raiseSheet } from '../base/sheet.mjs';
import { store } from '../base/state.mjs';
import { hitList } from './hitList.mjs';
import { hits } from './placeHits.mjs';

const wait = 100;

// What each field looks for, by its label: one that is drawn anew resumes its own.
const searches = new Map();

/** Looks for a text of a field, and no longer for what it looked for before; null where that is given up itself. */
function search(field, text) {
  giveUp(field);
  const controller = new AbortController();
  searches.set(field, controller);
  return hits(text, controller.signal).catch(() => null);
}

const giveUp = (field) => searches.get(field)?.abort();

/** Whether somebody writes in a search field of a part of the page what is not chosen yet. */
export function isSearching(node) {
  const { activeElement: field } = document;
  return node.contains(field) && field.dataset.counts !== undefined && field.value !== field.dataset.counts;
}

// Looks again in the field in which one writes, where what was found is in sight.
let lookAgain = () => {};

/** Has what was found before the stations came looked for again when they have come. */
export function keepStationsFound() {
  store.watch(['stations'], ({ stations }, last) => { if (stations && !last.stations) lookAgain(); });
}

/** The text field of a search, with the value that counts while something else may be written. */
function searchInput(label, value) {
  const input = el('input', {
    id: freshId('search'), type: 'text', role: 'combobox', autocomplete: 'off', spellcheck: 'false',
    enterkeyhint: 'search', 'aria-label': label, 'aria-autocomplete': 'list', 'aria-expanded': 'false',
    placeholder: label, value,
  });
  input.dataset.counts = value;
  return input;
}

/** Looks for what is written in a field when that rests, and lists what is found where it is still meant. */
const lookingIn = ({ label, input, list }) => debounced(wait, async () => {
  const text = input.value.trim();
  if (!text) return list.close();
  const found = await search(label, text);
  // What is marked by now is about to be chosen, and stays.
  const isWanted = input.value.trim() === text && document.activeElement === input && !list.marked();
  if (found && isWanted) list.open(found);
  return undefined;
});

/** What keys do in a field: arrows choose, Enter takes, Escape closes, also a list that is on its way. */
function keysOf({ label, input, list, look, take }) {
  const step = (by) => (list.isOpen() ? list.step(by) : look());
  const enter = async () => {
    const text = input.value.trim();
    look.cancel();
    if (list.marked()) return take(list.marked());
    const found = text ? await search(label, text) : null;
    if (found?.length) take(found[0]);
    else if (found && input.value.trim() === text) list.open(found);
    return undefined;
  };
  const escape = () => {
    look.cancel();
    giveUp(label);
    list.close();
  };
  return { ArrowDown: () => step(1), ArrowUp: () => step(-1), Escape: escape, Enter: enter };
}

/** Has what is written be looked for, and nothing count in a field that is emptied. */
function keepWritten({ label, input, list, look, onClear }) {
  input.addEventListener('input', () => {
    if (!input.value) {
      // What Enter would still take is given up with its text.
      giveUp(label);
      input.dataset.counts = '';
      onClear?.();
    }
    list.outdate();
    look();
  });
}

/** Raises a phone's sheet for a field while one is in it; what was written there and not chosen does not count. */
function keepEntered({ input, list, look }) {
  input.addEventListener('focus', () => {
    lookAgain = () => { if (list.isTold()) look(); };
    input.select();
    raiseSheet();
  });
  input.addEventListener('blur', () => {
    look.cancel();
    list.close();
    // Another window leaves the field as it is.
    if (document.activeElement !== input) input.value = input.dataset.counts;
    // What is pressed has its click where it is, and the next field has the sheet as it is.
    afterPress(() => { if (!document.activeElement?.matches('.search input')) lowerSheet(); });
  });
}

/** A field with a list below it, of which one takes a place: `onPlace` is given it, `onClear` called without one. */
export function searchField({ label, value, onPlace, onClear }) {
  const input = searchInput(label, value ?? '');
  const take = (one) => {
    list.close();
    input.value = one.name || placeText(one);
    input.dataset.counts = input.value;
    // On a phone the keyboard goes, and the answer may take the form's place.
    if (matchMedia('(pointer: coarse)').matches) input.blur();
    onPlace({ lat: one.lat, lon: one.lon, name: one.name });
  };
  const list = hitList(label, input, take);
  const look = lookingIn({ label, input, list });
  const keys = keysOf({ label, input, list, look, take });
  keepWritten({ label, input, list, look, onClear });
  keepEntered({ input, list, look });
  input.addEventListener('keydown', (event) => {
    // Within a word that is being composed keys are the input method's.
    if (event.isComposing || !keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });
  return { node: el('div', { class: 'search' }, input, list.nodes) };
}
