import { loopButtons } from '../ask/loops.mjs';
import { endsName } from '../ask/questionWords.mjs';
import { cityAsked } from '../base/city.mjs';
import { button, el } from '../base/dom.mjs';
import { fold } from '../base/folds.mjs';
import { icon } from '../base/icons.mjs';
import { linkAddress } from '../base/link.mjs';
import { toast } from '../base/toast.mjs';
import { store } from '../base/state.mjs';
import { keepRoute } from '../keep/saved.mjs';
import { startFollowing } from '../walk/following.mjs';
import { length } from '../words/numbers.mjs';
import { t } from '../words/words.mjs';
import { age } from './age.mjs';
import { quantities, quantityName } from './airChart.mjs';
import { askQuestion } from './asking.mjs';
import { comparison } from './compare.mjs';
import { departuresChart } from './departures.mjs';
import { kml, saveAs, saveFile } from './downloads.mjs';
import { noticeList } from './notices.mjs';
import { problemText } from './problems.mjs';
import { figuresTable, nameOf, pushedKey, routeCards } from './routeCards.mjs';
import { stepsOf } from './steps.mjs';
import { tradeOffSlider } from './tradeOff.mjs';
import { pollutionName } from './verdict.mjs';

function stepList(route) {
  const list = el('ol', { class: 'steps' });
  const fill = () => {
    const steps = stepsOf(route);
    list.replaceChildren(...(steps.length ? steps.map((step) => el('li', {},
      el('button', { type: 'button', class: 'step', on: { click: () => store.set({ cursor: step.along }) } },
        el('span', {}, step.instruction), el('small', {}, step.distanceMeters ? length(step.distanceMeters) : ''))))
      : [el('li', {}, t('noSteps'))]));
  };
  return fold('steps', t('steps'), list, fill);
}

function coloringChoice({ coloring, answer }) {
  return el('label', { class: 'row' }, el('span', {}, t('colorBy')), el('select', {
    on: { change: ({ target }) => store.set({ coloring: target.value }) },
  }, ['none', ...quantities].map((one) => el('option', { value: one, selected: one === coloring },
      quantityName(one, answer)))));
}

/** Whether a browser has shared a link by itself, or its reader has thought better of it. */
const isShared = (url) => navigator.share?.({ url }).then(() => true, ({ name }) => name === 'AbortError');

async function share() {
  const url = String(linkAddress());
  if (await isShared(url)) return;
  const isCopied = await navigator.clipboard?.writeText(url).then(() => true, () => false);
  toast(t(isCopied ? 'linkCopied' : 'linkNotCopied'));
}

function files(state, route) {
  const { question, answer } = state;
  const save = (format) => saveAs(format, question, answer.query.time, route)
    .catch((error) => toast(problemText({ problem: error, isOnline: state.isOnline })));
  const asKML = () => saveFile('brisa.kml', 'application/vnd.google-earth.kml+xml',
    kml([route, ...answer.routes.filter((one) => one !== route && !one.isBetween)], nameOf));
  return el('div', { class: 'files' },
    button({ class: 'small' }, () => save('gpx'), 'GPX'), button({ class: 'small' }, asKML, 'KML'),
    button({ class: 'small' }, () => save('geojson'), 'GeoJSON'),
    button({ class: 'small' }, () => (globalThis.ol ? store.set({ printing: true }) : print()), icon('print'),
      t('print')));
}

/** Keeps what is asked, by the names that its places have by now: they may have come after the answer was drawn. */
function keep() {
  const name = endsName(store.get().question);
  toast(t(keepRoute(name, linkAddress().hash) ? 'keptNow' : 'notKept'));
  store.set({ keptChange: {} });
}

function actions(route) {
  return el('div', { class: 'actions' },
    button({ class: 'main' }, () => startFollowing(route), t('go')),
    button({ class: 'quiet', 'aria-label': t('share'), title: t('share') }, share, icon('share')),
    button({ class: 'quiet', 'aria-label': t('keep'), title: t('keep') }, keep, icon('star')));
}

function problemCard(state) {
  return el('div', { class: 'problem' }, el('p', {}, problemText(state)),
    button({ class: 'small' }, askQuestion, t('again')));
}

function waiting() {
  return el('div', { class: 'waiting', 'aria-hidden': 'true' }, el('i'), el('i'), el('i'));
}

/** What stands in for an answer. */
export const withoutAnswer = (state) => [state.problem && problemCard(state), state.isAsking && waiting(),
  !state.problem && !state.isAsking && welcome(state)];

/** The sentence first, then the ways, then what stands behind them. */
export function answerParts(state, route, sentence, chart) {
  const { answer } = state;
  return [
    state.problem && problemCard(state), age(state),
    el('h2', { class: 'verdict' }, sentence),
    departuresChart(state.departures, cityAsked(state)?.timeZone, pollutionName(answer)),
    routeCards(answer, route.name), pushedKey(answer, route), tradeOffSlider(answer, route.name), actions(route),
    noticeList([...(answer.notices ?? []), ...(route.notices ?? [])]),
    chart?.node, state.profile && coloringChoice(state),
    stepList(route), fold('figures', t('figures'), figuresTable(answer)),
    fold('compare', t('compare'), comparison(state)), fold('files', t('files'), files(state, route)),
  ];
}

function welcome({ question, city, isOutside }) {
  const key = question.from ? 'tapTo' : 'tapFrom';
  return el('div', { class: 'welcome' }, isOutside ? el('p', {}, t('outside', { city: city?.name ?? '' }))
      : null,
    el('p', {}, t(key)), question.from ? loopButtons() : null);
}
