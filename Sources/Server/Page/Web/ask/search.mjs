import { abilities, ask } from '../base/api.mjs';
import { cityParameter } from '../base/city.mjs';
import { afterPress, announce, debounced, el, freshId } from '../base/dom.mjs';
import { cityAt, parsePlace, placeText } from '../base/geo.mjs';
import { lowerSheet, raiseSheet } from '../base/sheet.mjs';
import { store } from '../base/state.mjs';
import { placeDetail, places } from '../keep/saved.mjs';
import { knows, language, t } from '../words/words.mjs';

const wait = 100;
const most = 7;

/** What kind of place it is, in the reader's words; nothing where none tells more than the name. */
const kindOf = (category) => (knows(`category-${category}`) ? t(`category-${category}`) : null);

const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A place that the server found, with a second line: by which other name, its kind, and where it is. */
function hit({ name, names, matchedName, category, street, houseNumber, city, latitude: lat, longitude: lon }) {
  if (!Number.isFinite(lat) || !Number.isFinite(lon)) return null;
  const road = [street, houseNumber].filter(Boolean).join(' ');
  const title = String(names?.[language()] || name || road || placeText({ lat, lon }));
  const where = [road, city].filter((one) => one && one !== title).join(', ');
  const isTold = !matchedName || plain(`${title} ${where}`).includes(plain(String(matchedName)));
  const other = isTold ? null : String(matchedName);
  return { lat, lon, name: title, rest: [other, kindOf(category), where].filter(Boolean).join(' · ') };
}

/** What the page itself knows: numbers and kept places, which come first, and stations, which come last. */
function ownHits(text) {
  const place = parsePlace(text);
  if (place) return { first: [{ ...place, name: '', title: placeText(place), rest: t('coordinates') }], last: [] };
  const wish = plain(text);
  const stations = (store.get().stations?.stations ?? []).map((one) =>
    ({ lat: one.position[1], lon: one.position[0], name: String(one.name), rest: t('station') }));
  const meant = (list) => list.filter((one) => plain(one.name).includes(wish)).slice(0, most);
  const all = places();
  const kept = meant(all).map((one) =>
    ({ ...one, rest: [t('kept'), placeDetail(one, all)].filter(Boolean).join(' · ') }));
  return { first: kept, last: meant(stations) };
}

/** Where places are looked for first: where one starts, else where one is; of several cities, only within one. */
function nearPlace() {
  const { question, fix, cities } = store.get();
  const isServed = (one) => !(cities?.length > 1) || cityAt(cities, one);
  return [question.from, fix].find((one) => one && isServed(one));
}

/** The parameter for the city that is shown, where several are served and no place says which is meant. */
const cityOf = (near) => (near ? cityParameter(near)
  : { city: store.get().cities?.length > 1 ? store.get().city?.id : '' });

async function hits(text, signal) {
  const own = () => Object.values(ownHits(text)).flat().slice(0, most);
  if (parsePlace(text)) return own();
  const able = await abilities();
  signal.throwIfAborted();
  if (!able.has('/v1/places')) return own();
  const near = nearPlace();
  try {
    const { data } = await ask('v1/places',
      { q: text, limit: most, lang: language(), lat: near?.lat, lon: near?.lon, ...cityOf(near) }, { signal });
    const found = (data.places ?? []).map(hit).filter(Boolean);
    // The stations may have come meanwhile.
    const { first, last } = ownHits(text);
    const others = last.slice(0, Math.max(1, most - first.length - found.length));
    return [...first.slice(0, 2), ...found.slice(0, most - others.length), ...others].slice(0, most);
  } catch (error) {
    if (error.name === 'AbortError') throw error;
    return own();
  }
}

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

/** The list below a field: it opens with what was found for the field's text, of which one may be marked. */
function hitList(label, input, take) {
  const id = freshId('hits');
  const list = el('ul', { id, class: 'hits', role: 'listbox', 'aria-label': label, hidden: true });
  const none = el('p', { class: 'hits hint', hidden: true });
  let shown = [];
  let active = -1;
  input.setAttribute('aria-controls', id);

  const mark = (index) => {
    active = index;
    [...list.children].forEach((item, i) => item.setAttribute('aria-selected', String(i === index)));
    if (index >= 0) input.setAttribute('aria-activedescendant', list.children[index].id);
    else input.removeAttribute('aria-activedescendant');
    list.children[index]?.scrollIntoView({ block: 'nearest' });
  };
  const item = (one, i) => el('li', {
    id: `${id}-${i}`, role: 'option', 'aria-selected': 'false',
    // The field keeps the focus until the finger is up: a tap that took the item at once would go on to what is below.
    on: { pointerdown: (event) => event.preventDefault(), click: () => take(one) },
  }, el('b', {}, one.title ?? one.name), one.rest ? el('small', {}, one.rest) : null);
  const sayNone = (text) => {
    if (text && (none.hidden || none.textContent !== text)) announce(text);
    none.hidden = !text;
    none.textContent = text;
  };
  return {
    nodes: [list, none],
    isOpen: () => !list.hidden,
    isTold: () => !list.hidden || !none.hidden,
    marked: () => shown[active],
    open(found) {
      shown = found;
      list.replaceChildren(...found.map(item));
      list.hidden = found.length === 0;
      sayNone(found.length ? '' : t('noHits', { text: input.value.trim() }));
      input.setAttribute('aria-expanded', String(found.length > 0));
      mark(-1);
    },
    close() {
      list.hidden = true;
      none.hidden = true;
      input.setAttribute('aria-expanded', 'false');
      mark(-1);
    },
    /** What is in sight was found for another text: none of it is chosen any more. */
    outdate() {
      shown = [];
      mark(-1);
    },
    step(by) {
      if (shown.length) mark((Math.max(active, by < 0 ? 0 : -1) + by + shown.length) % shown.length);
    },
  };
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

/** A field with a list below it: arrows choose, Enter takes, Escape closes, also a list that is on its way. */
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
  const look = debounced(wait, async () => {
    const text = input.value.trim();
    if (!text) return list.close();
    const found = await search(label, text);
    // What is marked by now is about to be chosen, and stays.
    const isWanted = input.value.trim() === text && document.activeElement === input && !list.marked();
    if (found && isWanted) list.open(found);
    return undefined;
  });
  const escape = () => {
    look.cancel();
    giveUp(label);
    list.close();
  };
  const enter = async () => {
    const text = input.value.trim();
    look.cancel();
    if (list.marked()) return take(list.marked());
    const found = text ? await search(label, text) : null;
    if (found?.length) take(found[0]);
    else if (found && input.value.trim() === text) list.open(found);
    return undefined;
  };
  const step = (by) => (list.isOpen() ? list.step(by) : look());
  const keys = { ArrowDown: () => step(1), ArrowUp: () => step(-1), Escape: escape, Enter: enter };

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
  input.addEventListener('blur', () => {
    look.cancel();
    list.close();
    // What was written and not chosen does not count. Another window leaves the field as it is.
    if (document.activeElement !== input) input.value = input.dataset.counts;
    // What is pressed has its click where it is, and the next field has the sheet as it is.
    afterPress(() => { if (!document.activeElement?.matches('.search input')) lowerSheet(); });
  });
  input.addEventListener('focus', () => {
    lookAgain = () => { if (list.isTold()) look(); };
    input.select();
    raiseSheet();
  });
  input.addEventListener('keydown', (event) => {
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });
  return { node: el('div', { class: 'search' }, input, list.nodes) };
}
