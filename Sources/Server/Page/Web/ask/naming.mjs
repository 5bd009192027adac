import { abilities, ask } from '../base/api.mjs';
import { cityParameter } from '../base/city.mjs';
import { setQuestion, store } from '../base/state.mjs';
import { language } from '../words/words.mjs';

async function lookUp({ lat, lon }) {
  const city = cityParameter({ lat, lon });
  if ((await abilities()).has('/reverse')) {
    const { data } = await ask('reverse', { lon, lat, lang: language(), ...city });
    const found = data.features?.[0]?.properties ?? {};
    const name = found.name || [found.street, found.housenumber].filter(Boolean).join(' ');
    if (name) return String(name);
  }
  const { data } = await ask(`nearest/v1/foot/${lon.toFixed(6)},${lat.toFixed(6)}`,
      { generate_hints: 'false', ...city });
  return String(data.waypoints?.[0]?.name ?? '');
}

const names = new Map();

/** What a place is called, which is asked for once; empty where nobody knows. */
function nameOf(place) {
  const key = [place.lat, place.lon, language()].join();
  if (!names.has(key)) {
    names.set(key, lookUp(place).catch(() => {
      // The server may be there another time.
      names.delete(key);
      return '';
    }));
  }
  return names.get(key);
}

/** Looks up what a place is called, and names it so wherever in the question it still is without a name. */
async function giveName(place) {
  const name = await nameOf(place);
  const isMeant = (one) => one && !one.name && one.lat === place.lat && one.lon === place.lon;
  const { from, to, via } = store.get().question;
  if (!name || ![from, to, ...via].some(isMeant)) return;
  const named = (one) => (isMeant(one) ? { ...one, name } : one);
  setQuestion({ from: named(from), to: named(to), via: via.map(named) });
}

/** Names the places of the question that have no name, whoever sets them. */
export function keepNames() {
  const look = ({ question: { from, to, via } }) =>
    [from, to, ...via].filter((one) => one && !one.name).forEach(giveName);
  store.watch(['question', 'reconnected'], look);
  look(store.get());
}

/** Sets where one starts or goes. */
export function setEnd(end, { lat, lon, name = '' }) {
  setQuestion(end === 'to' ? { to: { lat, lon, name }, loop: null } : { [end]: { lat, lon, name } });
}
