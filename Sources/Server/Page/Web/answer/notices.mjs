import { el } from '../base/dom.mjs';
import { knows, t } from '../words/words.mjs';

/**
 * Notices of an answer and of a way, each code once, or once for each zone of which it is said, as the server says them
 * in the page's language; in the page's own words where the server speaks to those who run it, or to somebody at a
 * terminal.
 */
export function noticeList(notices) {
  const seen = new Map();
  for (const notice of notices ?? []) {
    const key = `${notice.code} ${notice.zone ?? ''}`;
    if (!seen.has(key)) seen.set(key, notice);
  }
  if (seen.size === 0) return null;
  return el('ul', { class: 'notices' }, [...seen.values()].map(({ code, message }) =>
    el('li', {}, knows(`notice-${code}`) ? t(`notice-${code}`) : String(message))));
}
