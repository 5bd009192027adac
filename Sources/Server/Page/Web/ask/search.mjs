import { abilities, ask } from '../base/api.mjs';
import { cityParameter } from '../base/city.mjs';
import { announce, debounced, el, freshId } from '../base/dom.mjs';
import { parsePlace, placeText } from '../base/geo.mjs';
import { store } from '../base/state.mjs';
import { places } from '../keep/saved.mjs';
import { knows, language, t } from '../words/words.mjs';

const wait = 100;
const most = 7;

/** What kind of place it is, in the reader's words; nothing where none tells more than the name. */
const kindOf = (category) => (knows(`category-${category}`) ? t(`category-${category}`) : null);

/** A place that the server found, with a second line: its kind, and where it is. */
function hit({ name, names, category, street, houseNumber, city, latitude: lat, longitude: lon }) {
  if (!Number.isFinite(lat) || !Number.isFinite(lon)) return null;
  const road = [street, houseNumber].filter(Boolean).join(' ');
  const title = String(names?.[language()] || name || road || placeText({ lat, lon }));
  const where = [road, city].filter((one) => one && one !== title).join(', ');
  return { lat, lon, name: title, rest: [kindOf(category), where].filter(Boolean).join(' · ') };
}

const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What the page itself knows: numbers and kept places, which come first, and stations, which come last. */
function ownHits(text) {
  const place = parsePlace(text);
  if (place) return { first: [{ ...place, name: '', title: placeText(place), rest: t('coordinates') }], last: [] };
  const wish = plain(text);
  const stations = (store.get().stations?.stations ?? []).map((one) =>
    ({ lat: one.position[1], lon: one.position[0], name: String(one.name), rest: t('station') }));
  const kept = places().map((one) => ({ ...one, rest: t('kept') }));
  const meant = (list) => list.filter((one) => plain(one.name).includes(wish)).slice(0, most);
  return { first: meant(kept), last: meant(stations) };
}

/** The parameter for the city that is shown, where several are served and no place says which is meant. */
const cityOf = (near) => (near ? cityParameter(near)
  : { city: store.get().cities?.length > 1 ? store.get().city?.id : '' });

let running = null;

async function hits(text) {
  const { first, last } = ownHits(text);
  const own = [...first, ...last].slice(0, most);
  running?.abort();
  const { signal } = running = new AbortController();
  if (parsePlace(text) || !(await abilities()).has('/v1/places')) return own;
  const near = store.get().question.from ?? store.get().fix;
  try {
    const { data } = await ask('v1/places',
      { q: text, limit: most, lang: language(), lat: near?.lat, lon: near?.lon, ...cityOf(near) }, { signal });
    const found = (data.places ?? []).map(hit).filter(Boolean);
    const others = last.slice(0, Math.max(1, most - first.length - found.length));
    return [...first.slice(0, 2), ...found.slice(0, most - others.length), ...others].slice(0, most);
  } catch (error) {
    if (error.name === 'AbortError') throw error;
    return own;
  }
}

/** Whether somebody writes in a search field of a part of the page what is not chosen yet. */
export function isSearching(node) {
  const { activeElement: field } = document;
  return node.contains(field) && field.dataset.counts !== undefined && field.value !== field.dataset.counts;
}

/** A field with a list below it: arrows choose, Enter takes, Escape closes. */
export function searchField({ label, value, onPlace, onClear }) {
  const [id, listId] = [freshId('search'), freshId('hits')];
  const list = el('ul', { id: listId, class: 'hits', role: 'listbox', 'aria-label': label, hidden: true });
  const input = el('input', {
    id, type: 'text', role: 'combobox', autocomplete: 'off', spellcheck: 'false', enterkeyhint: 'search',
    'aria-label': label, 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': listId,
    placeholder: label, value: value ?? '',
  });
  const none = el('p', { class: 'hits hint', hidden: true });
  // What counts, while something else may be written.
  input.dataset.counts = value ?? '';
  let shown = [];
  let active = -1;

  const close = () => {
    list.hidden = true;
    none.hidden = true;
    active = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };
  const take = (one) => {
    close();
    input.value = one.name || placeText(one);
    input.dataset.counts = input.value;
    // On a phone the keyboard goes, and the answer may take the form's place.
    if (matchMedia('(pointer: coarse)').matches) input.blur();
    onPlace({ lat: one.lat, lon: one.lon, name: one.name });
  };
  const mark = (index) => {
    active = index;
    [...list.children].forEach((item, i) => item.setAttribute('aria-selected', String(i === index)));
    if (index >= 0) input.setAttribute('aria-activedescendant', list.children[index].id);
    else input.removeAttribute('aria-activedescendant');
    list.children[index]?.scrollIntoView({ block: 'nearest' });
  };
  const open = (found) => {
    shown = found;
    list.replaceChildren(...found.map((one, i) => el('li', {
      id: `${listId}-${i}`, role: 'option', 'aria-selected': 'false',
      // The field keeps the focus until the finger is up: a tap that took the item at once would go on to what lies below.
      on: { pointerdown: (event) => event.preventDefault(), click: () => take(one) },
    }, el('b', {}, one.title ?? one.name), one.rest ? el('small', {}, one.rest) : null)));
    list.hidden = found.length === 0;
    const was = none.hidden ? '' : none.textContent;
    const is = found.length ? '' : t('noHits', { text: input.value.trim() });
    none.hidden = !is;
    none.textContent = is;
    if (is && is !== was) announce(is);
    input.setAttribute('aria-expanded', String(found.length > 0));
    mark(-1);
  };
  const look = debounced(wait, async () => {
    const text = input.value.trim();
    if (!text) return close();
    const found = await hits(text).catch(() => null);
    if (found && input.value.trim() === text && document.activeElement === input) open(found);
    return undefined;
  });

  input.addEventListener('input', () => {
    if (!input.value) {
      input.dataset.counts = '';
      onClear?.();
    }
    // What was found for another text is not chosen any more.
    shown = [];
    mark(-1);
    look();
  });
  input.addEventListener('blur', () => {
    look.cancel();
    close();
    // What was written and not chosen does not count. Another window leaves the field as it is.
    if (document.activeElement !== input) input.value = input.dataset.counts;
  });
  input.addEventListener('focus', () => input.select());
  input.addEventListener('keydown', async (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step && event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    if (step && list.hidden) look();
    else if (step && shown.length) mark((Math.max(active, step < 0 ? 0 : -1) + step + shown.length) % shown.length);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter') {
      const text = input.value.trim();
      look.cancel();
      const found = active >= 0 ? shown : (text ? await hits(text).catch(() => null) : null);
      if (found?.length) take(found[Math.max(0, active)]);
      else if (found && input.value.trim() === text) open(found);
    }
  });
  return { node: el('div', { class: 'search' }, input, list, none), input };
}
