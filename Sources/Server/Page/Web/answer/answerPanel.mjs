import { loopButtons } from '../ask/loops.mjs';
import { endsName } from '../ask/questionWords.mjs';
import { cityAsked } from '../base/city.mjs';
import { afterPicture, afterPress, announce, button, el, keepingFocus } from '../base/dom.mjs';
import { icon } from '../base/icons.mjs';
import { linkAddress } from '../base/link.mjs';
import { isWritten } from '../base/momentField.mjs';
import { toast } from '../base/toast.mjs';
import { store } from '../base/state.mjs';
import { keepRoute } from '../keep/saved.mjs';
import { startFollowing } from '../walk/following.mjs';
import { length } from '../words/numbers.mjs';
import { onLanguage, t } from '../words/words.mjs';
import { age } from './age.mjs';
import { airChart, quantities, quantityName } from './airChart.mjs';
import { askQuestion, selectedRoute } from './asking.mjs';
import { comparison, showFound } from './compare.mjs';
import { departuresChart } from './departures.mjs';
import { kml, saveAs, saveFile } from './downloads.mjs';
import { noticeList } from './notices.mjs';
import { problemText } from './problems.mjs';
import { figuresTable, nameOf, routeCards } from './routeCards.mjs';
import { stepsOf } from './steps.mjs';
import { tradeOffSlider } from './tradeOff.mjs';
import { pollutionName, verdict } from './verdict.mjs';

const opened = new Set();

/** A part that is folded, and stays as the reader left it. */
function fold(key, content, onOpen) {
  const details = el('details', { class: 'fold' }, el('summary', {}, t(key)), content);
  details.open = opened.has(key);
  details.addEventListener('toggle', () => {
    if (details.open) opened.add(key);
    else opened.delete(key);
    if (details.open) onOpen?.();
  });
  if (details.open) onOpen?.();
  return details;
}

function stepList(route) {
  const list = el('ol', { class: 'steps' });
  const fill = () => {
    const steps = stepsOf(route);
    list.replaceChildren(...(steps.length ? steps.map((step) => el('li', {},
      el('button', { type: 'button', class: 'step', on: { click: () => store.set({ cursor: step.along }) } },
        el('span', {}, step.instruction), el('small', {}, step.distanceMeters ? length(step.distanceMeters) : ''))))
      : [el('li', {}, t('noSteps'))]));
  };
  return fold('steps', list, fill);
}

function coloringChoice({ coloring, answer }) {
  return el('label', { class: 'row' }, el('span', {}, t('colorBy')), el('select', {
    on: { change: ({ target }) => store.set({ coloring: target.value }) },
  }, ['none', ...quantities].map((one) => el('option', { value: one, selected: one === coloring },
      quantityName(one, answer)))));
}

async function share() {
  const url = String(linkAddress());
  if (navigator.share) {
    await navigator.share({ url }).catch(() => {});
    return;
  }
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
  return el('div', { class: 'problem', role: 'alert' }, el('p', {}, problemText(state)),
    button({ class: 'small' }, askQuestion, t('again')));
}

function waiting() {
  return el('div', { class: 'waiting', 'aria-hidden': 'true' }, el('i'), el('i'), el('i'));
}

/** What stands in for an answer. */
const withoutAnswer = (state) => [state.problem && problemCard(state), state.isAsking && waiting(),
  !state.problem && !state.isAsking && welcome(state)];

/** The sentence first, then the ways, then what stands behind them. */
function answerParts(state, route, sentence, chart) {
  const { answer } = state;
  return [
    state.problem && problemCard(state), age(state),
    el('h2', { class: 'verdict' }, sentence),
    departuresChart(state.departures, cityAsked(state)?.timeZone, pollutionName(answer)),
    routeCards(answer, route.name), tradeOffSlider(answer, route.name), actions(route),
    noticeList([...(answer.notices ?? []), ...(route.notices ?? [])]),
    chart?.node, state.profile && coloringChoice(state),
    stepList(route), fold('figures', figuresTable(answer)),
    fold('compare', comparison(state)), fold('files', files(state, route)),
  ];
}

/** What keeps a part of the page from being drawn anew, which is done when one lets go of it; of a slider, soon. */
function createHold(node, draw, drawSoon) {
  const hold = { isHeld: false, isLeaving: false, isDue: false };
  // What one presses to leave a field is there until it has had its click.
  node.addEventListener('blur', ({ target }) => {
    hold.isLeaving = target.type === 'datetime-local';
    afterPress(() => {
      hold.isLeaving = false;
      if (hold.isDue) draw();
    });
  }, true);
  // A slider that is held stays; what it came to is drawn when it is let go of.
  node.addEventListener('pointerdown', ({ target }) => { hold.isHeld = target.matches('input[type="range"]'); });
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(type, () => {
      if (!hold.isHeld) return;
      hold.isHeld = false;
      drawSoon();
    });
  }
  return hold;
}

/** Shows the answer, or what stands in for one. */
export function showAnswer(node) {
  let [chart, said, compared] = [null, '', ''];

  /** What was found for another time is in sight when that time is chosen, and folded away if the reader likes. */
  const openCompared = ({ question }) => {
    if (question.compare && question.compare !== compared) opened.add('compare');
    compared = question.compare;
  };
  const drawParts = (state) => {
    const route = selectedRoute(state);
    if (state.answer && !route) return;
    const sentence = route ? verdict(route, state.answer) : '';
    openCompared(state);
    chart = route && airChart(state);
    const parts = route ? answerParts(state, route, sentence, chart) : withoutAnswer(state);
    keepingFocus(node, () => node.replaceChildren(...parts.filter(Boolean)));
    chart?.show(state.cursor);
    // Who follows a way is told what to do on it.
    if (route && sentence !== said && !state.isAsking && !state.following) announce(sentence);
    if (route) said = sentence;
  };
  const draw = () => {
    if (hold.isHeld) return;
    const state = store.get();
    hold.isDue = hold.isLeaving || isWritten(node);
    if (hold.isLeaving) return;
    node.setAttribute('aria-busy', String(state.isAsking));
    if (hold.isDue) showFound(node, state);
    else drawParts(state);
  };
  // The map draws the way first: all that is said of it takes longer.
  const schedule = afterPicture(draw);
  const drawSoon = () => {
    if (hold.isHeld) return;
    node.setAttribute('aria-busy', 'true');
    schedule();
  };
  const hold = createHold(node, draw, drawSoon);
  store.watch(['answer', 'problem', 'isAsking', 'selected', 'profile', 'coloring', 'legend', 'scaleLegend', 'departures',
      'keptChange', 'isOnline', 'comparison'],
    drawSoon);
  store.watch(['question', 'isOutside', 'city'], ({ answer, question }, last) => {
    if (!answer || question.compare !== last.question.compare) drawSoon();
  });
  store.watch(['cursor'], ({ cursor }) => chart?.show(cursor));
  onLanguage(draw);
  draw();
}

function welcome({ question, city, isOutside }) {
  const key = question.from ? 'tapTo' : 'tapFrom';
  return el('div', { class: 'welcome' }, isOutside ? el('p', {}, t('outside', { city: city?.name ?? '' }))
      : null,
    el('p', {}, t(key)), question.from ? loopButtons() : null);
}
