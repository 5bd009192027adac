import { button, el, freshId } from '../base/dom.mjs';
import { fold } from '../base/folds.mjs';
import { icon } from '../base/icons.mjs';
import { setQuestion, store } from '../base/state.mjs';
import { areaOf } from '../base/zones.mjs';
import { area, length } from '../words/numbers.mjs';
import { t } from '../words/words.mjs';

const measures = ['mix', 'no2', 'pm25', 'pm10', 'o3', 'ica', 'traffic'];
const radii = [0, 500, 1000];

function choice(label, value, choices, onChoose) {
  const id = freshId('choice');
  return el('div', { class: 'row' }, el('label', { for: id }, label),
    el('select', { id, on: { change: ({ target }) => onChoose(target.value) } },
      choices.map(([key, text]) => el('option', { value: key, selected: String(key) === String(value) }, text))));
}

function stationRadius(question) {
  const isOther = !radii.includes(question.stationRadius);
  const id = freshId('radius');
  return [
    choice(t('aroundStations'), isOther ? 'other' : question.stationRadius,
      [...radii.map((radius) => [radius, radius ? length(radius) : t('off')]), ['other', t('other')]],
      (value) => setQuestion({ stationRadius: value === 'other' ? 750 : Number(value) })),
    isOther ? el('div', { class: 'row' }, el('label', { for: id }, t('radius')),
      el('input', {
        id, type: 'number', min: 1, max: 20000, step: 1, value: String(question.stationRadius),
        on: { change: ({ target }) => target.reportValidity()
            && setQuestion({ stationRadius: Math.round(Number(target.value)) }) },
      })) : null,
  ];
}

function zones(question) {
  const { zones: drawn } = question;
  return el('div', { class: 'zones' },
    el('div', { class: 'row' }, el('span', {}, t('zones', { n: drawn.length })),
      drawn.length ? button({ class: 'small' }, () => setQuestion({ zones: [] }), t('removeAll')) : null),
    el('div', { class: 'files' }, ['polygon', 'circle'].map((kind) => button({ class: 'small' },
      () => store.set({ drawingZone: kind, sheet: 'low' }), icon(kind === 'circle' ? 'zone' : 'area'),
      t(`draw-${kind}`)))),
    drawn.length && drawn.length <= 12 ? el('ul', { class: 'plain' },
        drawn.map((zone, index) => el('li', { class: 'row' },
      `${t('zone')} ${index + 1}, ${zone.ring ? area(areaOf(zone.ring)) : length(zone.radius)}`,
      button({ class: 'quiet', 'aria-label': `${t('remove')}: ${t('zone')} ${index + 1}` },
        () => setQuestion({ zones: drawn.filter((one, i) => i !== index) }), icon('close'))))) : null);
}

/** What is to be kept low, and what is kept away from. */
export function preferences(question) {
  const hasZones = question.zones.length > 0 || question.stationRadius > 0;
  return fold('preferences', t('preferences'), [
    choice(t('keepLow'), question.by, measures.map((by) => [by, t(`by-${by}`)]), (by) => setQuestion({ by })),
    stationRadius(question), zones(question),
    hasZones ? choice(t('zonesAre'), question.exclusion, ['avoid', 'forbid'].map((one) => [one, t(one)]),
      (exclusion) => setQuestion({ exclusion })) : null,
  ]);
}
