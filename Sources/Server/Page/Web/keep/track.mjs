import { ask, askOf } from '../base/api.mjs';
import { lengthsAlong } from '../base/geo.mjs';
import { momentText } from '../base/moments.mjs';
import { store } from '../base/state.mjs';
import { parseXML } from '../base/trust.mjs';
import { t } from '../words/words.mjs';

const mostBytes = 20e6;
const mostPoints = 100000;
const mostMatched = 95;
// What the server takes: 1 MiB and some 8000 places.
const mostSent = 7000;

const within = (value, limit) => value !== null && value.trim() !== '' && Math.abs(Number(value)) <= limit;

/** A place of a file as `[lon, lat, time]`, the time in milliseconds, NaN without one; nothing where it is none. */
function pointOf(node) {
  const [lat, lon] = ['lat', 'lon'].map((name) => node.getAttribute(name));
  if (!within(lat, 90) || !within(lon, 180)) return [];
  return [[Number(lon), Number(lat), Date.parse(node.getElementsByTagNameNS('*', 'time')[0]?.textContent ?? '')]];
}

/** The stretches of a GPX file, each a list of `[lon, lat, time]`; an empty list where there are none. */
export function stretchesOf(text) {
  const file = parseXML(text);
  if (!file) return [];
  const all = (name, node = file) => [...node.getElementsByTagNameNS('*', name)];
  const nodes = all('trkpt').length > 1 ? all('trkseg').map((segment) => all('trkpt', segment))
    : [['rtept', 'wpt'].map((name) => all(name)).find((found) => found.length > 1) ?? []];
  let left = mostPoints;
  return nodes.map((found) => {
    const line = found.slice(0, left).flatMap(pointOf);
    left -= line.length;
    return line;
  }).filter((line) => line.length > 0);
}

/** At most so many points of a line, its ends among them. */
function thinned(line, most) {
  if (line.length <= most) return line;
  return Array.from({ length: most }, (_, i) => line[Math.round((i * (line.length - 1)) / (most - 1))]);
}

/** A file of the same track with as many places as the server takes, and nothing else of it. */
function fileOf(stretches) {
  const all = stretches.reduce((sum, line) => sum + line.length, 0);
  const point = ([lon, lat, time]) => `<trkpt lat="${lat.toFixed(6)}" lon="${lon.toFixed(6)}">${
    Number.isNaN(time) ? '' : `<time>${new Date(time).toISOString()}</time>`}</trkpt>`;
  const segments = stretches.map((line) => thinned(line, Math.max(2, Math.floor((line.length * mostSent) / all))));
  return `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk>${
    segments.map((line) => `<trkseg>${line.map(point).join('')}</trkseg>`).join('')}</trk></gpx>`;
}

/** What one breathed when the track was recorded, and the cleanest way between its ends then. */
async function breathed(stretches) {
  const times = stretches.flat().map((point) => point[2]).filter((time) => !Number.isNaN(time));
  const data = await askOf('v1/tracks', { by: store.get().question.by, at: times.length ? '' : momentText(Date.now()) },
      fileOf(stretches), 'application/gpx+xml');
  const isWhole = !data.notices.some((one) => one.code === 'known-in-part');
  return {
    burden: data.relative ? undefined : data.burdenMinutes, no2: data.pollutants.no2?.doseMicrograms, start: times.length ? Date.parse(data.start) : null,
    notices: data.notices, own: data.movingBurdenMinutes, isRelative: data.relative, mode: data.mode.word,
    cleanest: isWhole ? data.cleanest?.burdenMinutes : undefined,
  };
}

/** What one would breathe on it now, by the streets that it followed. */
async function breathedNow(line) {
  const places = thinned(line, mostMatched).map(([lon, lat]) => `${lon.toFixed(6)},${lat.toFixed(6)}`).join(';');
  const { data } = await ask(`match/v1/foot/${places}`,
      { overview: 'false', radiuses: places.replaceAll(/[^;]+/g, '15') });
  const sum = (read) => {
    const known = data.matchings.map(read).filter(Number.isFinite);
    return known.length ? known.reduce((all, one) => all + one, 0) : undefined;
  };
  return { burden: sum((one) => one.burden), no2: sum((one) => one.dose?.no2), isNow: true };
}

/** Where nothing is known of a track's hours, the air of now serves; else the server's reason is told. */
function instead(error, line) {
  const trouble = { trouble: error.message || t(error.status === 0 ? 'problem-unreachable' : 'problem-other') };
  return error.code === 'no-air' ? breathedNow(line).catch(() => trouble) : trouble;
}

/** Reads a file that was dropped or chosen, and shows it. */
export async function readTrack(file) {
  if (file.size > mostBytes) return store.set({ track: { problem: 'trackTooBig' }, tab: 'kept' });
  const stretches = stretchesOf(await file.text());
  const line = stretches.flat();
  if (line.length < 2) return store.set({ track: { problem: 'trackEmpty' }, tab: 'kept' });
  const shown = thinned(line, 5000).map(([lon, lat]) => [lon, lat]);
  const track = { line: shown, name: file.name.slice(0, 80), meters: lengthsAlong(line).at(-1) };
  store.set({ track, tab: 'kept' });
  const air = await breathed(stretches).catch((error) => instead(error, line));
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
