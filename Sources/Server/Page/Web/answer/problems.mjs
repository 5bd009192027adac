import { Problem } from '../base/api.mjs';
import { knows, t } from '../words/words.mjs';

/**
 * Why there is no answer, in a sentence: the page's own where the server speaks to somebody at a terminal, or of what
 * only those who run it can mend; else the server's.
 */
export function problemText({ problem, isOnline }) {
  if (problem.status === 0) return t(isOnline ? 'problem-unreachable' : 'problem-offline');
  if (problem.status === 500 && problem.code !== 'page') return t('problem-server');
  const key = `problem-${problem.code}`;
  if (knows(key)) return t(key);
  return (problem instanceof Problem && problem.message) || t('problem-other');
}
