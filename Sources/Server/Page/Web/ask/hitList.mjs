import { announce, el, freshId } from '../base/dom.mjs';
import { t } from '../words/words.mjs';

/** The list below a field: it opens with what was found for the field's text, of which one may be marked. */
export function hitList(label, input, take) {
  const id = freshId('hits');
  const list = el('ul', { id, class: 'hits', role: 'listbox', 'aria-label': label, hidden: true });
  const none = el('p', { class: 'hits hint', hidden: true });
  let shown = [];
  let active = -1;
  input.setAttribute('aria-controls', id);

  const mark = (index) => {
    active = index;
    [...list.children].forEach((item, i) => item.setAttribute('aria-selected', String(i === index)));
    if (index >= 0) input.setAttribute('aria-activedescendant', list.children[index].id);
    else input.removeAttribute('aria-activedescendant');
    list.children[index]?.scrollIntoView({ block: 'nearest' });
  };
  const item = (one, i) => el('li', {
    id: `${id}-${i}`, role: 'option', 'aria-selected': 'false',
    // The field keeps the focus until the finger is up: a tap that took the item at once would go on to what is below.
    on: { pointerdown: (event) => event.preventDefault(), click: () => take(one) },
  }, el('b', {}, one.title ?? one.name), one.rest ? el('small', {}, one.rest) : null);
  const sayNone = (text) => {
    if (text && (none.hidden || none.textContent !== text)) announce(text);
    none.hidden = !text;
    none.textContent = text;
  };
  return {
    nodes: [list, none],
    isOpen: () => !list.hidden,
    isTold: () => !list.hidden || !none.hidden,
    marked: () => shown[active],
    open(found) {
      shown = found;
      list.replaceChildren(...found.map(item));
      list.hidden = found.length === 0;
      sayNone(found.length ? '' : t('noHits', { text: input.value.trim() }));
      input.setAttribute('aria-expanded', String(found.length > 0));
      mark(-1);
    },
    close() {
      list.hidden = true;
      none.hidden = true;
      input.setAttribute('aria-expanded', 'false');
      mark(-1);
    },
    /** What is in sight was found for another text: none of it is chosen any more. */
    outdate() {
      shown = [];
      mark(-1);
    },
    step(by) {
      if (shown.length) mark((Math.max(active, by < 0 ? 0 : -1) + by + shown.length) % shown.length);
    },
  };
}
