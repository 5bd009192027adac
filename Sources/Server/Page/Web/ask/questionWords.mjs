import { placeName } from '../base/geo.mjs';
import { length } from '../words/numbers.mjs';
import { t } from '../words/words.mjs';
import { loopName } from './loops.mjs';
import { personWords } from './myProfile.mjs';

// A question in words, wherever it is told: folded above its answer, on paper, among what is saved.

/** Where a question goes: what the place is called, or the round trip. */
export const goalName = ({ to, loop }) => (loop ? loopName(loop) : placeName(to));

// Two names that are written from right to left would change places, and the arrow point to where one starts.
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const isolated = (name) => (fromRight.test(name) ? `\u2068${name}\u2069` : name);

/** A question by its ends. */
export const endsName = (question) => `${isolated(placeName(question.from))} → ${isolated(goalName(question))}`;

/** When one leaves. */
const whenWords = ({ when, at }) => (when === 'at' ? at.replace('T', ' ') : t(`when-${when}`));

/**
 * What a question asks besides its ends, a few words each: how one travels, when, what is kept low, what is kept
 * away from and how strictly, who asks, and the places on the way. The words for the time may be others.
 */
export function questionWords(question, when = whenWords(question)) {
  const { mode, by, stationRadius, zones, exclusion, person, via } = question;
  return [
    t(mode), when, by !== 'mix' && t(`by-${by}`),
    stationRadius && t(`around-${exclusion}`, { length: length(stationRadius) }),
    zones.length && t(`zones-${exclusion}`, { n: zones.length }),
    personWords(person, mode), ...via.map((place) => `${t('via')} ${placeName(place)}`),
  ].filter(Boolean);
}
