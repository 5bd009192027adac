import { RENEWAL } from '../base/moments.mjs';
import { store } from '../base/state.mjs';
import { toast } from '../base/toast.mjs';
import { length } from '../words/numbers.mjs';
import { t } from '../words/words.mjs';

/**
 * How far from its place a position may be, in metres, and be one of a street: a phone that may give it but roughly does
 * so within kilometres.
 */
export const roughMeters = 250;

/** Why there is no position, as the name of a text. */
export function positionHint(error) {
  if (!isSecureContext || !navigator.geolocation) return 'positionNeedsHTTPS';
  return error?.code === 1 ? 'positionRefused' : 'positionUnknown';
}

/** The same in words. */
export const positionProblem = (error) => t(positionHint(error));

/** Asks where one is, once; gives null and says why where it is not known. */
export function currentPosition() {
  return new Promise((resolve) => {
    const failed = (error) => {
      store.set({ hint: positionHint(error) });
      // The hint stands in the open question alone, which need not be what is seen.
      toast(positionProblem(error));
      resolve(null);
    };
    if (!isSecureContext || !navigator.geolocation) return failed();
    store.set({ hint: 'positionWhy' });
    return navigator.geolocation.getCurrentPosition(({ coords, timestamp }) => {
      const fix = { lat: coords.latitude, lon: coords.longitude, accuracy: coords.accuracy, time: timestamp };
      store.set({ fix, hint: '' });
      if (fix.accuracy > roughMeters) toast(t('positionWithin', { length: length(fix.accuracy) }));
      resolve(fix);
    }, failed, { enableHighAccuracy: true, timeout: 15000, maximumAge: 15000 });
  });
}

/** Forgets where one was some minutes ago: the map would show it as where one is. */
export function forgetPosition() {
  store.watch(['renewal', 'following'], ({ fix, following }) => {
    if (fix && !following && Date.now() - fix.time > RENEWAL) store.set({ fix: null, isOutside: false });
  });
}
