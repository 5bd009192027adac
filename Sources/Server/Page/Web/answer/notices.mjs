import { el } from '../base/dom.mjs';
import { t } from '../words/words.mjs';

/**
 * Notices of an answer and of a way, each code once, as the server says them in the page's language. What ails a source
 * is for those who run the server.
 */
export function noticeList(notices) {
  const seen = new Map();
  for (const notice of notices ?? []) if (!seen.has(notice.code)) seen.set(notice.code, notice);
  if (seen.size === 0) return null;
  return el('ul', { class: 'notices' }, [...seen.values()].map(({ code, message }) =>
    el('li', {}, code === 'source-failed' ? t('notice-source-failed') : String(message))));
}
