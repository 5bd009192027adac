import { Problem } from '../base/api.mjs';
import { cityAsked } from '../base/city.mjs';
import { button, el } from '../base/dom.mjs';
import { momentField } from '../base/momentField.mjs';
import { daysAfter, localText } from '../base/moments.mjs';
import { createSaying } from '../base/saying.mjs';
import { leaving, setQuestion, store } from '../base/state.mjs';
import { hourName, percent } from '../words/numbers.mjs';
import { language, t } from '../words/words.mjs';
import { age } from './age.mjs';
import { askRoutes, lineKey, parameters, selectedRoute } from './asking.mjs';
import { burdenShare } from './difference.mjs';
import { noticeList } from './notices.mjs';
import { problemText } from './problems.mjs';
import { figureRows } from './routeCards.mjs';
import { pollutionName } from './verdict.mjs';

// The same question at another time, beside its answer.

const noteworthy = 0.005;
let running = null;

/** Keeps the answer of the other time that of the question. */
export function keepComparing() {
  let [last, asked] = ['', null];
  // Each part of the answer that it stands beside asks again.
  const sayProblem = createSaying();
  const compare = async (key, isAgain) => {
    running?.abort();
    const { signal } = running = new AbortController();
    last = key;
    try {
      const { data, kept } = await askRoutes(asked, { signal });
      if (signal.aborted) return;
      sayProblem('');
      store.set({ comparison: { ...data, kept } });
    } catch (error) {
      if (error.name === 'AbortError') return;
      last = '';
      // What was stored, or said already, stays.
      if (isAgain) return;
      const problem = error instanceof Problem ? error : {};
      store.set({ comparison: { problem } });
      const { isOnline, following } = store.get();
      sayProblem(problemText({ problem, isOnline }), key, following);
    }
  };
  // Notices and problems are in the reader's language.
  const keyNow = () => (asked ? JSON.stringify([asked, language()]) : '');
  store.watch(['question', 'answer'], ({ question, answer }) => {
    asked = answer && question.compare ? { ...parameters(question), at: question.compare } : null;
    const key = keyNow();
    if (key === last) return;
    last = key;
    running?.abort();
    store.set({ comparison: null });
    if (asked) compare(key, false);
  });
  // What was stored, or had no answer for want of the server, may be there by now.
  store.watch(['reconnected', 'renewal'], ({ isOnline, comparison }) => {
    if (isOnline && asked && (comparison?.kept || comparison?.problem?.status === 0)) compare(keyNow(), true);
  });
}

/** The way of an answer that stands beside another's: of the same name, else the cleanest that it offers. */
const counterpart = (route, { routes }) =>
  routes.find((one) => route.labels.some((label) => one.labels.includes(label))) ?? routes.at(-1);

/** Which of two times is better, in a sentence. */
function comparisonSentence(mine, other, when, isRelative, what) {
  // Without a unit each time is told against its own fastest way.
  if (isRelative || typeof mine.burden !== 'number' || typeof other.burden !== 'number') return '';
  // What is charged where nothing is known makes no time better than another.
  if (mine.metersWithoutAir > 0 || other.metersWithoutAir > 0) return t('compareUnknown');
  const less = 0 - burdenShare(other.burden, mine.burden);
  if (Math.abs(less) < noteworthy) return t('compareSame', { when, what });
  return t(less > 0 ? 'compareLess' : 'compareMore', { when, what, share: percent(Math.abs(less)) });
}

function table(route, other, names, air) {
  return el('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': t('compare') }, el('table', {},
    el('caption', { class: 'unseen' }, t('compare')),
    el('thead', {}, el('tr', {}, el('td', {}), names.map((name) => el('th', { scope: 'col' }, name)))),
    el('tbody', {}, figureRows([route, other], air).filter(([name]) => name !== t('cleanerWith')).map(([name, value]) =>
      el('tr', {}, el('th', { scope: 'row' }, name), el('td', {}, value(route)), el('td', {}, value(other)))))));
}

/** What holds of the other time's answer and need not hold of the one above: that it was stored, and its notices. */
function reservations(comparison, other, when) {
  const notices = noticeList([...(comparison.notices ?? []), ...(other.notices ?? [])]);
  return [age(comparison), notices && el('div', {}, el('p', { class: 'hint' }, `${when}:`), notices)];
}

function found(state) {
  const { answer, comparison, question } = state;
  if (!question.compare) return null;
  if (!comparison) return el('p', { class: 'hint' }, t('loading'));
  if (comparison.problem || !comparison.routes?.length) {
    const { problem = {} } = comparison;
    return el('p', { class: 'problem' }, problemText({ problem, isOnline: state.isOnline }));
  }
  const route = selectedRoute(state);
  const other = counterpart(route, comparison);
  const times = [answer, comparison].map((one) => Date.parse(one.query.time));
  const [mine, when] = times.map((time, i) => hourName(time, cityAsked(state)?.timeZone, times[1 - i]));
  const isRelative = Boolean(answer.air?.relative || comparison.air?.relative);
  const isOther = lineKey(route) !== lineKey(other);
  return el('div', { class: 'compared' },
    el('p', {}, el('b', {}, comparisonSentence(route, other, when, isRelative, pollutionName(answer))),
      isOther ? ` ${t('compareOtherWay')}` : ''),
    table(route, other, [mine, when], answer.air), reservations(comparison, other, when),
    button({ class: 'small' }, () => setQuestion({ ...leaving(question, 'at', question.compare), compare: '' }),
      t('takeTime')));
}

/** Chooses another time, and shows what the question comes to then. */
export function comparison(state) {
  const { answer, question } = state;
  const asked = Date.parse(answer.query.time);
  const choose = (compare) => setQuestion({ compare });
  const days = [-7, -1, 1].map((days) => button({ class: 'small' },
    () => choose(daysAfter(localText(asked, cityAsked(state)?.timeZone), days)), t(`days${days}`)));
  return el('div', { class: 'compare' }, el('div', { class: 'files' }, days),
    el('div', { class: 'row' }, momentField(t('compareAt'), question.compare, choose),
      question.compare ? button({ class: 'small' }, () => choose(''), t('remove')) : null),
    el('div', {}, found(state)));
}

/** Shows anew what was found, and leaves the field for the time as it is. */
export function showFound(node, state) {
  if (selectedRoute(state)) node.querySelector('.compare').lastChild.replaceChildren(...[found(state)].filter(Boolean));
}
