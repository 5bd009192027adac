// Elements, made without markup: whatever comes from data becomes a text node.

const SVG = 'http://www.w3.org/2000/svg';

function fill(node, options, children) {
  for (const [name, value] of Object.entries(options ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name === 'on') for (const [type, listener] of Object.entries(value)) node.addEventListener(type, listener);
    else if (name === 'value' || name === 'checked') node[name] = value;
    else node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...children.flat().filter((child) => child !== undefined && child !== null && child !== false));
  return node;
}

/** An element with attributes (`on` holds listeners) and children, which are nodes or texts. */
export const el = (tag, options, ...children) => fill(document.createElement(tag), options, children);

/** The same for drawings. */
export const svg = (tag, options, ...children) => fill(document.createElementNS(SVG, tag), options, children);

/** The element of the page with an id. */
export const byId = (id) => document.getElementById(id);

/** A button with a listener. */
export const button = (options, listener, ...children) =>
  el('button', { type: 'button', ...options, on: { click: listener } }, ...children);

/** Gives what does something once after the next picture, however often it is called until then. */
export function afterPicture(action) {
  let isDue = false;
  const run = () => {
    isDue = false;
    action();
  };
  return () => {
    if (isDue) return;
    isDue = true;
    // A page that nobody sees has no pictures.
    if (document.hidden) setTimeout(run);
    else requestAnimationFrame(() => setTimeout(run));
  };
}

// Milliseconds after which what was pressed has had its click, if there is one.
const clickTime = 50;

// What is pressed, until it has had its click, and what waits for that: how parts of the page are drawn among it.
let pressed = null;
const waiting = new Map();

function release() {
  pressed = null;
  const actions = [...waiting.values()];
  waiting.clear();
  for (const action of actions) action();
}

addEventListener('pointerdown', ({ button, target }) => { pressed = button === 0 ? target : null; }, true);
for (const type of ['pointerup', 'pointercancel']) {
  addEventListener(type, () => {
    const lifted = pressed;
    setTimeout(() => { if (pressed === lifted) release(); }, clickTime);
  }, true);
}
addEventListener('click', () => {
  // What the click does is drawn at once; what had to wait for it, when it is done.
  pressed = null;
  setTimeout(release);
}, true);
addEventListener('blur', release);

/** Does something when no pointer is pressed, and what it was pressed on has had its click. */
export function afterPress(action) {
  setTimeout(() => (pressed ? waiting.set(action, action) : action()), clickTime);
}

let numbers = 0;

/** An id that nothing else has. */
export const freshId = (stem) => `${stem}-${++numbers}`;

// Whoever reads through the page later is not to meet what was said long ago.
const saidMilliseconds = 8000;
let forgetting = 0;

/** Says something to those who listen to the page. */
export function announce(text) {
  const live = byId('live');
  live.replaceChildren();
  setTimeout(() => {
    live.textContent = text;
    clearTimeout(forgetting);
    forgetting = setTimeout(() => live.replaceChildren(), saidMilliseconds);
  }, 50);
}

/** What a control is called to those who listen. */
const spokenName = (node) => node.getAttribute('aria-label') ?? node.labels?.[0]?.textContent ?? node.textContent;

const keyOf = (node) => `${node.tagName} ${spokenName(node)}`;

// Where the keyboard may land by itself: in a field for text a phone would open its own.
const landing = 'button, summary, select, [type="radio"], [type="checkbox"], [type="range"], [tabindex="0"]';
const landingsIn = (node) => [...node.querySelectorAll(landing)].filter((one) => one.getClientRects().length > 0);

/**
 * Draws a part of the page anew; what had the keyboard there has it afterwards, found again by its name. Where it is
 * gone, the next control that is still there has it, else one before it, else the part itself.
 *
 * What is pressed would lose its click: a part in which something is waits for that, and is drawn by what it is asked
 * for last.
 */
export function keepingFocus(node, draw) {
  // A list tells of no end: its choices lie above the page.
  if (node.contains(pressed) && !pressed.closest('select')) {
    waiting.set(node, () => keepingFocus(node, draw));
    return;
  }
  waiting.delete(node);
  const active = node.contains(document.activeElement) ? document.activeElement : null;
  const before = active ? landingsIn(node) : [];
  const place = before.indexOf(active);
  const nearest = [...before.slice(place + 1), ...before.slice(0, Math.max(0, place)).reverse()].map(keyOf);
  const key = active && keyOf(active);
  draw();
  if (!active || node.contains(document.activeElement)) return;
  const named = (wanted, nodes) => [...nodes].find((one) => keyOf(one) === wanted);
  const now = landingsIn(node);
  const next = active.isConnected ? active : named(key, node.querySelectorAll(active.tagName))
    ?? nearest.map((one) => named(one, now)).find(Boolean) ?? now[0] ?? node;
  if (next === node) node.tabIndex = -1;
  next.focus({ preventScroll: true });
}

/** Calls a function when nothing has been asked of it for some milliseconds; `cancel` forgets what was asked. */
export function debounced(milliseconds, action) {
  let timer = 0;
  const later = (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => action(...values), milliseconds);
  };
  later.cancel = () => clearTimeout(timer);
  return later;
}
