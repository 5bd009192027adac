import { el } from './dom.mjs';

// What was made last of each part, by its name. Whether that is open is known there at once; an event tells it later,
// when the part may have been made anew.
const made = new Map();

/**
 * A part that is folded, and stays as the reader left it where it is made anew; `onOpen` is called once, when it is
 * open for the first time.
 */
export function fold(name, summary, content, onOpen) {
  const details = el('details', { class: 'fold' }, el('summary', {}, summary), ...[content].flat());
  details.open = made.get(name)?.open ?? false;
  made.set(name, details);
  // One that is made open is told of by an event as well, some time later.
  if (details.open) onOpen?.();
  else if (onOpen) details.addEventListener('toggle', onOpen, { once: true });
  return details;
}

/** Has a part be open when it is made next. */
export const unfold = (name) => made.set(name, { open: true });
