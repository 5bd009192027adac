import { ask } from '../base/api.mjs';
import { lengthsAlong } from '../base/geo.mjs';
import { store } from '../base/state.mjs';
import { parseXML } from '../base/trust.mjs';

const mostBytes = 20e6;
const mostPoints = 100000;
const mostMatched = 95;

/** The points of a GPX file as `[lon, lat]`; an empty list where there are none. */
export function pointsOf(text) {
  const file = parseXML(text);
  if (!file) return [];
  const found = ['trkpt', 'rtept', 'wpt'].map((name) => file.getElementsByTagNameNS('*', name)).find((all) =>
      all.length > 1) ?? [];
  const line = [];
  for (let i = 0; i < Math.min(found.length, mostPoints); i += 1) {
    const [lon, lat] = ['lon', 'lat'].map((name) => Number(found[i].getAttribute(name)));
    if (Math.abs(lat) <= 90 && Math.abs(lon) <= 180) line.push([lon, lat]);
  }
  return line;
}

/** At most so many points of a line, its ends among them. */
function thinned(line, most) {
  if (line.length <= most) return line;
  return Array.from({ length: most }, (_, i) => line[Math.round((i * (line.length - 1)) / (most - 1))]);
}

/** What one breathed along a track now, by the streets that it followed. */
async function breathed(line) {
  const places = thinned(line, mostMatched).map(([lon, lat]) => `${lon.toFixed(6)},${lat.toFixed(6)}`).join(';');
  const { data } = await ask(`match/v1/foot/${places}`,
      { overview: 'false', radiuses: places.replaceAll(/[^;]+/g, '15') });
  const sum = (read) => data.matchings.reduce((all, one) => all + (read(one) ?? 0), 0);
  return { burden: sum((one) => one.burden), no2: sum((one) => one.dose?.no2) };
}

/** Reads a file that was dropped or chosen, and shows it. */
export async function readTrack(file) {
  if (file.size > mostBytes) return store.set({ track: { problem: 'trackTooBig' }, tab: 'kept' });
  const line = pointsOf(await file.text());
  if (line.length < 2) return store.set({ track: { problem: 'trackEmpty' }, tab: 'kept' });
  const shown = thinned(line, 5000);
  const track = { line: shown, name: file.name.slice(0, 80), meters: lengthsAlong(line).at(-1) };
  store.set({ track, tab: 'kept' });
  const air = await breathed(line).catch(() => ({}));
  if (store.get().track === track) store.set({ track: { ...track, ...air } });
  return undefined;
}

/** Takes files that are dropped on the page. */
export function takeDroppedTracks() {
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) readTrack(file);
  });
}
