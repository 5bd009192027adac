import { lengthsAlong, nearestOn } from '../base/geo.mjs';

const offMeters = 40;
const offFixes = 3;
const arrivedMeters = 20;
const soonMeters = 45;

// Where a way comes by twice, as a round trip does at its end, one is where one has been a moment ago.
const stepMeters = 200;
const jumpCost = 0.05; // metres away for a metre along beyond that
const offCost = 1000;

/**
 * Follows fixes along a way: how far one is, what comes next, and whether one has left it or arrived. The arrival is no
 * next step: it is said at the end.
 */
export function createProgress(line, steps) {
  const lengths = lengthsAlong(line);
  let off = 0;
  let told = -1;
  let reached = 0;
  return (fix) => {
    const slack = Math.max(offMeters, Math.min(100, fix.accuracy ?? 0));
    const cost = (along, away) => away + jumpCost * Math.max(0, Math.abs(along - reached) - stepMeters)
      + (away > slack ? offCost : 0);
    const { along, away } = nearestOn(line, lengths, [fix.lon, fix.lat], cost);
    off = away > slack ? off + 1 : 0;
    if (!off) reached = along;
    const left = lengths.at(-1) - along;
    const next = steps.findIndex((step) => !step.isArrival && step.along > along + 5);
    const toNext = next < 0 ? left : steps[next].along - along;
    const isDue = next >= 0 && toNext < soonMeters && told !== next;
    if (isDue) told = next;
    return {
      along, away, reached, left, next, toNext, isDue, isOff: off >= offFixes,
      hasArrived: left < arrivedMeters && away < slack,
    };
  };
}
