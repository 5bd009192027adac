import { el } from '../base/dom.mjs';
import { knows, language, t } from '../words/words.mjs';

/** Notices of an answer and of a way, each code once, in plain words; the server's own where the page has none. */
export function noticeList(notices) {
  const seen = new Map();
  for (const notice of notices ?? []) if (!seen.has(notice.code)) seen.set(notice.code, notice);
  if (seen.size === 0) return null;
  const items = [...seen.values()].map((notice) => {
    const key = `notice-${notice.code}`;
    return knows(key) && language() !== 'en' ? el('li', {}, t(key)) : el('li', {}, String(notice.message));
  });
  return el('ul', { class: 'notices' }, items);
}
