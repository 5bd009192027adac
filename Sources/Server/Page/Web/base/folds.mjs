import { el } from './dom.mjs';

// What was made last of each part, by its name. Whether that is open is known there at once; an event tells it later,
// when the part may have been made anew.
const made = new Map();

/** A part that is folded, and stays as the reader left it where it is made anew; `onOpen` is called when it is open. */
export function fold(name, summary, content, onOpen) {
  const details = el('details', { class: 'fold' }, el('summary', {}, summary), ...[content].flat());
  details.open = made.get(name)?.open ?? false;
  made.set(name, details);
  if (!onOpen) return details;
  details.addEventListener('toggle', () => { if (details.open) onOpen(); });
  if (details.open) onOpen();
  return details;
}

/** Has a part be open when it is made next. */
export const unfold = (name) => made.set(name, { open: true });
