import { cityAsked } from '../base/city.mjs';
import { byId, el } from '../base/dom.mjs';
import { localText } from '../base/moments.mjs';
import { store } from '../base/state.mjs';
import { endsName, questionWords } from '../ask/questionWords.mjs';
import { hourName, length } from '../words/numbers.mjs';
import { selectedRoute } from './asking.mjs';
import { noticeList } from './notices.mjs';
import { figuresTable, pushedKey } from './routeCards.mjs';
import { stepsOf } from './steps.mjs';
import { verdict } from './verdict.mjs';

// What stands on paper below the map: the question, the sentence, all figures and what one does on the way.

function heading({ question, answer, city: shown }) {
  const city = cityAsked({ question, city: shown });
  const time = Date.parse(answer.query.time);
  const when = `${localText(time, city?.timeZone).slice(0, 10)} · ${hourName(time, city?.timeZone)}`;
  const detail = [city?.name, ...questionWords(question, when)];
  return [el('h1', {}, endsName(question)),
    el('p', { class: 'detail' }, detail.filter(Boolean).join(' · '))];
}

function steps(route) {
  const list = stepsOf(route);
  return list.length ? el('ol', {}, list.map((step) => el('li', {}, step.instruction,
    step.distanceMeters ? el('small', {}, ` ${length(step.distanceMeters)}`) : null))) : null;
}

/** Whose data it is, as it stands on the map. */
const attribution = () => el('p', { class: 'detail' }, byId('map-foot').querySelector('.whose p')?.textContent ?? '');

/** Fills the paper with the answer; says whether there is one. */
export function fillPaper() {
  const state = store.get();
  const route = selectedRoute(state);
  const paper = byId('paper');
  if (!route) {
    paper.replaceChildren();
    return false;
  }
  const labelled = state.answer.routes.filter((one) => !one.isBetween || one === route);
  paper.replaceChildren(...[...heading(state), el('h2', {}, verdict(route, state.answer)),
    pushedKey(state.answer, route), figuresTable({ ...state.answer, routes: labelled }), steps(route),
    noticeList([...(state.answer.notices ?? []), ...(route.notices ?? [])]),
    attribution()].filter(Boolean));
  return true;
}
