import { announce, el } from './dom.mjs';

const seconds = 5;
let shown = null;

/** Says something in a line that is seen for a moment, and heard. */
export function toast(text) {
  shown?.remove();
  const line = el('p', { class: 'toast', 'aria-hidden': 'true' }, text);
  document.body.append(line);
  shown = line;
  setTimeout(() => line.remove(), seconds * 1000);
  announce(text);
}
