import { ask, askOf } from '../base/api.mjs';
import { cityParameter } from '../base/city.mjs';
import { lengthsAlong, thinned } from '../base/geo.mjs';
import { momentText } from '../base/moments.mjs';
import { store } from '../base/state.mjs';
import { onLanguage } from '../words/words.mjs';
import { areOfSameTime, tracksOf } from './trackFile.mjs';

const maxBytes = 20e6;
const maxMatched = 95;
// What the server takes: 1 MiB and some 8000 places.
const maxSent = 7000;

/** A file of the same track with as many places as the server takes, and nothing else of it. */
function fileOf(stretches) {
  const all = stretches.reduce((sum, line) => sum + line.length, 0);
  const point = ([lon, lat, time]) => `<trkpt lat="${lat.toFixed(6)}" lon="${lon.toFixed(6)}">${
    Number.isNaN(time) ? '' : `<time>${new Date(time).toISOString()}</time>`}</trkpt>`;
  const segments = stretches.map((line) => thinned(line, Math.max(2, Math.floor((line.length * maxSent) / all))));
  return `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk>${
    segments.map((line) => `<trkseg>${line.map(point).join('')}</trkseg>`).join('')}</trk></gpx>`;
}

const cityOf = ([lon, lat]) => cityParameter({ lat, lon });

/** What one breathed when the track was recorded, and the cleanest way between its ends then. */
async function breathed(stretches) {
  const times = stretches.flat().map((point) => point[2]).filter((time) => !Number.isNaN(time));
  const asked = {
    by: store.get().question.by, at: times.length ? '' : momentText(Date.now()), ...cityOf(stretches[0][0]),
  };
  const data = await askOf('v1/tracks', asked, fileOf(stretches), 'application/gpx+xml');
  const isWhole = !data.notices.some((one) => one.code === 'known-in-part');
  return {
    // Alone, a burden without a unit says nothing.
    burden: data.relative ? undefined : data.burdenMinutes, no2: data.pollutants.no2?.doseMicrograms,
    // Along the streets: a receiver wanders, and that is no way.
    meters: data.distanceMeters, start: times.length ? Date.parse(data.start) : null, notices: data.notices, own: data.movingBurdenMinutes,
    isRelative: data.relative, mode: data.mode.word,
    cleanest: isWhole ? data.cleanest?.burdenMinutes : undefined,
  };
}

/** What one would breathe on it now, by the streets that it followed. */
async function breathedNow(line) {
  const places = thinned(line, maxMatched).map(([lon, lat]) => `${lon.toFixed(6)},${lat.toFixed(6)}`).join(';');
  const { data } = await ask(`match/v1/foot/${places}`,
      { overview: 'false', radiuses: places.replaceAll(/[^;]+/g, '15'), ...cityOf(line[0]) });
  const sum = (read) => {
    const known = data.matchings.map(read).filter(Number.isFinite);
    return known.length ? known.reduce((all, one) => all + one, 0) : undefined;
  };
  return { burden: sum((one) => one.burden), no2: sum((one) => one.dose?.no2), isNow: true };
}

/** Where nothing is known of a track's hours, the air of now serves; else why there is none is told. */
function instead(error, line) {
  const trouble = { trouble: error };
  return error.code === 'no-air' ? breathedNow(line).catch(() => trouble) : trouble;
}

let turns = 0;

/** Asks what one breathed on a track, and tells it of that one alone, wherever it has come to, and as asked last. */
async function tell(track, stretches, line) {
  const turn = turns += 1;
  const air = await breathed(stretches).catch((error) => instead(error, line));
  const { track: shown } = store.get();
  if (turn !== turns || shown?.line !== track.line) return;
  // What was told before stays where it cannot be told anew.
  store.set({ track: { ...(air.trouble ? shown : track), ...air } });
}

/** Shows one of the tracks of a file, or all of them one after the other, and asks what one breathed there. */
function show(file, tracks, chosen) {
  const stretches = (chosen === null ? tracks : [tracks[chosen]]).flatMap((one) => one.stretches);
  const line = stretches.flat();
  if (line.length < 2) return store.set({ track: { problem: 'trackEmpty' }, tab: 'kept' });
  const shown = thinned(line, 5000).map(([lon, lat]) => [lon, lat]);
  const choices = chosen === null ? [] : tracks.map((one, number) => one.name || String(number + 1));
  const track = {
    line: shown, ...file, meters: lengthsAlong(line).at(-1), choices, chosen,
    choose: (other) => show(file, tracks, other), again: () => tell(track, stretches, line),
  };
  store.set({ track, tab: 'kept' });
  return track.again();
}

let readings = 0;

/** Reads a file that was dropped or chosen last, and shows it; of tracks of the same time the first. */
export async function readTrack(file) {
  const reading = readings += 1;
  if (file.size > maxBytes) return store.set({ track: { problem: 'trackTooBig' }, tab: 'kept' });
  // A folder is named as a file is, and cannot be read.
  const text = await file.text().catch(() => '');
  if (reading !== readings) return undefined;
  const { tracks, isCut } = tracksOf(text);
  return show({ name: file.name.slice(0, 80), isCut }, tracks, areOfSameTime(tracks) ? 0 : null);
}

/** Takes files that are dropped on the page, and tells of their air in the reader's language, and with a network. */
export function takeDroppedTracks() {
  onLanguage(() => store.get().track?.again?.());
  store.watch(['reconnected'], ({ track }) => { if (track?.trouble) track.again(); });
  // Text may be dragged into a field.
  const isOfFiles = ({ dataTransfer }) => dataTransfer?.types.includes('Files');
  addEventListener('dragover', (event) => { if (isOfFiles(event)) event.preventDefault(); });
  addEventListener('drop', (event) => {
    if (!isOfFiles(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) readTrack(file);
  });
}
