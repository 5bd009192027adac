import { announce } from '../base/dom.mjs';
import { store } from '../base/state.mjs';
import { t } from '../words/words.mjs';

/** Why there is no position, in words. */
export function positionProblem(error) {
  if (!isSecureContext || !navigator.geolocation) return t('positionNeedsHTTPS');
  return t(error?.code === 1 ? 'positionRefused' : 'positionUnknown');
}

/** Asks where one is, once; gives null and says why where it is not known. */
export function currentPosition() {
  return new Promise((resolve) => {
    const failed = (error) => {
      const text = positionProblem(error);
      store.set({ hint: text });
      announce(text);
      resolve(null);
    };
    if (!isSecureContext || !navigator.geolocation) return failed();
    store.set({ hint: t('positionWhy') });
    return navigator.geolocation.getCurrentPosition(({ coords, timestamp }) => {
      const fix = { lat: coords.latitude, lon: coords.longitude, accuracy: coords.accuracy, time: timestamp };
      store.set({ fix, hint: '' });
      resolve(fix);
    }, failed, { enableHighAccuracy: true, timeout: 15000, maximumAge: 15000 });
  });
}
