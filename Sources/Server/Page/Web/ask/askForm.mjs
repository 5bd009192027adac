import { problemText } from '../answer/problems.mjs';
import { abilities } from '../base/api.mjs';
import { cityAsked } from '../base/city.mjs';
import { button, byId, debounced, el, freshId, keepingFocus } from '../base/dom.mjs';
import { icon } from '../base/icons.mjs';
import { keepStep } from '../base/link.mjs';
import { isSamePlace, placeName } from '../base/geo.mjs';
import { createWriting, isWritten, momentField } from '../base/momentField.mjs';
import { HOUR, localText } from '../base/moments.mjs';
import { toast } from '../base/toast.mjs';
import { emptyQuestion, leaving, setQuestion, store } from '../base/state.mjs';
import { onLanguage, t } from '../words/words.mjs';
import { takeBestOrder } from './bestOrder.mjs';
import { loopChoice } from './loops.mjs';
import { setEnd } from './naming.mjs';
import { currentPosition } from './position.mjs';
import { preferences } from './preferences.mjs';
import { profile } from './myProfile.mjs';
import { goalName, questionWords } from './questionWords.mjs';
import { isSearching, keepStationsFound, searchField } from './search.mjs';
import { stopHandle } from './stops.mjs';

/** One radio button in the form of a segment. */
function segments(name, label, choices, chosen, onChoose) {
  const group = freshId(name);
  return el('fieldset', { class: 'segments' }, el('legend', { class: 'unseen' }, label),
    choices.map(({ value, text, picture }) => el('label', {},
      el('input', {
        type: 'radio', name: group, value, checked: value === chosen, on: { change: () => onChoose(value) },
      }), el('span', {}, picture ? icon(picture) : null, text))));
}

/** Whether there is an order to change. */
const canMove = ({ from, to, via }) => Boolean(from && to && via.length);

function end(which) {
  const { question } = store.get();
  const place = question[which];
  const index = which === 'from' ? 0 : question.via.length + 1;
  const field = searchField({
    label: t(which), value: placeName(place),
    onPlace: (found) => setEnd(which, found),
    onClear: () => setQuestion({ [which]: null }),
  });
  const here = which === 'from' && button({ class: 'quiet', 'aria-label': t('myPosition'), title: t('myPosition') },
    async () => {
      const { from: before } = store.get().question;
      const fix = await currentPosition();
      // It may take long: a start that was chosen meanwhile stays.
      if (fix && isSamePlace(store.get().question.from, before)) setEnd('from', { ...fix, name: '' });
    }, icon('locate'));
  return el('div', { class: `end ${which}` }, el('span', { class: 'mark', 'aria-hidden': 'true' }), field.node, here,
    canMove(question) && stopHandle(index, placeName(place)));
}

function vias(question) {
  const { via } = question;
  return via.map((place, index) => el('div', { class: 'end via' }, el('span', { class: 'mark', 'aria-hidden': 'true' }),
    el('span', { class: 'name' }, `${t('via')} ${placeName(place)}`),
    button({ class: 'quiet', 'aria-label': `${t('remove')}: ${t('via')} ${index + 1}` },
      () => setQuestion({ via: via.filter((one, i) => i !== index) }), icon('close')),
    canMove(question) && stopHandle(index + 1, placeName(place))));
}

/** Where one types a further place on the way; it comes last, and can be moved. */
function newVia({ from, to, when: leaves }) {
  if (!from || !to || leaves === 'best') return null;
  const field = searchField({
    label: t('addStop'), value: '',
    onPlace: ({ lat, lon, name }) => setQuestion({ via: [...store.get().question.via, { lat, lon, name }] }),
  });
  return el('div', { class: 'end via new' }, el('span', { class: 'mark', 'aria-hidden': 'true' }), field.node);
}

/** For several places on the way: their best order, where the server knows it. */
function orderChoice({ from, to, via }) {
  if (!from || !to || via.length < 2) return null;
  const choice = button({ class: 'wide', hidden: true },
    () => takeBestOrder().then((isTaken) => isTaken && toast(t('orderTaken')),
    (problem) => toast(problemText({ problem, isOnline: store.get().isOnline }))), t('bestOrder'));
  abilities().then((can) => { choice.hidden = !can.has('/v1/trips', 'post'); });
  return choice;
}

function swap() {
  const { question } = store.get();
  const [via, aside] = [question.via, question.aside].map((list) => [...list ?? []].reverse());
  setQuestion({ from: question.to, to: question.from, via, aside });
}

function when(question, timeZone) {
  const field = momentField(t('leaveAt'), question.at, (at) => setQuestion({ when: 'at', at }));
  const choose = (value) => {
    const at = value === 'at' ? question.at || localText(Date.now() + HOUR, timeZone) : '';
    if (value === 'best' && question.via.length) toast(t('bestWithoutStops'));
    setQuestion(leaving(question, value, at));
  };
  const choices = ['now', 'at', ...(question.loop ? [] : ['best'])];
  return el('div', { class: 'when' }, segments('when', t('when'),
    choices.map((value) => ({ value, text: t(`when-${value}`) })), question.when, choose),
  question.when === 'at' ? field : null);
}

/** The question in full. */
function open({ question, city, hint }) {
  const modes = ['walk', 'bike', 'scooter'].map((value) => ({ value, text: t(value), picture: value }));
  return [
    el('div', { class: 'ends' }, end('from'), vias(question), end('to'), newVia(question),
      !question.loop && button({ class: 'quiet swap', 'aria-label': t('swap'), title: t('swap') }, swap, icon('swap'))),
    loopChoice(question), orderChoice(question), hint ? el('p', { class: 'hint' }, t(hint)) : null,
    segments('mode', t('mode'), modes, question.mode, (mode) => setQuestion({ mode })),
    when(question, cityAsked({ question, city })?.timeZone),
    preferences(question), profile(question),
  ];
}

/** The question in a line, beside its answer. */
function closed({ question, city }) {
  const isOneOfSeveral = store.get().cities?.length > 1;
  const detail = [...questionWords(question), isOneOfSeveral && cityAsked({ question, city }).name].filter(Boolean);
  return el('div', { class: 'asked' },
    el('button', { type: 'button', class: 'asked-text', 'aria-expanded': 'false',
        on: { click: () => store.set({ editing: true }) } },
      el('b', {}, el('span', {}, placeName(question.from)), ' ', el('span', {}, `→ ${goalName(question)}`)),
      el('small', {}, detail.join(' · '))),
    button({ class: 'quiet', 'aria-label': t('newQuestion'), title: t('newQuestion') }, () => {
      // Stops and zones are work: who did not mean it goes back.
      keepStep();
      const next = { ...emptyQuestion, mode: question.mode, person: question.person };
      // On a phone the map is to be tapped next.
      store.set({ question: next, answer: null, editing: true, sheet: 'half' });
    }, icon('close')));
}

/** A question apart from the names of its places, which come by themselves. */
const nameless = (question) => JSON.stringify(question, (key, value) => (key === 'name' ? undefined : value));

const drawDelay = 80;
// Milliseconds after a touch in which the form counts as used.
const useTime = 2000;

/** Shows the question, in full or in a line. */
export function showQuestion(node) {
  const drawParts = () => {
    const state = store.get();
    const isClosed = state.answer && !state.editing;
    const done = () => button({ class: 'wide' }, () => store.set({ editing: false }), t('done'));
    node.replaceChildren(...[
      isClosed ? closed(state) : open(state), !isClosed && state.answer ? done() : null].flat().filter(Boolean));
  };
  const draw = () => keepingFocus(node, drawParts);
  const drawUnwritten = () => keepingFocus(node, () => { if (!stays()) drawParts(); });
  // A field in which one writes stays until it is left.
  const stays = createWriting(node, () => isWritten(node) || isSearching(node), drawUnwritten);
  const drawSoon = debounced(drawDelay, drawUnwritten);
  let touched = -Infinity;
  for (const type of ['pointerdown', 'keydown', 'click', 'input', 'change']) {
    node.addEventListener(type, () => { touched = performance.now(); }, true);
  }
  node.id = 'ask';
  keepStationsFound();
  store.watch(['question', 'editing', 'answer', 'city', 'hint'], (state, last) => {
    const isTyping = document.activeElement?.closest('#ask .search') && state.question === last.question;
    // What comes from elsewhere, such as a tap on the map, is asked and drawn there first.
    // The form itself never shows what is no longer so: what one changes next goes by what stands there.
    const isUsed = performance.now() - touched < useTime || node.contains(document.activeElement)
      || state.editing !== last.editing;
    if (!isTyping) (isUsed ? drawUnwritten : drawSoon)();
    if (state.editing && !last.editing && state.answer) {
      // In a field for text a phone would open its own keyboard.
      const first = matchMedia('(pointer: coarse)').matches ? '[type="radio"]:checked' : 'input';
      byId('ask').querySelector(first)?.focus({ preventScroll: true });
    }
  });
  // What was said of a position is past when the question has become another one.
  store.watch(['question'], ({ question, hint }, last) => {
    if (hint && nameless(question) !== nameless(last.question)) store.set({ hint: '' });
  });
  onLanguage(draw);
  draw();
}
