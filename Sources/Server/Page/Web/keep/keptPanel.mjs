import { noticeList } from '../answer/notices.mjs';
import { problemText } from '../answer/problems.mjs';
import { setEnd } from '../ask/naming.mjs';
import { questionWords } from '../ask/questionWords.mjs';
import { cityOf } from '../base/city.mjs';
import { button, byId, el, keepingFocus } from '../base/dom.mjs';
import { icon } from '../base/icons.mjs';
import { keepStep, readLink } from '../base/link.mjs';
import { localText } from '../base/moments.mjs';
import { createSaying } from '../base/saying.mjs';
import { toast } from '../base/toast.mjs';
import { store } from '../base/state.mjs';
import { hourName, length, number, signed } from '../words/numbers.mjs';
import { onLanguage, t } from '../words/words.mjs';
import { forget, keepPlace, placeDetail, places, routes } from './saved.mjs';
import { readTrack } from './track.mjs';
import { maxPoints } from './trackFile.mjs';

const said = (...words) => words.filter(Boolean).join(', ');

/** What is kept, a row each, with a second line that tells one from another of the same name. */
function list(key, items, detailOf, open, redraw) {
  if (items.length === 0) return el('p', { class: 'welcome' }, t(`no-${key}`));
  const rows = items.map((one) => [one, detailOf(one)]);
  return el('ul', { class: 'plain' }, rows.map(([one, detail], index) => el('li', { class: 'row' },
    button({ class: 'step' }, () => open(one), el('span', {}, one.name), detail ? el('small', {}, detail) : null),
    button({ class: 'quiet', 'aria-label': `${t('remove')}: ${said(one.name, detail)}`, 'data-kept': key }, () => {
      forget(key, one);
      redraw();
      // The keyboard goes on where it was.
      const left = document.querySelectorAll(`[data-kept="${key}"]`);
      (left[Math.min(index, left.length - 1)] ?? byId('tab-kept')).focus();
    }, icon('close')))));
}

function keepEnds(redraw) {
  const { question } = store.get();
  const ends = ['from', 'to'].filter((end) => question[end]?.name);
  return ends.map((end) => button({ class: 'small', 'aria-label': `${t('keep')}: ${question[end].name}` }, () => {
    toast(t(keepPlace(question[end]) ? 'keptNow' : 'notKept'));
    redraw();
  }, icon('star'), question[end].name));
}

/** What goes wrong with a track, in a sentence; empty where nothing does. */
function trackProblem({ track: shown, isOnline }) {
  if (shown?.problem) return t(shown.problem);
  return shown?.trouble ? problemText({ problem: shown.trouble, isOnline }) : '';
}

function track() {
  const { track: shown } = store.get();
  const problem = trackProblem(store.get());
  const input = el('input', {
    type: 'file', accept: '.gpx,application/gpx+xml', class: 'unseen', id: 'track-file',
    on: { change: ({ target }) => target.files[0] && readTrack(target.files[0]) },
  });
  return el('section', {}, el('h3', {}, t('track')), el('p', { class: 'hint' }, t('trackWhy')),
    el('label', { class: 'small file', for: 'track-file' }, t('chooseFile')), input,
    problem ? el('p', { class: 'problem' }, problem) : null, shown?.line ? told(shown) : null);
}

/** Which of a file's tracks is shown, where they are of the same time; nothing for a file of one. */
function which({ choices, chosen, choose }) {
  if (choices.length === 0) return null;
  return el('label', { class: 'row' }, el('span', {}, t('trackWhich')), el('select', {
    on: { change: ({ target }) => choose(Number(target.value)) },
  }, choices.map((name, number) => el('option', { value: String(number), selected: number === chosen }, name))));
}

/** The clock by which a track was recorded: that of the city in which it begins. */
const zoneOf = ({ line: [[lon, lat]] }) => cityOf({ lat, lon })?.timeZone;

/** What is known of a track: its figures, and the cleanest way beside it. */
function told(shown) {
  const when = shown.start && hourName(shown.start, zoneOf(shown), Date.now());
  const figures = [
    Number.isFinite(shown.burden) && t('trackBreathed', { burden: number(shown.burden) }),
    Number.isFinite(shown.no2) && t('trackInhaled', { no2: number(shown.no2) }),
  ].filter(Boolean);
  if (figures.length && shown.isNow) figures.push(t('trackNow'));
  return el('div', {}, el('p', {}, [shown.name, length(shown.meters), when].filter(Boolean).join(' · ')),
    shown.isCut ? el('p', { class: 'hint' }, t('trackCut', { n: number(maxPoints, 0) })) : null,
    which(shown), figures.length ? el('p', {}, figures.join(' ')) : null,
    shown.cleanest === undefined || !shown.own ? null : el('p', {}, besideCleanest(shown)),
    noticeList(shown.notices),
    el('div', { class: 'files' }, button({ class: 'small' }, () => askBetweenEnds(shown), t('trackWays')),
      button({ class: 'small' }, () => store.set({ track: null }), t('remove'))));
}

function besideCleanest({ cleanest, own, isRelative }) {
  const share = cleanest / own - 1;
  if (share >= -0.03) return t('trackClean');
  return isRelative ? t('trackQuieter', { share: signed(share) })
    : t('trackCleaner', { burden: number(cleanest), share: signed(share) });
}

/** Opens a saved way in the place of the question, to which the browser's Back leads again. */
function openRoute({ link }) {
  keepStep();
  store.set({ ...readLink(link), tab: 'way' });
}

/** Asks for the ways between the ends of a track, at its time; Back leads to the question before. */
function askBetweenEnds(shown) {
  const { line, start, mode } = shown;
  keepStep();
  const [from, to] = [line[0], line.at(-1)].map(([lon, lat]) => ({ lat, lon, name: '' }));
  const { question } = store.get();
  const time = start ? { when: 'at', at: localText(start, zoneOf(shown)) } : {};
  store.set({ question: { ...question, via: [], aside: [], mode: mode ?? question.mode, ...time }, tab: 'way' });
  setEnd('from', from);
  setEnd('to', to);
}

/** Says what goes wrong with a track: of each file that is none, and once of a track that is asked about again. */
function keepTrackSaid() {
  const sayProblem = createSaying();
  store.watch(['track'], (state) => sayProblem(trackProblem(state), state.track?.problem ? state.track : null));
}

/** Kept places and routes, and a track of one's own. */
export function showKept(node) {
  const draw = () => keepingFocus(node, () => {
    const kept = places();
    node.replaceChildren(
      el('h3', {}, t('keptRoutes')), list('routes', routes(),
          ({ link }) => questionWords(readLink(link).question).join(' · '),
          openRoute, draw),
      el('h3', {}, t('keptPlaces')), list('places', kept, (one) => placeDetail(one, kept),
          (one) => { setEnd('to', one); store.set({ tab: 'way', editing: true }); }, draw),
      el('div', { class: 'files' }, keepEnds(draw)), track());
  });
  store.watch(['question', 'keptChange', 'tab', 'track', 'isOnline'], draw);
  keepTrackSaid();
  onLanguage(draw);
  draw();
}
