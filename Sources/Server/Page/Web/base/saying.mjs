import { announce } from './dom.mjs';

/**
 * Gives what says why something is not there, once: what is drawn or asked anew is not to be heard anew. The same words
 * are said again where they are `about` something else, or where a text without words came between. Where it `isQuiet`
 * they count as said.
 */
export function createSaying() {
  let [said, matter] = ['', null];
  return (text, about = null, isQuiet = false) => {
    if (text === said && about === matter) return;
    [said, matter] = [text, about];
    if (text && !isQuiet) announce(text);
  };
}
