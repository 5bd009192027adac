import { t } from '../words/words.mjs';

/** Why there is no answer, in a sentence. */
export const problemText = ({ problem, isOnline }) => (problem.status === 0
  ? t(isOnline ? 'problem-unreachable' : 'problem-offline') : problem.message || t('problem-other'));
