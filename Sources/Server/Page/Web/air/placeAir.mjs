import { ask } from '../base/api.mjs';
import { HOUR, hourNow, momentText } from '../base/moments.mjs';
import { resting } from '../base/resting.mjs';
import { store } from '../base/state.mjs';

let running = null;

/** Asks what the air is at a place in the hour that is shown, and over its day. */
async function load({ place, hour }) {
  running?.abort();
  if (!place) return;
  const { signal } = running = new AbortController();
  const where = { lat: place.lat.toFixed(5), lon: place.lon.toFixed(5) };
  try {
    const at = hour === hourNow() ? '' : momentText(hour);
    const { data } = await ask('v1/air', { ...where, at }, { signal });
    store.set({ placeAir: data });
    const day = { from: momentText(hour - 12 * HOUR), to: momentText(hour + 12 * HOUR) };
    const { data: hours } = await ask('v1/air/hours', { ...where, ...day }, { signal });
    if (!signal.aborted) store.set({ placeHours: hours.hours });
  } catch (error) {
    if (error.name !== 'AbortError') {
      const { placeAir, placeHours } = store.get();
      store.set({ placeAir: placeAir || false, placeHours: placeHours ?? [] });
    }
  }
}

/** Shows the air at a place; a station also what it measured. */
export function showAirAt(place, station = null) {
  store.set({ tab: 'air', place: { lat: place.lat, lon: place.lon, station }, placeAir: null, placeHours: null,
      sheet: 'half' });
}

/** Keeps it that of the hour. */
export function keepPlaceAir() {
  store.watch(['place', 'hour'], resting(load));
}
