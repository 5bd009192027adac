import { el } from '../base/dom.mjs';
import { ago } from '../words/numbers.mjs';
import { t } from '../words/words.mjs';

/** That an answer was stored, and when; nothing for one that has just come. */
export const age = ({ kept }) =>
  (kept ? el('p', { class: 'old' }, t('oldAnswer', { ago: ago((Date.now() - kept) / 1000) })) : null);
