import './base/trust.mjs';
import { showAir } from './air/airPanel.mjs';
import { keepScaleBands } from './air/bands.mjs';
import { keepPlaceAir, showAirAt } from './air/placeAir.mjs';
import { showAnswer } from './answer/answerPanel.mjs';
import { askQuestion, isWhole, keepAsking } from './answer/asking.mjs';
import { keepComparing } from './answer/compare.mjs';
import { keepProfile } from './answer/profile.mjs';
import { showQuestion } from './ask/askForm.mjs';
import { keepNames, setEnd } from './ask/naming.mjs';
import { currentPosition, forgetPosition } from './ask/position.mjs';
import { abilities, ask } from './base/api.mjs';
import { cityAsked } from './base/city.mjs';
import { byId, el, keepingFocus } from './base/dom.mjs';
import { cityAt, isInside, isSamePlace } from './base/geo.mjs';
import { showHead, tabPage } from './base/head.mjs';
import { followLink, keepLink } from './base/link.mjs';
import { HOUR, hourNow, momentOf, RENEWAL } from './base/moments.mjs';
import { keepOffline } from './base/offline.mjs';
import { keepSheet } from './base/sheet.mjs';
import { store } from './base/state.mjs';
import { toast } from './base/toast.mjs';
import { showKept } from './keep/keptPanel.mjs';
import { takeDroppedTracks } from './keep/track.mjs';
import { startMap } from './map/startMap.mjs';
import { keepStations } from './map/stationLayer.mjs';
import { keepFollowing } from './walk/following.mjs';
import { onLanguage, t } from './words/words.mjs';

const pages = { way: tabPage('way'), air: tabPage('air'), kept: tabPage('kept') };

/** The panel's frame, which leaves the map its room. */
function showFrame() {
  byId('body').replaceChildren(pages.way, pages.air, pages.kept);
  showHead(pages);
  keepSheet();
}

/** The answer stands below its question; what stands in for one, above it: on a phone the form fills what one sees. */
function keepInSight(question, answer) {
  const put = () => keepingFocus(pages.way, () => (store.get().answer ? question.after(answer)
    : question.before(answer)));
  store.watch(['answer'], (state, last) => { if (!state.answer !== !last.answer) put(); });
  store.watch(['problem'], (state) => {
    if (!state.problem || state.answer) return;
    byId('body').scrollTop = 0;
    if (state.sheet === 'low') store.set({ sheet: 'half' });
  });
  // A question that is folded again leaves its answer where one sees it.
  store.watch(['editing'], ({ editing, answer, tab }) => {
    if (!editing && answer && tab === 'way') byId('body').scrollTop = 0;
  });
  put();
}

/** What a tab shows begins at its top, and the air of a place that was tapped is what one sees next. */
function keepAtTop() {
  store.watch(['tab', 'place'], () => { byId('body').scrollTop = 0; });
}

function showPanel() {
  const [question, answer] = [el('div'), el('div', { id: 'answer' })];
  pages.way.append(question);
  keepInSight(question, answer);
  keepAtTop();
  showQuestion(question);
  showAnswer(answer);
  showAir(pages.air, showAirAt);
  showKept(pages.kept);
}

/** The city of the link, else of the question, else the one in which one is, else the first. */
function chosen(cities) {
  const { question, fix, linkCity } = store.get();
  const place = question.from ?? question.to ?? fix;
  return cities.find((one) => one.id === linkCity.id) ?? cityAt(cities, place) ?? cities[0];
}

/** The city follows the link, and where one starts: its clock and its air are what is asked for. */
function keepCity() {
  store.watch(['linkCity', 'question'], ({ linkCity, question, cities, city }, last) => {
    if (!cities) return;
    const { from } = question;
    if (linkCity !== last.linkCity) {
      const wanted = chosen(cities);
      if (wanted !== city) store.set(from ? { city: wanted } : { city: wanted, showCity: {} });
    } else if (from && !isSamePlace(from, last.question.from) && !isInside(from, city.box)) {
      store.set({ city: cityAt(cities, from) ?? city });
    }
  });
}

async function loadCities() {
  try {
    const { data } = await ask('v1/cities');
    const city = chosen(data.cities);
    const { problem, question } = store.get();
    store.set({ cities: data.cities, city });
    // What could not be told while the server was away is told now.
    if (problem?.status === 0) {
      if (isWhole(question)) askQuestion();
      else store.set({ problem: null });
    }
    return city;
  } catch {
    // Told once, however often it is tried: what is told anew comes into sight, and is heard.
    if (store.get().problem?.status !== 0) store.set({ problem: { status: 0, message: '' } });
    setTimeout(loadCities, 5000);
    return null;
  }
}

/** The hour of the question. */
function hourAsked({ question, answer, city }) {
  const asked = question.when === 'at' ? momentOf(question.at, cityAsked({ question, city }).timeZone)
    : Date.parse(answer?.query?.time ?? '');
  return Number.isFinite(asked) && question.when !== 'now' ? Math.floor(asked / HOUR) * HOUR : hourNow();
}

/** The map shows the hour of the question until the reader chooses another, and again when the question's changes. */
function keepHour() {
  store.watch(['question', 'answer', 'city', 'renewal'], (state, last) => {
    const { question, city, hour } = state;
    const isOther = question.when !== last.question.when || question.at !== last.question.at;
    const follows = isOther ? 'question' : state.follows;
    if (follows !== state.follows) store.set({ follows });
    if (!follows || !city) return;
    const wanted = follows === 'now' ? hourNow() : hourAsked(state);
    if (wanted !== hour) store.set({ hour: wanted });
  });
  let last = hourNow();
  const renew = () => {
    if (document.hidden) return;
    const renewal = Math.floor(Date.now() / RENEWAL);
    if (renewal === store.get().renewal) return;
    store.set({ renewal });
    const { question, following, kept } = store.get();
    // A new answer would begin where one set off: who follows a way stays on it, and is told of the hour afterwards.
    if (following) return;
    // The best time is looked for from now on; what was stored may be there anew.
    if (kept || (last !== hourNow() && question.when !== 'at')) askQuestion();
    last = hourNow();
  };
  setInterval(renew, 60e3);
  document.addEventListener('visibilitychange', renew);
}

async function locate() {
  const before = store.get();
  const fix = await currentPosition();
  if (!fix) return;
  const { cities, city, question } = store.get();
  // A position may take long: who has chosen another city or place meanwhile stays there.
  const isLeft = before.city && city !== before.city;
  if (isLeft || ['from', 'to'].some((end) => !isSamePlace(question[end], before.question[end]))) return;
  const found = cityAt(cities ?? [], fix);
  store.set({ isOutside: !found });
  if (!found) toast(t('outside', { city: city?.name ?? '' }));
  else store.set({ city: found, showPlace: fix });
}

followLink();
const asked = loadCities();
showFrame();
// Those who watch come before the first await: what the link asks is told in the turn after this one.
keepAsking();
keepComparing();
keepProfile();
keepScaleBands();
keepPlaceAir();
keepFollowing();
keepCity();
keepHour();
forgetPosition();
keepOffline();
takeDroppedTracks();
// The address holds the question: it is not to become that of the panel.
byId('skip').addEventListener('click', (event) => {
  event.preventDefault();
  byId('panel').focus();
});
const title = () => { document.title = `Brisa${store.get().city ? ` · ${store.get().city.name}` : ''}`; };
store.watch(['city'], title);
onLanguage(title);
// What was said in the other language is no longer there to be read.
onLanguage(() => byId('live').replaceChildren());

// The map comes first: it is what one waits for.
await startMap(await asked, { setEnd, showAirAt, locate });
showPanel();
keepStations();
keepLink();
abilities();
keepNames();
performance.mark('brisa-ready');
