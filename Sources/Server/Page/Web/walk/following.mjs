import { stepsOf } from '../answer/steps.mjs';
import { askQuestion, isWhole, lineKey, selectedRoute } from '../answer/asking.mjs';
import { problemText } from '../answer/problems.mjs';
import { positionHint, positionProblem, roughMeters } from '../ask/position.mjs';
import { afterPicture, announce, button, byId, el } from '../base/dom.mjs';
import { placeText } from '../base/geo.mjs';
import { icon } from '../base/icons.mjs';
import { createSaying } from '../base/saying.mjs';
import { setQuestion, store } from '../base/state.mjs';
import { duration, length } from '../words/numbers.mjs';
import { onLanguage, t } from '../words/words.mjs';
import { createProgress } from './progress.mjs';
import { restOf } from './rest.mjs';
import { secondsLeft } from './timeLeft.mjs';
import { say, setSpeaks, speaks } from './voice.mjs';

let watch = null;
let lock = null;
let current = null;

const askEvery = 5000;
const backMeters = 20;
// Many phones know their position roughly for some seconds at first: no way is told from another by that.
const roughMilliseconds = 6000;
let rough = 0;
// While one is off the way: `reached` metres of it, and when a new one was asked for.
let lost = null;
// How high a phone's sheet was before it made room for the way.
let sheetBefore = 'half';

let panel = null;

function makePanel() {
  const [next, detail] = [el('p', { class: 'next' }), el('p', { class: 'detail' })];
  const stop = button({ class: 'main' }, stopFollowing);
  const voice = button({ class: 'quiet' }, () => {
    setSpeaks(!speaks());
    name();
  });
  const name = () => {
    stop.textContent = t('stop');
    voice.title = t('voice');
    voice.setAttribute('aria-label', t('voice'));
    voice.setAttribute('aria-pressed', String(speaks()));
    voice.replaceChildren(icon(speaks() ? 'speak' : 'mute'));
  };
  name();
  onLanguage(name);
  byId('follow').replaceChildren(next, detail, el('div', { class: 'actions' }, stop, voice));
  return { next, detail, stop };
}

/**
 * Changes the texts of the panel, which is made once: its buttons are there to be pressed at any time. The texts change
 * every few metres: who listens is told of those that are due, by `tell`.
 */
function show(...texts) {
  panel ??= makePanel();
  [panel.next, panel.detail].forEach((node, i) => { if (node.textContent !== texts[i]) node.textContent = texts[i]; });
}

const sayTrouble = createSaying();

/** The same for what goes wrong, which is told once on a way. */
function showTrouble(...texts) {
  show(...texts);
  sayTrouble(texts.join(' ').trim());
}

/** Keeps the screen on, which the browser forgets whenever the page is hidden. */
async function keepAwake() {
  if (watch === null || document.hidden || (lock && !lock.released)) return;
  const of = watch;
  const got = await navigator.wakeLock?.request('screen').catch(() => null) ?? null;
  if (watch === of) lock = got;
  else got?.release().catch(() => {});
}

/** Looks no longer where one is. */
function stopWatching() {
  if (watch !== null) navigator.geolocation.clearWatch(watch);
  watch = null;
  current = null;
  lost = null;
  forgetRough();
  lock?.release().catch(() => {});
  lock = null;
  store.set({ following: false });
}

const isSeen = (node) => node?.getClientRects().length > 0;

/** The button that began it goes with a phone's sheet: the keyboard is on the one that ends it then. */
const landOnStop = afterPicture(() => {
  const { activeElement: active } = document;
  if (active === document.body || !isSeen(active)) panel.stop.focus({ preventScroll: true });
});

/**
 * Takes the panel away, and raises the sheet that was lowered for it; the keyboard that was there is on the button that
 * begins, or on what else there is.
 */
function hide() {
  const hadKeyboard = byId('follow').contains(document.activeElement);
  byId('follow').hidden = true;
  if (store.get().sheet === 'low') store.set({ sheet: sheetBefore });
  if (hadKeyboard) [byId('answer').querySelector('.main'), byId('panel')].find(isSeen).focus({ preventScroll: true });
}

/** Ends following. */
function stopFollowing() {
  const hasFailed = Boolean(store.get().problem);
  stopWatching();
  globalThis.speechSynthesis?.cancel();
  hide();
  // What was kept for following is no answer to what is asked by now.
  if (hasFailed) askQuestion();
}

function take(route) {
  const steps = stepsOf(route);
  current = { route, steps, progress: createProgress(route.geometry.coordinates, steps) };
  lost = null;
  sayTrouble('');
  forgetRough();
}

/** Asks for a way from where one is; the old one is kept until there is another. */
function askFrom(fix) {
  lost.time = Date.now();
  const { question } = store.get();
  const left = restOf(question, current.route.geometry.coordinates, lost.reached);
  const isAsked = !question.loop && placeText(question.from) === placeText(fix) && question.when === 'now';
  setQuestion({
    ...left, from: { lat: fix.lat, lon: fix.lon, name: t('myPosition') }, when: 'now', at: '', aside: [],
  });
  // A question that has not changed is not asked by itself.
  if (isAsked) askQuestion();
}

/** Says what is to be known now, to those who listen to the page and by the phone's own voice. */
function tell(text) {
  announce(text);
  say(text);
}

function leave(fix, reached) {
  const text = t('offTheWay');
  tell(text);
  show(text, '');
  lost = { reached, time: 0 };
  askFrom(fix);
}

/** Off the way without a new one, it is asked for again, where the last answer or problem has come. */
function retry() {
  const { fix, isAsking } = store.get();
  if (lost && fix && !isAsking) askFrom(fix);
}

function forgetRough() {
  clearTimeout(rough);
  rough = 0;
}

/** Says that the position is known too roughly, where no better one comes. */
function awaitBetter() {
  rough ||= setTimeout(() => { if (current) showTrouble(t('positionRough'), ''); }, roughMilliseconds);
}

function follow(fix) {
  if (fix.accuracy > roughMeters) return awaitBetter();
  forgetRough();
  store.set({ fix });
  if (!current) return undefined;
  const { route, steps, progress } = current;
  const where = progress(fix);
  if (lost && where.away < backMeters) lost = null;
  if (lost) return Date.now() - lost.time > askEvery ? retry() : undefined;
  if (where.isOff) return leave(fix, where.reached);
  if (where.hasArrived) {
    const text = steps.find((step) => step.isArrival)?.instruction || t('arrived');
    tell(text);
    show(text, '');
    return stopWatching();
  }
  const next = steps[where.next]?.instruction;
  const away = { length: length(where.toNext) };
  show(next === undefined ? t('inMetersArrive', away) : `${t('inMeters', away)} ${next}`,
    t('leftToGo', { time: duration(secondsLeft(route, steps, where)), length: length(where.left) }));
  if (where.isDue) tell(next);
  return undefined;
}

/** Follows a way with the phone: the next thing to do large, and spoken. */
export function startFollowing(route) {
  if (!isSecureContext || !navigator.geolocation) return announceProblem();
  stopWatching();
  take(route);
  if (byId('follow').hidden) sheetBefore = store.get().sheet;
  byId('follow').hidden = false;
  store.set({ following: true, sheet: 'low' });
  const start = current.steps[0]?.instruction ?? t('straightOn');
  show(start, t('positionWhy'));
  tell(start);
  watch = navigator.geolocation.watchPosition(
    ({ coords, timestamp }) => follow({ lat: coords.latitude, lon: coords.longitude, accuracy: coords.accuracy,
        time: timestamp }),
    (error) => current && showTrouble(positionProblem(error), ''), { enableHighAccuracy: true, maximumAge: 2000 });
  keepAwake();
  landOnStop();
  return undefined;
}

function announceProblem() {
  store.set({ hint: positionHint(), editing: true });
  announce(positionProblem());
}

/** When one has left the way and there is a new answer, that is followed. */
export function keepFollowing() {
  store.watch(['answer', 'selected'], (state, last) => {
    const route = selectedRoute(state);
    if (!state.following || !route || (state.answer === last.answer && state.selected === last.selected)) return;
    // The trade-off that follows an answer changes nothing of the way.
    if (!lost && route.steps === current.route.steps && lineKey(route) === lineKey(current.route)) return;
    const isNew = Boolean(lost);
    take(route);
    // Who stands still has no next position.
    if (state.fix) follow(state.fix);
    if (isNew && current) announce(panel.next.textContent);
  });
  // Without both ends there is nothing to go to.
  store.watch(['question'], ({ following, question }) => {
    if (following && !isWhole(question)) stopFollowing();
  });
  store.watch(['problem'], (state) => {
    if (!lost || !state.problem) return;
    showTrouble(t('offTheWay'), t('askedAgain', { problem: problemText(state) }));
    setTimeout(() => { if (lost && Date.now() - lost.time >= askEvery) retry(); }, askEvery);
  });
  addEventListener('online', retry);
  document.addEventListener('visibilitychange', keepAwake);
}
