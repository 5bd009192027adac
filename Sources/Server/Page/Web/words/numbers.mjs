import { language, t } from './words.mjs';

const made = new Map();

function format(kind, options) {
  const key = `${language()}${kind.name}${JSON.stringify(options)}`;
  if (!made.has(key)) made.set(key, new kind(language() === 'en' ? 'en-GB' : language(), options));
  return made.get(key);
}

/** A number with at most so many decimals. */
export const number = (value, decimals = 1) =>
  format(Intl.NumberFormat, { maximumFractionDigits: decimals }).format(value);

/** A share as whole percent. */
export const percent = (share) => format(Intl.NumberFormat,
    { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** A chance as whole percent; what is nearly sure is not said to be sure. */
export const chancePercent = (chance) => (chance < 0.01 ? `<${percent(0.01)}`
  : chance > 0.99 ? `>${percent(0.99)}` : percent(chance));

/** A length: metres to ten below a kilometre, then kilometres. */
export function length(meters) {
  return meters < 995 ? `${number(meters < 100 ? Math.round(meters) : Math.round(meters / 10) * 10, 0)} m`
    : `${format(Intl.NumberFormat, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(meters / 1000)} km`;
}

/** An area: hectares below a square kilometre. */
export const area = (squareMeters) => (squareMeters < 1e6
  ? `${number(squareMeters / 1e4, squareMeters < 1e5 ? 1 : 0)} ha` : `${number(squareMeters / 1e6, 1)} km²`);

/** The whole minutes of a time, one at least. */
export const wholeMinutes = (seconds) => Math.max(1, Math.round(seconds / 60));

/** A time in whole minutes. */
export function duration(seconds) {
  const minutes = wholeMinutes(seconds);
  const hours = Math.floor(minutes / 60);
  if (!hours) return `${minutes} min`;
  return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
}

/** A share with a sign. */
export const signed = (share) =>
  format(Intl.NumberFormat, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(share)
    .replace('-', '−');

/** A clock time in a time zone. */
export const clock = (moment, timeZone) =>
  format(Intl.DateTimeFormat, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(moment);

const weekdayAndTime = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/** A day with its date, and a clock time. */
export const datedHourName = (moment, timeZone) =>
  format(Intl.DateTimeFormat, { ...weekdayAndTime, day: 'numeric', month: 'short', timeZone }).format(moment);

const sixDays = 6 * 864e5;

/** A day and a clock time, with the date where `beside` is so far from it that the day may be another one. */
export const hourName = (moment, timeZone, beside = moment) => (Math.abs(moment - beside) > sixDays
  ? datedHourName(moment, timeZone)
  : format(Intl.DateTimeFormat, { ...weekdayAndTime, timeZone }).format(moment));

/** How long ago. */
export function ago(seconds) {
  if (seconds < 90) return t('justNow');
  return t('ago', { time: seconds < 5400 ? duration(seconds) : `${number(seconds / 3600, 0)} h` });
}
