import { lengthsAlong, nearestOn, positionAt } from '../base/geo.mjs';

const shortMeters = 400;

/**
 * What is left of a question to somebody who has come so many metres along its way and left it: the places on the way
 * that come later, and for a round trip the way home, over the middle of what is left of it.
 */
export function restOf({ from, to, via, loop }, line, reached) {
  const lengths = lengthsAlong(line);
  const isLater = ({ lat, lon }) => nearestOn(line, lengths, [lon, lat]).along > reached;
  if (!loop) return { to, via: via.filter(isLater) };
  const left = lengths.at(-1) - reached;
  const [lon, lat] = positionAt(line, lengths, reached + left / 2);
  const home = { lat: from.lat, lon: from.lon, name: '' };
  return { to: home, via: left > shortMeters ? [{ lat, lon, name: '' }] : [], loop: null };
}
