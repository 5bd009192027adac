import { afterPress, el } from './dom.mjs';

const restMilliseconds = 1000;

/** Whether somebody writes a date and time in a part of the page: drawn anew, the field would lose what is written. */
export const isWritten = (node) => document.activeElement?.type === 'datetime-local'
  && node.contains(document.activeElement);

/**
 * Gives what tells whether a part of the page is to stay as it is for now: while `isWriting` says that somebody writes
 * there, and while a date and time is being left, as what one presses for that is there until it has had its click.
 * Where it was asked meanwhile, `draw` is called afterwards.
 */
export function createWriting(node, isWriting, draw) {
  let [isLeaving, isAsked] = [false, false];
  node.addEventListener('blur', ({ target }) => {
    isLeaving = target.type === 'datetime-local';
    afterPress(() => {
      isLeaving = false;
      if (isAsked) draw();
    });
  }, true);
  return () => {
    isAsked = isLeaving || isWriting();
    return isAsked;
  };
}

/**
 * A field for date and time. Browsers tell a change after each digit: what stands there is taken on Enter, when the
 * field is left, or when nothing more has been written for a second.
 */
export function momentField(label, value, onTake) {
  let timer = 0;
  let taken = value;
  // Without a last year browsers take one of six digits.
  const field = el('input', {
    type: 'datetime-local', 'aria-label': label, value, min: '2000-01-01T00:00', max: '2099-12-31T23:59',
  });
  const take = () => {
    clearTimeout(timer);
    const text = field.value;
    if (!text || text === taken || !field.validity.valid) return;
    taken = text;
    onTake(text);
  };
  field.addEventListener('change', () => {
    clearTimeout(timer);
    timer = setTimeout(take, restMilliseconds);
  });
  field.addEventListener('blur', take);
  field.addEventListener('keydown', ({ key }) => { if (key === 'Enter') take(); });
  return field;
}
