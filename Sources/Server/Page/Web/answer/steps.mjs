import { ask } from '../base/api.mjs';
import { lengthsAlong } from '../base/geo.mjs';
import { personText } from '../base/person.mjs';
import { t } from '../words/words.mjs';

// What one does on the way comes with the answer where the server tells it; else it is made of OSRM's turns.

const profiles = { walk: 'foot', bike: 'bike', scooter: 'scooter' };

function sentence({ maneuver, name }) {
  const { type, modifier } = maneuver;
  const key = type === 'depart' || type === 'arrive' ? `turn-${type}`
      : `turn-${(modifier ?? 'straight').replaceAll(' ', '-')}`;
  return name && type !== 'arrive' ? t('turnOnto', { turn: t(key), name }) : t(key);
}

/** Steps of the route that was asked of OSRM's interface, as `{ instruction, distanceMeters, along, location }`. */
function fromOSRM(route) {
  let along = 0;
  const steps = [];
  for (const step of route.legs.flatMap((leg) => leg.steps)) {
    const isMiddle = step.maneuver.type === 'arrive' && step !== route.legs.at(-1).steps.at(-1);
    if (!isMiddle) {
      steps.push({ instruction: sentence(step), distanceMeters: step.distance, along,
          location: step.maneuver.location });
    }
    along += step.distance;
  }
  return steps;
}

/** Steps of a route of /v1/routes with metres from the start. */
export function ownSteps(route) {
  if (!Array.isArray(route.steps)) return null;
  const lengths = lengthsAlong(route.geometry.coordinates);
  return route.steps.map((step) => ({
    instruction: String(step.instruction ?? ''), distanceMeters: Number(step.distanceMeters ?? 0),
    along: lengths[step.points?.[0]] ?? 0, location: step.location,
  }));
}

/** What one does on a way; an empty list where it is not known. */
export async function stepsOf(route, state) {
  const own = ownSteps(route);
  if (own) return own;
  const { question, answer } = state;
  const label = ['fastest', 'balanced', 'cleanest'].find((one) => route.labels.includes(one));
  if (!label || question.zones.length || question.stationRadius || personText(question.person)) return [];
  const line = [question.from, ...question.via, question.to].map(({ lat, lon }) =>
      `${lon.toFixed(6)},${lat.toFixed(6)}`);
  const { data } = await ask(`route/v1/${profiles[question.mode]}/${line.join(';')}`, {
    steps: 'true', label, overview: 'false', at: answer.query.time, by: answer.query.by, generate_hints: 'false',
  });
  const found = data.routes[0];
  return Math.abs(found.distance - route.distanceMeters) < 5 ? fromOSRM(found) : [];
}
