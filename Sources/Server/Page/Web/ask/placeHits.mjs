import { abilities, ask } from '../base/api.mjs';
import { cityParameter } from '../base/city.mjs';
import { cityAt, parsePlace, placeText } from '../base/geo.mjs';
import { store } from '../base/state.mjs';
import { placeDetail, places } from '../keep/saved.mjs';
import { knows, language, t } from '../words/words.mjs';

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

/** What a text may mean, best first: places of the page, then what the server finds, then stations. */
export async function hits(text, signal) {
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
