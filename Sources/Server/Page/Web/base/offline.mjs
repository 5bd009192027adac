import { store } from './state.mjs';

// A network is told of before it carries anything.
const settlingMilliseconds = 3000;

/** Has what did not come be asked for again, where there is a network. */
function reconnect() {
  const { isOnline, reconnected } = store.get();
  if (isOnline) store.set({ reconnected: reconnected + 1 });
}

/** Keeps the page and the last answers for when there is no network. */
export function keepOffline() {
  addEventListener('online', () => {
    store.set({ isOnline: true });
    reconnect();
    setTimeout(reconnect, settlingMilliseconds);
  });
  addEventListener('offline', () => store.set({ isOnline: false }));
  if (!isSecureContext || !('serviceWorker' in navigator)) return;
  // What the page needs itself comes first.
  const register = () => navigator.serviceWorker.register('serviceWorker.js').catch(() => {});
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
