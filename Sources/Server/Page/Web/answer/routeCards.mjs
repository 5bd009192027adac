import { el, freshId, svg } from '../base/dom.mjs';
import { store } from '../base/state.mjs';
import { kindOf, patternOf } from '../map/routeStyle.mjs';
import { chancePercent, duration, length, number, signed } from '../words/numbers.mjs';
import { t } from '../words/words.mjs';
import { burdenChange } from './difference.mjs';
import { pollutionName } from './verdict.mjs';

/** A piece of a way's line as the map draws it. */
const lineSample = (kind) => svg('svg', { class: `sample ${kind}`, viewBox: '0 0 44 10', 'aria-hidden': 'true' },
  svg('path', { d: 'M5 5h34', 'stroke-dasharray': patternOf(kind)
      ? patternOf(kind).split(' ').map((n) => n / 2).join(' ') : null }));

/** What a way is called: all of its labels. */
export const nameOf = (route) =>
  (route.isBetween ? t('label-between') : route.labels.map((label) => t(`label-${label}`)).join(', '));

/** How much less one breathes, as a share with a sign; nothing for the fastest and where nothing is known. */
function saving(route) {
  if (route.isLoop) return typeof route.relativeBurden === 'number' ? signed(route.relativeBurden - 1) : '';
  const change = burdenChange(route);
  return route.labels.includes('fastest') || change === null ? '' : signed(change);
}

function card(route, group, isSelected, what) {
  const kind = kindOf(route);
  return el('label', { class: `card ${kind}` },
    el('input', {
      type: 'radio', name: group, value: route.name, checked: isSelected,
      on: { change: () => store.set({ selected: route.name }) },
    }),
    el('span', { class: 'card-face' },
      el('span', { class: 'card-name' }, lineSample(kind), nameOf(route)),
      el('span', { class: 'card-time' }, duration(route.durationSeconds)),
      el('span', { class: 'card-rest' }, length(route.distanceMeters)),
      saving(route) ? el('span', { class: 'card-air' }, saving(route),
          el('span', { class: 'unseen' }, ` ${what}`)) : null));
}

/** The ways with a label, to choose from. */
export function routeCards(answer, selected) {
  const group = freshId('way');
  const routes = answer.routes.filter((route) => !route.isBetween);
  return el('fieldset', { class: 'cards' }, el('legend', { class: 'unseen' }, t('ways')),
    routes.map((route) => card(route, group, route.name === selected, pollutionName(answer))));
}

/** What short dashes on the map mean, where a way that it shows has them. */
export function pushedKey({ routes }, selected) {
  const isShown = (route) => !route.isBetween || route === selected;
  if (!routes.some((route) => isShown(route) && route.pushedPoints?.length)) return null;
  return el('p', { class: 'pushed-key' },
    svg('svg', { class: 'sample', viewBox: '0 0 44 10', 'aria-hidden': 'true' }, svg('path', { d: 'M5 5h34' })),
    t('pushed'));
}

const pollutantNames = { no2: 'NO₂', pm25: 'PM2.5', pm10: 'PM10', o3: 'O₃', so2: 'SO₂', co: 'CO' };

/** What a pollutant is called. */
export const pollutantName = (code) => pollutantNames[code] ?? String(code).toUpperCase();

/** What the burden of a way is called. */
function burdenName(air) {
  if (!air?.relative) return t('burden');
  return air.measuredBeside ? t('burdenBeside', { what: pollutantName(air.measuredBeside) }) : t('burdenRelative');
}

/** Lengths that are told where any way has so many metres of them: their key, their word, and the fewest metres. */
const rareLengths = [['metersPushed', 'pushed', 10], ['metersAmongFastCars', 'amongFastCars', 1]];

/** The rows of lengths that few ways have: on foot beside the bike, and by scooter among cars that may be fast. */
const rareRows = (routes) => rareLengths
  .filter(([key, , fewest]) => routes.some((route) => route[key] >= fewest))
  .map(([key, word]) => [t(word), (route) => (typeof route[key] === 'number' ? length(route[key]) : '–')]);

/** The figures of ways: what each is called, and how it reads for a way. */
export function figureRows(routes, air) {
  const doses = [...new Set(routes.flatMap((route) => Object.keys(route.doseMicrograms ?? {})))];
  return [
    [t('time'), (route) => duration(route.durationSeconds)],
    [t('distance'), (route) => length(route.distanceMeters)],
    ...rareRows(routes),
    [burdenName(air), (route) => (route.burden === null ? '–'
      : `${number(route.burden)}${air?.relative ? '' : ' min'}`)],
    [t('cleanerWith'), ({ cleanerProbability: chance }) => (typeof chance === 'number' ? chancePercent(chance) : '–')],
    [`${t('index')} (${air?.scale ?? ''})`, (route) => (typeof route.indexMean === 'number'
      ? `${route.isPartial ? '≥ ' : ''}${number(route.indexMean)} / ${number(route.indexMax)}` : '–')],
    ...doses.map((code) => [t('inhaled', { what: pollutantName(code) }),
      ({ doseMicrograms: dose }) => (typeof dose?.[code] === 'number' ? `${number(dose[code])} µg` : '–')]),
  ];
}

/** The names of ways, those that are called the same with a number each. */
function namesOf(routes) {
  const names = routes.map(nameOf);
  const isSame = (name) => (other) => other === name;
  return names.map((name, i) => (names.filter(isSame(name)).length > 1
    ? `${name} ${names.slice(0, i + 1).filter(isSame(name)).length}` : name));
}

/** All figures as a table, for those who compare and for those who listen. */
export function figuresTable({ routes, air }) {
  const rows = figureRows(routes, air);
  return el('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': t('figures') }, el('table', {},
    el('caption', { class: 'unseen' }, t('figures')),
    el('thead', {}, el('tr', {}, el('td', {}), namesOf(routes).map((name) => el('th', { scope: 'col' }, name)))),
    el('tbody', {}, rows.map(([name, value]) =>
      el('tr', {}, el('th', { scope: 'row' }, name), routes.map((route) => el('td', {}, value(route))))))));
}
