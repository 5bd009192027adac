import { ask } from '../base/api.mjs';
import { cityParameter } from '../base/city.mjs';
import { HOUR, hourNow, momentText } from '../base/moments.mjs';
import { resting } from '../base/resting.mjs';
import { store } from '../base/state.mjs';
import { onLanguage } from '../words/words.mjs';

let running = null;
// The place, the city and the hour whose air is shown.
let shown = '';
// Whether the hours of its day did not come, or came from what was stored.
let lacksDay = false;

/** Asks what the air is at a place in the hour that is shown, and over its day. */
async function load({ place, hour }) {
  running?.abort();
  if (!place) return;
  const { signal } = running = new AbortController();
  const where = { lat: place.lat.toFixed(5), lon: place.lon.toFixed(5), ...cityParameter(place) };
  const key = [...Object.values(where), hour].join();
  try {
    const at = hour === hourNow() ? '' : momentText(hour);
    const { data, kept } = await ask('v1/air', { ...where, at }, { signal });
    if (signal.aborted) return;
    shown = key;
    store.set({ placeAir: data, placeKept: kept });
  } catch (error) {
    if (error.name === 'AbortError') return;
    // What is shown stays where it is of this place and hour, and of no other.
    if (shown !== key || !store.get().placeAir) {
      store.set({ placeAir: false, placeHours: [], placeKept: null, placeProblem: error });
    }
    return;
  }
  // The day around an hour is some of all hours that play: it stays until they stop.
  const { isPlaying, placeHours: before } = store.get();
  if (isPlaying && before?.length) return;
  const day = { from: momentText(hour - 12 * HOUR), to: momentText(hour + 12 * HOUR) };
  const found = await ask('v1/air/hours', { ...where, ...day }, { signal }).catch(() => null);
  if (signal.aborted) return;
  lacksDay = !found || Boolean(found.kept);
  store.set({ placeHours: found?.data.hours ?? [] });
}

/** Shows the air at a place; a station also what it measured. */
export function showAirAt(place, station = null) {
  store.set({ tab: 'air', place: { lat: place.lat, lon: place.lon, station }, placeAir: null, placeHours: null,
      sheet: 'half' });
}

/** Keeps it that of the hour, and of the city. */
export function keepPlaceAir() {
  store.watch(['place', 'hour', 'city', 'renewal'], resting(load));
  store.watch(['isPlaying'], (state) => { if (!state.isPlaying && state.placeAir) load(state); });
  // What did not come, or came from what was stored, is asked for again when there is a network.
  store.watch(['reconnected'], (state) => {
    if (state.placeAir === false || state.placeKept || lacksDay) load(state);
  });
  // The server's own sentences are in the reader's language.
  onLanguage(() => load(store.get()));
}
