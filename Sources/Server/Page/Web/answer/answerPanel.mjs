import { afterPicture, announce, keepingFocus } from '../base/dom.mjs';
import { unfold } from '../base/folds.mjs';
import { createWriting, isWritten } from '../base/momentField.mjs';
import { createSaying } from '../base/saying.mjs';
import { store } from '../base/state.mjs';
import { onLanguage } from '../words/words.mjs';
import { airChart } from './airChart.mjs';
import { answerParts, withoutAnswer } from './answerParts.mjs';
import { selectedRoute } from './asking.mjs';
import { showFound } from './compare.mjs';
import { problemText } from './problems.mjs';
import { verdict } from './verdict.mjs';

/** Gives what tells whether a slider in a part of the page is held; `letGo` is called when it no longer is. */
function createHold(node, letGo) {
  let isHeld = false;
  node.addEventListener('pointerdown', ({ target }) => { isHeld = target.matches('input[type="range"]'); });
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(type, () => {
      if (!isHeld) return;
      isHeld = false;
      letGo();
    });
  }
  return () => isHeld;
}

/** Shows the answer, or what stands in for one. */
export function showAnswer(node) {
  let [chart, said, compared] = [null, '', ''];
  const sayProblem = createSaying();

  /** What was found for another time is in sight when that time is chosen, and folded away if the reader likes. */
  const openCompared = ({ question }) => {
    if (question.compare && question.compare !== compared) unfold('compare');
    compared = question.compare;
  };
  const sayAnswer = ({ isInterim, isAsking, following }, sentence) => {
    // What only stands in for the chosen way is not said: each renewal would tell of both.
    if (isInterim) return;
    // Who follows a way is told what to do on it.
    if (sentence !== said && !isAsking && !following) announce(sentence);
    said = sentence;
  };
  const drawParts = () => {
    const state = store.get();
    const route = selectedRoute(state);
    node.setAttribute('aria-busy', String(state.isAsking));
    if (state.answer && !route) return;
    const sentence = route ? verdict(route, state.answer) : '';
    openCompared(state);
    chart = route && airChart(state);
    const parts = route ? answerParts(state, route, sentence, chart) : withoutAnswer(state);
    node.replaceChildren(...parts.filter(Boolean));
    chart?.show(state.cursor);
    sayProblem(state.problem ? problemText(state) : '', state.problem, state.following);
    if (route) sayAnswer(state, sentence);
  };
  const drawUnwritten = () => {
    if (!stays()) {
      drawParts();
    } else if (isWritten(node)) {
      node.setAttribute('aria-busy', String(store.get().isAsking));
      showFound(node, store.get());
    }
  };
  const draw = () => { if (!isHeld()) keepingFocus(node, drawUnwritten); };
  const stays = createWriting(node, () => isWritten(node), draw);
  // The map draws the way first: all that is said of it takes longer.
  const schedule = afterPicture(draw);
  const drawSoon = () => {
    // What is held is not to turn pale.
    if (isHeld()) return;
    node.setAttribute('aria-busy', 'true');
    schedule();
  };
  const isHeld = createHold(node, drawSoon);
  store.watch(['answer', 'problem', 'isAsking', 'selected', 'isInterim', 'profile', 'coloring', 'legend', 'scaleLegend',
      'departures', 'keptChange', 'isOnline', 'comparison'],
    drawSoon);
  store.watch(['question', 'isOutside', 'city'], ({ answer, question }, last) => {
    if (!answer || question.compare !== last.question.compare) drawSoon();
  });
  store.watch(['cursor'], ({ cursor }) => chart?.show(cursor));
  onLanguage(draw);
  draw();
}
