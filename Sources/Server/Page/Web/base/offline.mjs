import { store } from './state.mjs';

/** Keeps the page and the last answers for when there is no network. */
export function keepOffline() {
  addEventListener('online', () => store.set({ isOnline: true }));
  addEventListener('offline', () => store.set({ isOnline: false }));
  if (!isSecureContext || !('serviceWorker' in navigator)) return;
  // What the page needs itself comes first.
  const register = () => navigator.serviceWorker.register('serviceWorker.js').catch(() => {});
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
