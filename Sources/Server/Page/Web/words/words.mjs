import { readStored, writeStored } from '../base/storage.mjs';
import { en } from './en.mjs';
import { es } from './es.mjs';
import { ca } from './ca.mjs';

const all = { en, es, ca };
const names = { en: 'English', es: 'Español', ca: 'Valencià' };
const listeners = [];

function first() {
  const kept = readStored('brisa.language');
  const wishes = [new URLSearchParams(location.search).get('lang'), kept, ...navigator.languages];
  return wishes.map((wish) => wish?.slice(0, 2)).find((wish) => wish in all) ?? 'en';
}

let current = first();

/** The languages that there are, with their own names. */
export const languages = Object.entries(names);

/** The reader's language. */
export const language = () => current;

/** A text in the reader's language, with values in the places of the names in braces. */
export function t(key, values) {
  const text = all[current][key] ?? en[key] ?? key;
  return values ? text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole)) : text;
}

/** Whether there is such a text. */
export const knows = (key) => key in en;

/** Calls a function whenever the language has changed. */
export const onLanguage = (action) => listeners.push(action);

/** An address that names a language names the one that was chosen last. */
function rename(code) {
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.set('lang', code);
  history.replaceState(null, '', address);
}

/** Changes the language of the page. */
export function speak(code) {
  current = code;
  writeStored('brisa.language', code);
  rename(code);
  document.documentElement.lang = code;
  for (const listener of listeners) listener();
}

document.documentElement.lang = current;
