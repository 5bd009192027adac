import { el } from '../base/dom.mjs';
import { knows, t } from '../words/words.mjs';

const hasFigures = (text) => /\d/.test(text.replace(/PM2\.5|PM10|NO2|SO2|O3/g, ''));

/**
 * Notices of an answer and of a way, each code once, in plain words; the server's own, which it says in the page's
 * language, where the page has none, or where these tell figures. What ails a source is for those who run the server.
 */
export function noticeList(notices) {
  const seen = new Map();
  for (const notice of notices ?? []) if (!seen.has(notice.code)) seen.set(notice.code, notice);
  if (seen.size === 0) return null;
  const items = [...seen.values()].map((notice) => {
    const key = `notice-${notice.code}`;
    const said = String(notice.message);
    const isOwn = knows(key) && t(key) !== ''
      && (notice.code === 'source-failed' || !hasFigures(said) || hasFigures(t(key)));
    return el('li', {}, isOwn ? t(key) : said);
  });
  return el('ul', { class: 'notices' }, items);
}
