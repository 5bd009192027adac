import { placeText } from '../base/geo.mjs';
import { readStored, writeStored } from '../base/storage.mjs';

// What is kept stays in this browser.

const key = 'brisa.kept';
const most = 60;

function read() {
  try {
    const kept = JSON.parse(readStored(key) ?? '{}');
    return { places: Array.isArray(kept.places) ? kept.places : [],
        routes: Array.isArray(kept.routes) ? kept.routes : [] };
  } catch {
    return { places: [], routes: [] };
  }
}

const write = (kept) => writeStored(key, JSON.stringify(kept));

const isPlace = (one) => Number.isFinite(one?.lat) && Number.isFinite(one?.lon) && typeof one.name === 'string';

/** Whether one that is kept is this place, by its name and where it is, or this route, by its link. */
const isSame = (one, { name, link, lat, lon }) => (link !== undefined ? one?.link === link
  : isPlace(one) && one.name === name && placeText(one) === placeText({ lat, lon }));

/** The kept places. */
export const places = () => read().places.filter(isPlace);

/** What tells a kept place from others of its name among all: its numbers; empty where there is no other. */
export const placeDetail = (place, all) => (all.some((one) => one.name === place.name && !isSame(one, place))
  ? placeText(place) : '');

/** The kept routes: a name and a link each. */
export const routes = () => read().routes.filter((one) => typeof one?.name === 'string'
    && typeof one.link === 'string');

/** Keeps a place; says whether that is done. */
export function keepPlace(place) {
  const kept = read();
  kept.places = [{ lat: place.lat, lon: place.lon, name: place.name },
    ...kept.places.filter((one) => !isSame(one, place))].slice(0, most);
  return write(kept);
}

/** Keeps a question by its link; says whether that is done. */
export function keepRoute(name, link) {
  const kept = read();
  kept.routes = [{ name, link }, ...kept.routes.filter((one) => !isSame(one, { link }))].slice(0, most);
  return write(kept);
}

/** Forgets a place or a route, wherever it stands by now: another tab may have changed the list. */
export function forget(list, item) {
  const kept = read();
  kept[list] = kept[list].filter((one) => !isSame(one, item));
  write(kept);
}
