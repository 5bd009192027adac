// Hours are the starts of hours, in milliseconds; the city's time zone is used only to read and to print.

export const HOUR = 3600e3;

/** The hour that is now. */
export const hourNow = () => Math.floor(Date.now() / HOUR) * HOUR;

/** Milliseconds after which what is told of the hour that is now is asked for again. */
export const RENEWAL = 300e3;

/** A moment as an address has it, those of tiles too. */
export const momentText = (moment) => `${new Date(moment).toISOString().slice(0, 16)}Z`;

/** A moment in the form of a field for date and time, in a time zone. */
export function localText(moment, timeZone) {
  const parts = Object.fromEntries(new Intl.DateTimeFormat('en-GB', {
    timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23',
  }).formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

/** Such a text so many days later: the clock shows the same, also where it was changed in between. */
export const daysAfter = (text, days) => new Date(Date.parse(`${text}Z`) + days * 24 * HOUR).toISOString().slice(0, 16);

/** The moment of such a field's text, the first where clocks show it twice; NaN where it is none, or no clock shows it. */
export function momentOf(text, timeZone) {
  const asUTC = Date.parse(`${text}Z`);
  if (Number.isNaN(asUTC)) return NaN;
  const ahead = (moment) => Date.parse(`${localText(moment, timeZone)}Z`) - Math.floor(moment / 60e3) * 60e3;
  // Where the clock is changed near by, it is as far ahead as a day before until then, and as a day after from then on.
  return [-24, 24].map((hours) => asUTC - ahead(asUTC + hours * HOUR))
    .find((moment) => moment + ahead(moment) === asUTC) ?? NaN;
}
