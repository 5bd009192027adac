import { afterPicture, afterPress, announce, keepingFocus } from '../base/dom.mjs';
import { unfold } from '../base/folds.mjs';
import { isWritten } from '../base/momentField.mjs';
import { store } from '../base/state.mjs';
import { onLanguage } from '../words/words.mjs';
import { airChart } from './airChart.mjs';
import { answerParts, withoutAnswer } from './answerParts.mjs';
import { selectedRoute } from './asking.mjs';
import { showFound } from './compare.mjs';
import { problemText } from './problems.mjs';
import { verdict } from './verdict.mjs';

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
  let [problem, trouble] = [null, ''];

  /** What was found for another time is in sight when that time is chosen, and folded away if the reader likes. */
  const openCompared = ({ question }) => {
    if (question.compare && question.compare !== compared) unfold('compare');
    compared = question.compare;
  };
  /** Says why there is no answer, once: what is drawn anew with whatever changes is not to be heard anew. */
  const sayProblem = (state) => {
    const text = state.problem ? problemText(state) : '';
    if (state.problem === problem && text === trouble) return;
    [problem, trouble] = [state.problem, text];
    if (text && !state.following) announce(text);
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
    sayProblem(state);
    if (route) sayAnswer(state, sentence);
  };
  const draw = () => {
    if (hold.isHeld) return;
    hold.isDue = hold.isLeaving || isWritten(node);
    if (hold.isLeaving) return;
    if (!hold.isDue) {
      keepingFocus(node, drawParts);
      return;
    }
    node.setAttribute('aria-busy', String(store.get().isAsking));
    showFound(node, store.get());
  };
  // The map draws the way first: all that is said of it takes longer.
  const schedule = afterPicture(draw);
  const drawSoon = () => {
    if (hold.isHeld) return;
    node.setAttribute('aria-busy', 'true');
    schedule();
  };
  const hold = createHold(node, draw, drawSoon);
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
