import { abilities } from '../base/api.mjs';
import { button, el, freshId } from '../base/dom.mjs';
import { setQuestion, store } from '../base/state.mjs';
import { number } from '../words/numbers.mjs';
import { t } from '../words/words.mjs';

// Round trips, each of a time or of a length.

const offered = [
  ...[20, 40, 60].map((minutes) => ({ minutes })), ...[2000, 5000, 8000].map((meters) => ({ meters })),
];

const size = ({ minutes, meters }) => (minutes ? `${minutes} min` : `${number(meters / 1000)} km`);

/** What a round trip is called. */
export const loopName = (loop) => t('loop', { size: size(loop) });

/** Asks for a round trip, which has no places on the way and no best time. */
function take(loop) {
  const { when } = store.get().question;
  setQuestion({ loop, via: [], aside: [], when: when === 'best' ? 'now' : when });
}

/** Round trips from where one starts, where the server knows them. */
export function loopButtons() {
  const buttons = offered.map((loop) => button({ class: 'small' }, () => take(loop), size(loop)));
  const choice = [el('p', { hidden: true }, t('orLoop')), el('div', { class: 'files', hidden: true }, buttons)];
  abilities().then((can) => choice.forEach((part) => { part.hidden = !can.has('/v1/loops'); }));
  return choice;
}

/** The round trip that is asked for, and others instead of it. */
export function loopChoice({ loop }) {
  if (!loop) return null;
  const id = freshId('loop');
  const sizes = offered.map(size);
  const loops = sizes.includes(size(loop)) ? offered : [loop, ...offered];
  return el('div', { class: 'row' }, el('label', { for: id }, t('label-loop')),
    el('select', { id, on: { change: ({ target }) => take(loops[target.selectedIndex]) } },
      loops.map((one) => el('option', { selected: size(one) === size(loop) }, size(one)))));
}
