import { el } from '../base/dom.mjs';
import { language } from '../words/words.mjs';
import { askRoutesText, parameters } from './asking.mjs';

const KML = 'http://www.opengis.net/kml/2.2';

/** Has the browser save a text as a file. */
export function saveFile(name, type, text) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = el('a', { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** The ways as KML. */
export function kml(routes, nameOf) {
  const file = document.implementation.createDocument(KML, 'kml');
  const add = (parent, name, text) => {
    const node = parent.appendChild(file.createElementNS(KML, name));
    if (text !== undefined) node.textContent = text;
    return node;
  };
  const folder = add(file.documentElement, 'Document');
  for (const route of routes) {
    const mark = add(folder, 'Placemark');
    add(mark, 'name', nameOf(route));
    const line = add(mark, 'LineString');
    add(line, 'tessellate', '1');
    add(line, 'coordinates', route.geometry.coordinates.map((point) => point.join(',')).join(' '));
  }
  return new XMLSerializer().serializeToString(file);
}

/** Has the server write its answer in another form, and saves it; with the trade-off where the way is one of it. */
export async function saveAs(format, question, at, route) {
  const asked = {
    ...parameters(question), at: question.when === 'now' ? '' : question.at || at, format, steps: 'true',
    language: language(), pareto: route.isBetween ? 'true' : '',
  };
  const type = format === 'gpx' ? 'application/gpx+xml' : 'application/geo+json';
  saveFile(`brisa.${format}`, type, await askRoutesText(asked));
}
