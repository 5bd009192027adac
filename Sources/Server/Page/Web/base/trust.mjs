// The page's policy lets no text become markup. OpenLayers measures a letter that way: plain letters pass, no markup
// does. Of scripts by address only the worker is started.

const types = globalThis.trustedTypes ?? { createPolicy: (name, policy) => policy };
types.createPolicy('default', {
  createHTML: (text) => (/[<&]/.test(text) ? null : text),
  createScriptURL: (address) => (address === 'serviceWorker.js' ? address : null),
});
const files = types.createPolicy('brisa-xml', { createHTML: (text) => text });

/** A file of XML as a tree of its own, which is no part of the page; null where it is none. */
export function parseXML(text) {
  const tree = new DOMParser().parseFromString(files.createHTML(text), 'application/xml');
  return tree.getElementsByTagName('parsererror').length ? null : tree;
}
