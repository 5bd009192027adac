import { abilities, ask } from '../base/api.mjs';
import { cityParameter } from '../base/city.mjs';
import { setQuestion, store } from '../base/state.mjs';
import { language } from '../words/words.mjs';

async function nameOf({ lat, lon }) {
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

/** Looks up what a place is called, and names it so in the question, where it is still there. */
export async function nameEnd(end, place) {
  const name = await nameOf(place).catch(() => '');
  const now = store.get().question[end];
  if (name && now && now.lat === place.lat && now.lon === place.lon
      && !now.name) setQuestion({ [end]: { ...now, name } });
}

/** Looks up what the places on the way are called, each once. */
export function keepViaNames() {
  const names = new Map();
  store.watch(['question'], ({ question }) => question.via.forEach(async (place) => {
    const key = `${place.lat},${place.lon}`;
    if (place.name) return;
    if (!names.has(key)) names.set(key, nameOf(place).catch(() => ''));
    const name = await names.get(key);
    const { via } = store.get().question;
    if (name && via.includes(place)) setQuestion({ via: via.map((one) => (one === place ? { ...one, name } : one)) });
  }));
}

/** Sets where one starts or goes, and looks for its name. */
export function setEnd(end, place) {
  const named = { lat: place.lat, lon: place.lon, name: place.name ?? '' };
  setQuestion(end === 'to' ? { to: named, loop: null } : { [end]: named });
  if (!named.name) nameEnd(end, named);
}
