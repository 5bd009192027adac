/**
 * What the page knows, in one place: parts of it are replaced, never changed, and those who watch a part are told.
 * A watcher is told once after all changes of a turn.
 */
export function createStore(initial) {
  let state = initial;
  let before = null;
  const watchers = [];

  const tell = () => {
    const last = before;
    before = null;
    for (const { keys, action } of [...watchers]) {
      if (!keys.some((key) => state[key] !== last[key])) continue;
      try {
        action(state, last);
      } catch (error) {
        // One that fails is told of, and keeps no other from its part.
        reportError(error);
      }
    }
  };

  return {
    get: () => state,
    set(patch) {
      if (before === null) {
        before = state;
        queueMicrotask(tell);
      }
      state = { ...state, ...patch };
    },
    watch(keys, action) {
      watchers.push({ keys, action });
    },
  };
}
