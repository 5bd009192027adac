// Places are `{ lat, lon }`, lines lists of `[lon, lat]`, as in the answers.

const RADIUS = 6371008.8;
const radians = (degrees) => (degrees * Math.PI) / 180;

/** Metres between two positions `[lon, lat]`. */
export function meters([lonA, latA], [lonB, latB]) {
  const a = Math.sin(radians(latB - latA) / 2) ** 2
    + Math.cos(radians(latA)) * Math.cos(radians(latB)) * Math.sin(radians(lonB - lonA) / 2) ** 2;
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Metres from the start to each point of a line. */
export function lengthsAlong(line) {
  const lengths = [0];
  for (let i = 1; i < line.length; i += 1) lengths.push(lengths[i - 1] + meters(line[i - 1], line[i]));
  return lengths;
}

/** At most so many points of a line, its ends among them. */
export function thinned(line, most) {
  if (line.length <= most) return line;
  return Array.from({ length: most }, (_, i) => line[Math.round((i * (line.length - 1)) / (most - 1))]);
}

/** The position at so many metres from the start of a line. */
export function positionAt(line, lengths, distance) {
  let i = lengths.findIndex((length) => length >= distance);
  if (i < 0) return line[line.length - 1];
  i = Math.max(1, i);
  const part = (distance - lengths[i - 1]) / Math.max(1e-9, lengths[i] - lengths[i - 1]);
  return [0, 1].map((k) => line[i - 1][k] + (line[i][k] - line[i - 1][k]) * Math.max(0, Math.min(1, part)));
}

/**
 * Where a line comes nearest to a position: metres along it, and metres away from it. Nearest is what costs least;
 * without a cost by both, what is least away.
 */
export function nearestOn(line, lengths, position, cost = (along, away) => away) {
  const width = Math.cos(radians(position[1]));
  let best = { along: 0, away: Infinity, cost: Infinity };
  for (let i = 1; i < line.length; i += 1) {
    const [ax, ay] = [(line[i - 1][0] - position[0]) * width, line[i - 1][1] - position[1]];
    const [bx, by] = [(line[i][0] - position[0]) * width, line[i][1] - position[1]];
    const [dx, dy] = [bx - ax, by - ay];
    const part = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / Math.max(1e-18, dx * dx + dy * dy)));
    const away = radians(Math.hypot(ax + part * dx, ay + part * dy)) * RADIUS;
    const along = lengths[i - 1] + part * (lengths[i] - lengths[i - 1]);
    const found = cost(along, away);
    if (found < best.cost) best = { along, away, cost: found };
  }
  return best;
}

/** A line as polyline with six decimals, for addresses. */
export function polyline6(line) {
  let [lastLat, lastLon, text] = [0, 0, ''];
  const part = (value) => {
    let rest = value < 0 ? ~(value << 1) : value << 1;
    while (rest >= 0x20) {
      text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
      rest >>>= 5;
    }
    text += String.fromCharCode(rest + 63);
  };
  for (const [lon, lat] of line) {
    const [y, x] = [Math.round(lat * 1e6), Math.round(lon * 1e6)];
    part(y - lastLat);
    part(x - lastLon);
    [lastLat, lastLon] = [y, x];
  }
  return text;
}

/** A place written as two numbers, latitude first; null where the text is none. */
export function parsePlace(text) {
  const found = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  if (!found) return null;
  const [lat, lon] = [Number(found[1]), Number(found[2])];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null;
}

/** A place as two numbers, to a metre. */
export const placeText = ({ lat, lon }) => `${lat.toFixed(5)},${lon.toFixed(5)}`;

/** Whether two places, or none, lie at the same spot, whatever they are called. */
export const isSamePlace = (a, b) => a?.lat === b?.lat && a?.lon === b?.lon;

/** What a place is called, or its numbers; empty for none. */
export const placeName = (place) => (place ? place.name || placeText(place) : '');

/** Whether a place lies in a box `[west, south, east, north]`. */
export const isInside = ({ lat, lon }, [west, south, east, north]) =>
  lon >= west && lon <= east && lat >= south && lat <= north;

/** The first city whose box holds a place; undefined where none does, or there is no place. */
export const cityAt = (cities, place) => cities.find((one) => place && isInside(place, one.box));
