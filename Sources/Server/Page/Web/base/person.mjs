import { readStored, writeStored } from './storage.mjs';

// Who asks: speeds, breathing and what they need of streets. It stays in the browser, and goes with each question.

/** Somebody in general. */
export const anybody = {
  speeds: {}, // km/h by mode
  breathing: '', // or one of the efforts
  stairs: 'fine', // or avoid, never
  needs: [], // of the needs below
};

/** How hard one breathes. */
export const efforts = ['rest', 'light', 'moderate', 'hard'];
export const stairChoices = ['fine', 'avoid', 'never'];
/** What one may need; those of `onFoot` are asked on foot alone. */
export const needs = ['sensitive', 'lit', 'quiet', 'wheelchair', 'pram'];
const onFoot = ['wheelchair', 'pram'];
/** The modes with the speeds that are usual, and the most that are taken, in km/h. */
export const speeds = { walk: [4.8, 20], bike: [15, 60], scooter: [18, 60] };

const isSpeed = (mode, speed) => speed >= 1 && speed <= speeds[mode]?.[1];

/** Takes over of a person what makes sense. */
export function checked(one) {
  const kept = Object.entries(one?.speeds ?? {}).filter(([mode, speed]) => isSpeed(mode, speed))
    .map(([mode, speed]) => [mode, Math.round(speed * 10) / 10]);
  return {
    speeds: Object.fromEntries(kept),
    breathing: efforts.includes(one?.breathing) ? one.breathing : '',
    stairs: stairChoices.includes(one?.stairs) ? one.stairs : 'fine',
    needs: needs.filter((need) => Array.isArray(one?.needs) && one.needs.includes(need)),
  };
}

/** A person as links have it: `walk-4,hard,stairs-avoid,lit`; empty for anybody. */
export const personText = ({ speeds: own, breathing, stairs, needs: wanted }) => [
  ...Object.entries(own).map(([mode, speed]) => `${mode}-${speed}`), breathing,
  stairs === 'fine' ? '' : `stairs-${stairs}`, ...wanted,
].filter(Boolean).join(',');

/** The person of such a text; nonsense in it is left out. */
export function readPerson(text) {
  const words = text.split(',');
  const after = (name) => words.find((word) => word.startsWith(`${name}-`))?.slice(name.length + 1);
  return checked({
    speeds: Object.fromEntries(Object.keys(speeds).map((mode) => [mode, Number(after(mode))])),
    breathing: words.find((word) => efforts.includes(word)), stairs: after('stairs'), needs: words,
  });
}

/** What a person needs in a mode. */
export const needsIn = (person, mode) => person.needs.filter((need) => mode === 'walk' || !onFoot.includes(need));

/** The parameters that a person comes to in a mode. */
export function personParameters(person, mode) {
  return {
    speed: person.speeds[mode] ?? '', breathing: person.breathing,
    stairs: person.stairs === 'fine' ? '' : person.stairs,
    ...Object.fromEntries(needsIn(person, mode).map((need) => [need, 'true'])),
  };
}

const key = 'brisa.person';

/** Who uses this browser. */
export function keptPerson() {
  try {
    return checked(JSON.parse(readStored(key) ?? 'null'));
  } catch {
    return anybody;
  }
}

/** Whether somebody is who uses this browser, and did not come by a link. */
export const isKept = (person) => personText(person) === personText(keptPerson());

/** Keeps who uses this browser; says whether that is done. */
export const keepPerson = (person) => writeStored(key, personText(person) ? JSON.stringify(person) : null);
