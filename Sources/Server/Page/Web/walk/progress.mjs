import { lengthsAlong, nearestOn } from '../base/geo.mjs';

const offMeters = 40;
const offFixes = 3;
const arrivedMeters = 20;
const soonMeters = 45;

/** Follows fixes along a way: how far one is, what comes next, and whether one has left it or arrived. */
export function createProgress(line, steps) {
  const lengths = lengthsAlong(line);
  let off = 0;
  let told = -1;
  return (fix) => {
    const { along, away } = nearestOn(line, lengths, [fix.lon, fix.lat]);
    const slack = Math.max(offMeters, Math.min(100, fix.accuracy ?? 0));
    off = away > slack ? off + 1 : 0;
    const left = lengths.at(-1) - along;
    const next = steps.findIndex((step) => step.along > along + 5);
    const toNext = next < 0 ? left : steps[next].along - along;
    const isDue = next >= 0 && toNext < soonMeters && told !== next;
    if (isDue) told = next;
    return {
      along, away, left, next, toNext, isDue, isOff: off >= offFixes,
      hasArrived: left < arrivedMeters && away < slack,
    };
  };
}
