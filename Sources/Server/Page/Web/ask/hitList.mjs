import { announce, el, freshId } from '../base/dom.mjs';
import { t } from '../words/words.mjs';

/** One thing that was found. */
const hitItem = (one, id, take) => el('li', {
  id, role: 'option', 'aria-selected': 'false',
  // The field keeps the focus until the finger is up: a tap that took the item at once would go on to what is below.
  on: { pointerdown: (event) => event.preventDefault(), click: () => take(one) },
}, el('b', {}, one.title ?? one.name), one.rest ? el('small', {}, one.rest) : null);

/** Marks an item of a field's list, for those who look and for those who listen; none for -1. */
function mark(list, input, index) {
  [...list.children].forEach((item, i) => item.setAttribute('aria-selected', String(i === index)));
  if (index >= 0) input.setAttribute('aria-activedescendant', list.children[index].id);
  else input.removeAttribute('aria-activedescendant');
  list.children[index]?.scrollIntoView({ block: 'nearest' });
}

/** Shows a line instead of a list, or takes it away where it is empty; says it when it is another one. */
function showNone(line, text) {
  if (text && (line.hidden || line.textContent !== text)) announce(text);
  line.hidden = !text;
  line.textContent = text;
}

/** The list below a field: it opens with what was found for the field's text, of which one may be marked. */
export function hitList(label, input, take) {
  const id = freshId('hits');
  const list = el('ul', { id, class: 'hits', role: 'listbox', 'aria-label': label, hidden: true });
  const none = el('p', { class: 'hits hint', hidden: true });
  let shown = [];
  let active = -1;
  input.setAttribute('aria-controls', id);

  const choose = (index) => {
    active = index;
    mark(list, input, index);
  };
  const unfold = (isOpen) => {
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    choose(-1);
  };
  return {
    nodes: [list, none],
    isOpen: () => !list.hidden,
    isTold: () => !list.hidden || !none.hidden,
    marked: () => shown[active],
    open(found) {
      shown = found;
      list.replaceChildren(...found.map((one, i) => hitItem(one, `${id}-${i}`, take)));
      unfold(found.length > 0);
      showNone(none, found.length ? '' : t('noHits', { text: input.value.trim() }));
    },
    close() {
      unfold(false);
      none.hidden = true;
    },
    /** What is in sight was found for another text: none of it is chosen any more. */
    outdate() {
      shown = [];
      choose(-1);
    },
    step(by) {
      if (shown.length) choose((Math.max(active, by < 0 ? 0 : -1) + by + shown.length) % shown.length);
    },
  };
}
