import { ask, askText, Problem } from '../base/api.mjs';
import { cityParameter } from '../base/city.mjs';
import { placeText } from '../base/geo.mjs';
import { HOUR, momentText } from '../base/moments.mjs';
import { personParameters } from '../base/person.mjs';
import { polygonsJSON, readZone, zoneText } from '../base/zones.mjs';
import { store } from '../base/state.mjs';
import { onLanguage } from '../words/words.mjs';

const BEST_HOURS = 12;
let running = null;

/** Whether there is enough to ask. */
export const isWhole = ({ from, to, loop }) => Boolean(from && (to || loop));

/** The parameters that a question comes to, without a window of departures. */
export function parameters(question) {
  const { from, to, via, loop } = question;
  const ends = loop ? { lat: from.lat, lon: from.lon, minutes: loop.minutes ?? '', length: loop.meters ?? '' }
    : { from: placeText(from), to: placeText(to), via: via.map(placeText).join(';') };
  return {
    ...ends,
    ...cityParameter(from),
    mode: question.mode,
    by: question.by === 'mix' ? '' : question.by,
    exclude: question.zones.filter((zone) => !zone.ring).map(zoneText).join(';'),
    exclude_polygons: question.zones.filter((zone) => zone.ring).map(zoneText).join(';'),
    exclude_radius: question.stationRadius || '',
    exclusion: question.zones.length || question.stationRadius ? question.exclusion : '',
    at: question.when === 'at' ? question.at : '',
    ...personParameters(question.person, question.mode),
  };
}

/** The same with the time: a window of departures where the best is looked for. */
function timed(question) {
  const asked = parameters(question);
  if (question.when === 'best' && question.via.length === 0 && !question.loop) {
    const start = Date.now();
    asked.depart_between = `${momentText(start)}/${momentText(start + BEST_HOURS * HOUR)}`;
  }
  return asked;
}

/** Long questions, those with many zones, go in a body. */
const isLong = (asked) => new URLSearchParams(asked).toString().length > 1800;

/** Parameters as the members of a body; those that are empty are left out. */
export function inBody(asked) {
  const pairs = (text) => text.split(';').filter(Boolean).map((one) => one.split(',').map(Number));
  const body = {};
  for (const [name, value] of Object.entries(asked)) {
    if (value === '') continue;
    if (name === 'from' || name === 'to') [body[name]] = pairs(value);
    else if (name === 'via') body.via = pairs(value);
    else if (name === 'exclude_polygons') body[name] = polygonsJSON(value.split(';').map(readZone));
    else body[name] = value;
  }
  return body;
}

const isLoop = ({ minutes, length }) => Boolean(minutes || length);
const address = (asked) => (isLoop(asked) ? 'v1/loops' : 'v1/routes');

/** Asks for routes, or for round trips, with parameters, by GET or, where they are long, by POST. */
export function askRoutes(asked, options) {
  return isLong(asked) ? ask(address(asked), {}, { ...options, body: inBody(asked) })
    : ask(address(asked), asked, options);
}

/** The same as text, in the form that the parameters name. */
export const askRoutesText = (asked) => (isLong(asked)
  ? askText(address(asked), {}, inBody(asked)) : askText(address(asked), asked));

const label = (route) => route.labels.at(-1) ?? 'chosen';

/** The routes with a name each by which one is chosen; several ways of a trade-off are numbered. */
function named(routes) {
  const seen = new Set();
  return routes.map((route, index) => {
    const name = seen.has(label(route)) ? `${label(route)}${index}` : label(route);
    seen.add(name);
    return { ...route, name };
  });
}

/** What tells the line of a way from another's. */
export const lineKey = (route) => JSON.stringify(route.geometry.coordinates);

/** The three ways, and those between that the trade-off adds, from the fastest to the cleanest. */
function merged(routes, others) {
  const lines = new Set(routes.map(lineKey));
  const added = others.filter((route) => !lines.has(lineKey(route)))
    .map((route) => ({ ...route, labels: ['choice'], isBetween: true }));
  const byTime = (a, b) => a.durationSeconds - b.durationSeconds || (b.burden ?? 0) - (a.burden ?? 0);
  return named([...routes, ...added].sort(byTime));
}

/** The route that is meant by a name. */
const meant = (routes, wish) => routes.find((route) => route.name === wish || route.labels.includes(wish));

/** Whether a name is among the routes; else the cleanest of the labelled ones, which comes last. */
function selection(routes, wish) {
  const found = meant(routes, wish);
  if (routes[0].isLoop) return (found ?? routes[0]).name;
  return (found ?? routes.filter((route) => !route.isBetween).at(-1) ?? routes[0]).name;
}

/** The routes, those of round trips with their burden beside that of the streets around. */
const withLoops = (data) => data.routes.map((route, i) => (data.loops?.loops[i]
  ? { ...route, isLoop: true, relativeBurden: data.loops.loops[i].relativeBurden } : route));

// The way that is wished for while the trade-off in which it may be is on its way, and what is shown instead.
let wished = null;

// What asks for the trade-off of an answer that came while a way was followed.
let afterWalk = null;

async function withTradeOff(asked, signal, answer) {
  if (asked.via || isLoop(asked) || asked.depart_between || answer.routes.length === 0) return;
  // On the way nobody weighs ways against each other, and each that is left asks anew. One that is walked may be of the
  // trade-off itself.
  if (store.get().following && meant(answer.routes, wish())) {
    afterWalk = () => withTradeOff(asked, signal, answer).catch(() => {});
    return;
  }
  const { data } = await askRoutes({ ...asked, pareto: 'true' }, { signal });
  if (signal.aborted || !data.tradeOff) return;
  const routes = merged(answer.routes, data.routes);
  store.set({
    answer: { ...answer, routes, tradeOff: data.tradeOff },
    selected: selection(routes, wish()),
  });
  wished = null;
}

/** The way that the reader has chosen, last or before the answer. */
function wish() {
  const { selected } = store.get();
  return wished?.shown === selected ? wished.name : selected;
}

/** What is asked, apart from the names of its places. */
const keyOf = (question) => (isWhole(question) ? JSON.stringify([parameters(question), question.when]) : '');

// The question of the answer that is shown.
let answered = '';

/** Asks what the question says, and puts the answer into the state; the trade-off follows. */
export async function askQuestion() {
  const { question } = store.get();
  running?.abort();
  afterWalk = null;
  if (!isWhole(question)) {
    store.set({ answer: null, departures: null, problem: null, isAsking: false, kept: null });
    return;
  }
  const { signal } = running = new AbortController();
  store.set({ isAsking: true, isInterim: false, problem: null });
  try {
    const asked = { ...timed(question), steps: 'true' };
    const { data, kept } = await askRoutes(asked, { signal });
    if (signal.aborted) return;
    const routes = named(withLoops(data));
    const answer = { ...data, routes, asked: keyOf(question) };
    answered = answer.asked;
    const name = wish();
    const selected = selection(routes, name);
    wished = { name, shown: selected };
    store.set({
      answer, kept, departures: data.departures ?? null, isAsking: false, cursor: null,
      // Whoever changes a question that has an answer goes on changing it.
      editing: store.get().answer !== null && store.get().editing,
      selected, isInterim: !meant(routes, name),
    });
    await withTradeOff(asked, signal, answer).catch(() => {});
    if (signal.aborted) return;
    wished = null;
    store.set({ isInterim: false });
  } catch (error) {
    if (error.name === 'AbortError') return;
    const problem = error instanceof Problem ? error : new Problem(500, 'page', '');
    // Who follows a way goes on along it until there is another.
    const keeps = store.get().following || (!problem.status && keyOf(question) === answered);
    store.set({ problem, isAsking: false, answer: keeps ? store.get().answer : null });
    if (problem !== error) throw error;
  }
}

/** Asks again whenever the question has changed in more than the names of its places, or its city has. */
export function keepAsking() {
  let last = '';
  store.watch(['question', 'city'], ({ question }) => {
    const asked = keyOf(question);
    if (asked === last) return;
    last = asked;
    askQuestion();
  });
  // What no server was reached for, and what was stored, is asked for again with a network.
  store.watch(['reconnected'], ({ problem, kept, following, isAsking }) => {
    if (!following && !isAsking && (problem?.status === 0 || kept)) askQuestion();
  });
  store.watch(['following'], ({ following }) => {
    if (following) return;
    afterWalk?.();
    afterWalk = null;
  });
  // Whoever picks another way than the one that stands in wishes for that one.
  store.watch(['selected'], ({ selected }) => {
    if (!wished || selected === wished.shown) return;
    wished = null;
    store.set({ isInterim: false });
  });
  // What one does on the way is told in the reader's language, and why there is none.
  onLanguage(() => {
    const { answer, problem, isAsking } = store.get();
    if (answer || problem?.status || isAsking) askQuestion();
  });
}

/** The way that is shown in full; one of those that there are, also where a link names another. */
export function selectedRoute({ answer, selected }) {
  if (!answer?.routes.length) return null;
  const name = selection(answer.routes, selected);
  return answer.routes.find((route) => route.name === name);
}
