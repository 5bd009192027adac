/**
 * How what is expected of a way's burden differs from the fastest one's, as a share of that; null where nothing is
 * compared. Burdens themselves are charged dearly where nothing is known of the air, which makes no way cleaner.
 */
export function burdenChange({ burden, difference }) {
  const percent = difference?.burdenPercent;
  return burden === null || typeof percent !== 'number' ? null : percent / 100;
}

/** What a way saves of what is expected of the fastest one's burden, as a share; 0 where nothing is compared. */
export const savedShare = (route) => 0 - (burdenChange(route) ?? 0);

/** How much more a burden is than another, as a share of that; 0 where there is nothing of either, as on no way. */
export const burdenShare = (burden, base) => (burden === base ? 0 : burden / Math.max(1e-9, base) - 1);
