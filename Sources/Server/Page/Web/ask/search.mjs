import { abilities, ask } from '../base/api.mjs';
import { debounced, el, freshId } from '../base/dom.mjs';
import { parsePlace, placeText } from '../base/geo.mjs';
import { store } from '../base/state.mjs';
import { places } from '../keep/saved.mjs';
import { language, t } from '../words/words.mjs';

const wait = 100;
const most = 7;

/** A place that the server found, with a second line. */
function hit({ name, names, street, houseNumber, city, latitude: lat, longitude: lon }) {
  if (!Number.isFinite(lat) || !Number.isFinite(lon)) return null;
  const road = [street, houseNumber].filter(Boolean).join(' ');
  const title = String(names?.[language()] || name || road || placeText({ lat, lon }));
  return { lat, lon, name: title, rest: [road, city].filter((one) => one && one !== title).join(', ') };
}

const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What the page itself knows: numbers, kept places, stations. */
function ownHits(text) {
  const place = parsePlace(text);
  if (place) return [{ ...place, name: '', title: placeText(place), rest: t('coordinates') }];
  const wish = plain(text);
  const stations = (store.get().stations?.stations ?? []).map((one) =>
    ({ lat: one.position[1], lon: one.position[0], name: String(one.name), rest: t('station') }));
  const kept = places().map((one) => ({ ...one, rest: t('kept') }));
  return [...kept, ...stations].filter((one) => plain(one.name).includes(wish)).slice(0, most);
}

let running = null;

async function hits(text) {
  const own = ownHits(text);
  running?.abort();
  const { signal } = running = new AbortController();
  if (parsePlace(text) || !(await abilities()).has('/v1/places')) return own;
  const near = store.get().question.from ?? store.get().fix;
  try {
    const { data } = await ask('v1/places',
      { q: text, limit: most, lang: language(), lat: near?.lat, lon: near?.lon }, { signal });
    const found = (data.places ?? []).map(hit).filter(Boolean);
    return [...own.slice(0, 2), ...found].slice(0, most);
  } catch (error) {
    if (error.name === 'AbortError') throw error;
    return own;
  }
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
  let shown = [];
  let active = -1;

  const close = () => {
    list.hidden = true;
    active = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };
  const take = (one) => {
    close();
    input.value = one.name || placeText(one);
    onPlace({ lat: one.lat, lon: one.lon, name: one.name });
  };
  const mark = (index) => {
    active = index;
    [...list.children].forEach((item, i) => item.setAttribute('aria-selected', String(i === index)));
    if (index >= 0) input.setAttribute('aria-activedescendant', list.children[index].id);
    list.children[index]?.scrollIntoView({ block: 'nearest' });
  };
  const open = (found) => {
    shown = found;
    list.replaceChildren(...found.map((one, i) => el('li', {
      id: `${listId}-${i}`, role: 'option', 'aria-selected': 'false',
      on: { pointerdown: (event) => { event.preventDefault(); take(one); } },
    }, el('b', {}, one.title ?? one.name), one.rest ? el('small', {}, one.rest) : null)));
    list.hidden = found.length === 0;
    input.setAttribute('aria-expanded', String(found.length > 0));
    active = -1;
  };
  const look = debounced(wait, async () => {
    const text = input.value.trim();
    if (!text) return close();
    const found = await hits(text).catch(() => null);
    if (found && input.value.trim() === text && document.activeElement === input) open(found);
    return undefined;
  });

  input.addEventListener('input', () => {
    if (!input.value) onClear?.();
    look();
  });
  input.addEventListener('blur', close);
  input.addEventListener('focus', () => input.select());
  input.addEventListener('keydown', async (event) => {
    if (event.key === 'ArrowDown' && shown.length) mark((active + 1) % shown.length);
    else if (event.key === 'ArrowUp' && shown.length) mark((active + shown.length - 1) % shown.length);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter') {
      const text = input.value.trim();
      const found = active >= 0 ? shown : (text ? await hits(text).catch(() => []) : []);
      if (found.length) take(found[Math.max(0, active)]);
    } else return;
    event.preventDefault();
  });
  return { node: el('div', { class: 'search' }, input, list), input };
}
