import { store } from './state.mjs';

/** Keeps the page and the last answers for when there is no network. */
export function keepOffline() {
  addEventListener('online', () => store.set({ isOnline: true }));
  addEventListener('offline', () => store.set({ isOnline: false }));
  if (isSecureContext && 'serviceWorker' in navigator) {
    addEventListener('load', () => navigator.serviceWorker.register('serviceWorker.js').catch(() => {}));
  }
}
