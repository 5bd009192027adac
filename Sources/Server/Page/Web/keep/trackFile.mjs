import { parseXML } from '../base/trust.mjs';

/** Most places of a file. */
export const maxPoints = 100000;
const longestName = 80;

const within = (value, limit) => value !== null && value.trim() !== '' && Math.abs(Number(value)) <= limit;

/** A time without a zone is UTC, as GPX has it. */
const momentOf = (text) => Date.parse(/\dT[\d:.]+$/.test(text) ? `${text}Z` : text);

/** A place of a file as `[lon, lat, time]`, the time in milliseconds, NaN without one; nothing where it is none. */
function pointOf(node) {
  const [lat, lon] = ['lat', 'lon'].map((name) => node.getAttribute(name));
  if (!within(lat, 90) || !within(lon, 180)) return [];
  return [[Number(lon), Number(lat), momentOf(node.getElementsByTagNameNS('*', 'time')[0]?.textContent.trim() ?? '')]];
}

const all = (name, node) => [...node.getElementsByTagNameNS('*', name)];
const nameOf = (node) => [...node.children].find((child) => child.localName === 'name')?.textContent.trim()
  .slice(0, longestName) ?? '';

/**
 * The tracks of a GPX file, its routes or its waypoints where it has none: each has a name, which may be empty, and
 * stretches, which are lists of `[lon, lat, time]`. An empty list where there are none. `isCut` is whether the file has
 * more places than are read.
 */
export function tracksOf(text) {
  const file = parseXML(text);
  if (!file) return { tracks: [], isCut: false };
  let left = maxPoints;
  let isCut = false;
  const linesOf = (lists) => lists.map((nodes) => {
    isCut ||= nodes.length > left;
    const line = nodes.slice(0, left).flatMap(pointOf);
    left -= line.length;
    return line;
  }).filter((line) => line.length > 0);
  const listsOf = (node) => all('trkseg', node).map((segment) => all('trkpt', segment));
  const tracks = all('trk', file).map((node) => ({ name: nameOf(node), stretches: linesOf(listsOf(node)) }))
    .filter((one) => one.stretches.flat().length > 1);
  if (tracks.length > 0) return { tracks, isCut };
  const nodes = ['rtept', 'wpt'].map((name) => all(name, file)).find((found) => found.length > 1) ?? [];
  const stretches = linesOf([nodes]);
  return { tracks: [{ name: '', stretches }], isCut };
}

/** From the first time of a track to its last; infinite where it has none. */
function spanOf({ stretches }) {
  const times = stretches.flat().map((point) => point[2]).filter((time) => !Number.isNaN(time));
  const [start, end] = times.reduce(([low, high], time) => [Math.min(low, time), Math.max(high, time)],
      [Infinity, -Infinity]);
  return { start, end };
}

/** Whether nobody went all of these tracks: two of them share half of the time of the shorter. */
export function areOfSameTime(tracks) {
  const spans = tracks.map(spanOf).sort((one, other) => one.start - other.start);
  return spans.slice(1).some((span, number) => {
    const before = spans[number];
    const shared = Math.min(before.end, span.end) - Math.max(before.start, span.start);
    return shared > 0 && shared >= Math.min(before.end - before.start, span.end - span.start) / 2;
  });
}
