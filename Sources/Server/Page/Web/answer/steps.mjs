import { lengthsAlong } from '../base/geo.mjs';

/**
 * What one does on a way, with metres from the start: `{ instruction, distanceMeters, durationSeconds, along, location,
 * isArrival }`; an empty list where the answer does not tell.
 */
export function stepsOf(route) {
  const lengths = lengthsAlong(route.geometry.coordinates);
  // Each place on the way has an arrival of its own; the last is the one at the end.
  return (route.steps ?? []).map((step, number, all) => ({
    instruction: String(step.instruction ?? ''), distanceMeters: Number(step.distanceMeters ?? 0),
    durationSeconds: Number(step.durationSeconds ?? 0), along: lengths[step.points?.[0]] ?? 0, location: step.location,
    isArrival: step.type === 'arrive' && number === all.length - 1,
  }));
}
