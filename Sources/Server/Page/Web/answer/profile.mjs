import { ask } from '../base/api.mjs';
import { cityParameter } from '../base/city.mjs';
import { afterPicture } from '../base/dom.mjs';
import { lengthsAlong, polyline6, thinned } from '../base/geo.mjs';
import { store } from '../base/state.mjs';
import { lineKey, selectedRoute } from './asking.mjs';

// The air along a way is asked by its own line: from each of its points to the next, the fastest way is that street.

const profiles = { walk: 'foot', bike: 'bike', scooter: 'scooter' };
const maxPoints = 450;
let running = null;

/** Puts OSRM's annotations of an answer together: a line with lengths, and the air of each of its pieces. */
function profileOf(route) {
  const line = route.geometry.coordinates;
  const all = (name) => route.legs.flatMap((leg) => leg.annotation?.[name] ?? []);
  const lengths = [0];
  for (const piece of all('distance')) lengths.push(lengths.at(-1) + piece);
  if (lengths.length !== line.length) return null;
  return { line, lengths, pollution: all('pollution'), no2: all('no2'), pm25: all('pm25'), index: all('index') };
}

/** The air along a line, in pieces, with parameters; null where the streets found are not those of the line. */
async function airAlong(line, mode, asked, signal) {
  const coded = encodeURIComponent(`polyline6(${polyline6(thinned(line, maxPoints))})`);
  const { data } = await ask(`route/v1/${profiles[mode]}/${coded}`, {
    label: 'fastest', overview: 'full', geometries: 'geojson', annotations: 'distance,pollution,no2,pm25,index',
    generate_hints: 'false', skip_waypoints: 'true', ...asked,
  }, { signal });
  const profile = profileOf(data.routes[0]);
  const length = lengthsAlong(line).at(-1);
  return profile && Math.abs(profile.lengths.at(-1) - length) < Math.max(60, length * 0.04) ? profile : null;
}

/** Which pollution a profile is asked for: that which the answer keeps low; the index it has beside it anyway. */
export const pollutionBy = ({ query }) => (query.by === 'ica' ? 'mix' : query.by);

function startOf({ geometry }) {
  const [lon, lat] = geometry.coordinates[0];
  return { lat, lon };
}

/** Keeps the profile that of the selected way, which is drawn before. */
export function keepProfile() {
  let shown = null;
  // One that did not come is asked for again with a network, and while one looks.
  store.watch(['answer', 'selected', 'reconnected', 'renewal'], afterPicture(async () => {
    const state = store.get();
    const route = selectedRoute(state);
    const by = route && pollutionBy(state.answer);
    const asked = route && {
      at: state.answer.query.time, by: by === 'mix' ? '' : by, ...cityParameter(startOf(route)),
    };
    const key = route && lineKey(route) + JSON.stringify(asked);
    if (key === shown) return;
    shown = key;
    running?.abort();
    store.set({ profile: null, cursor: null });
    if (!route) return;
    const { signal } = running = new AbortController();
    try {
      const profile = await airAlong(route.geometry.coordinates, state.question.mode, asked, signal);
      if (!signal.aborted) store.set({ profile });
    } catch {
      // The way is shown without it.
      if (!signal.aborted) shown = null;
    }
  }));
}
