import { chancePercent, duration, length, percent, wholeMinutes } from '../words/numbers.mjs';
import { t } from '../words/words.mjs';
import { savedShare } from './difference.mjs';

const noteworthy = 0.005;

/** How sure a chance is, in words that go by the whole percent beside them. */
function surety(chance) {
  const whole = Math.round(chance * 100);
  if (whole >= 95) return t('sure-high');
  return whole >= 80 ? t('sure-likely') : t('sure-some');
}

/** How much longer, as the whole minutes beside it say. */
function time(route, fastest) {
  const more = wholeMinutes(route.durationSeconds) - wholeMinutes(fastest.durationSeconds);
  return more < 1 ? t('asFast') : t('longer', { time: duration(more * 60) });
}

/** What tells ways apart where burdens have no unit: the streets' traffic, and what is measured beside it. */
export const relativeName = ({ measuredBeside }) =>
  (measuredBeside ? t('quantityBeside', { what: t(`by-${measuredBeside}`) }) : t('quantity-relative'));

/** The pollution that an answer keeps low, wherever more or less of it is told. */
export function pollutionName({ query: { by }, air }) {
  if (air?.relative) return t('pollutionOf', { what: relativeName(air) });
  return by === 'mix' ? t('pollution') : t('pollutionOf', { what: t(`by-${by}`) });
}

/** Whether nothing is known of the air on most of a way. */
const isMostlyUnknown = ({ metersWithoutAir, distanceMeters }) => metersWithoutAir > distanceMeters / 2;

/** What a way comes to beside the fastest, in a sentence: what it costs, what it saves, and how sure that is. */
export function verdict(route, answer) {
  const { routes } = answer;
  const what = pollutionName(answer);
  const fastest = routes.find((one) => one.labels.includes('fastest')) ?? routes[0];
  if (route.isLoop) {
    const loop = { time: duration(route.durationSeconds), length: length(route.distanceMeters) };
    const less = 1 - (route.relativeBurden ?? 1);
    if (Math.abs(less) < noteworthy) return t('verdictLoop', loop);
    return t(less > 0 ? 'verdictLoopCleaner' : 'verdictLoopDirtier', { ...loop, share: percent(Math.abs(less)), what });
  }
  const name = t(`label-${route.isBetween ? 'between' : route.labels.at(-1)}`);
  const figures = `${duration(route.durationSeconds)}, ${length(route.distanceMeters)}`;
  if (route.burden === null) return t('verdictNoAir', { name, figures });
  const only = routes.filter((one) => !one.isBetween).length === 1;
  if (route === fastest && only) {
    return t(isMostlyUnknown(route) ? 'verdictMostlyUnknown' : 'verdictOnly', { figures });
  }
  if (route === fastest) return t('verdictFastest', { figures });
  const saved = savedShare(route);
  if (saved < noteworthy) return t('verdictDirtier', { name, time: time(route, fastest) });
  const text = t('verdictCleaner', { name, time: time(route, fastest), share: percent(saved), what });
  const chance = route.cleanerProbability;
  return chance === null || chance === undefined ? text
    : `${text} ${t('verdictChance', { sure: surety(chance), chance: chancePercent(chance) })}`;
}
