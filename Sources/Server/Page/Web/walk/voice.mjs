import { readStored, writeStored } from '../base/storage.mjs';
import { language } from '../words/words.mjs';

const tags = { en: 'en-GB', es: 'es-ES', ca: 'ca-ES' };

let isOn = readStored('brisa.voice') !== 'off';

/** Whether instructions are spoken. */
export const speaks = () => isOn;

/** Turns the voice on or off. */
export function setSpeaks(on) {
  isOn = on;
  writeStored('brisa.voice', on ? 'on' : 'off');
  if (!on) globalThis.speechSynthesis?.cancel();
}

/** Says a text by the browser's own speech, by a voice of the language where there is one. */
export function say(text) {
  if (!isOn || !globalThis.speechSynthesis) return;
  const tag = tags[language()];
  const words = new SpeechSynthesisUtterance(text);
  const voices = speechSynthesis.getVoices();
  words.lang = tag;
  words.voice = voices.find((one) => one.lang === 'ca-ES-valencia' && tag === 'ca-ES')
    ?? voices.find((one) => one.lang.replace('_', '-') === tag)
        ?? voices.find((one) => one.lang.startsWith(language())) ?? null;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
