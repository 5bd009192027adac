import { button, el, freshId } from '../base/dom.mjs';
import { fold } from '../base/folds.mjs';
import {
  anybody, checked, efforts, isKept, keepPerson, keptPerson, needs, needsIn, personText, speeds, stairChoices,
} from '../base/person.mjs';
import { setQuestion } from '../base/state.mjs';
import { toast } from '../base/toast.mjs';
import { number } from '../words/numbers.mjs';
import { t } from '../words/words.mjs';

/** What a person is in a mode, in a few words. */
export const personWords = (person, mode) => [
  person.speeds[mode] && `${number(person.speeds[mode])} km/h`,
  person.breathing && t('breathes', { how: t(`breathing-${person.breathing}`) }),
  person.stairs !== 'fine' && t(`stairs-said-${person.stairs}`),
  ...needsIn(person, mode).map((need) => t(`need-${need}`)),
].filter(Boolean).join(', ');

function row(label, control) {
  return el('div', { class: 'row' }, el('label', { for: control.id }, label), control);
}

function choice(values, chosen, nameOf, onChoose) {
  return el('select', { id: freshId('person'), on: { change: ({ target }) => onChoose(target.value) } },
    values.map((value) => el('option', { value, selected: value === chosen }, nameOf(value))));
}

function speedField(person, mode, change) {
  const [usual, most] = speeds[mode];
  return el('input', {
    id: freshId('person'), type: 'number', min: 1, max: most, step: 'any', inputmode: 'decimal',
    placeholder: number(usual), value: person.speeds[mode] === undefined ? '' : String(person.speeds[mode]),
    on: {
      change: ({ target }) => target.reportValidity()
        && change({ speeds: { ...person.speeds, [mode]: target.value === '' ? undefined : Number(target.value) } }),
    },
  });
}

function needBox(person, need, change) {
  const id = freshId('person');
  const wanted = ({ target }) => change({ needs: needs.filter((one) =>
    (one === need ? target.checked : person.needs.includes(one))) });
  return el('div', { class: 'tick' },
    el('input', { id, type: 'checkbox', checked: person.needs.includes(need), on: { change: wanted } }),
    el('label', { for: id }, t(`need-${need}`)));
}

/** Who asks: kept in this browser, sent with each question. */
export function profile({ person, mode }) {
  const change = (patch) => {
    const changed = checked({ ...person, ...patch });
    // Who came by a link is not kept. What cannot be is told of once: from then on it is not that of this browser.
    if (isKept(person) && !keepPerson(changed)) toast(t('notKept'));
    setQuestion({ person: changed });
  };
  const clear = () => (isKept(person) ? change(anybody) : setQuestion({ person: keptPerson() }));
  const words = personWords(person, mode);
  const isLeftOut = needsIn(person, mode).length < person.needs.length;
  return fold('myProfile', [t('myProfile'), words ? el('small', {}, words) : null], [
    ...Object.keys(speeds).map((of) => row(`${t(of)}, km/h`, speedField(person, of, change))),
    row(t('breathing'), choice(['', ...efforts], person.breathing, (one) => t(`breathing-${one || 'usual'}`),
      (breathing) => change({ breathing }))),
    row(t('stairs'), choice(stairChoices, person.stairs, (one) => t(`stairs-${one}`), (stairs) => change({ stairs }))),
    ...needs.map((need) => needBox(person, need, change)),
    isLeftOut ? el('p', { class: 'hint' }, t('needsOnFoot')) : null,
    el('p', { class: 'hint' }, t('profileWhy')),
    personText(person) ? button({ class: 'small' }, clear, t('anybody')) : null,
  ]);
}
