/** Milliseconds after which what moves has come to rest. */
export const restMilliseconds = 250;

/** Does at once what it is told first; of what follows quickly, only the last, when that rests. */
export function resting(body) {
  let timer = 0;
  let held = null;
  const rest = () => {
    timer = 0;
    if (!held) return;
    const values = held;
    held = null;
    body(...values);
  };
  return (...values) => {
    if (timer) held = values;
    else body(...values);
    clearTimeout(timer);
    timer = setTimeout(rest, restMilliseconds);
  };
}
