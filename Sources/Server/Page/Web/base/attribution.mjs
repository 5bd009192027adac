import { parseXML } from './trust.mjs';

/** The names of a TileJSON's attribution, which is HTML, as texts. */
export const namesIn = (attribution) => String(attribution ?? '').split(' | ').filter(Boolean)
  .map((name) => parseXML(`<p>${name}</p>`)?.documentElement.textContent ?? name);
