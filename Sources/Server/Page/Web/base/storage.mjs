// What this browser keeps. It may be told to keep nothing, and its store may be full.

/** What is kept by a name; null where nothing is, or nothing may be. */
export function readStored(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text by a name, or forgets it for null; says whether that is done. */
export function writeStored(key, text) {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
