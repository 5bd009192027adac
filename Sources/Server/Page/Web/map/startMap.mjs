import { byId, el } from '../base/dom.mjs';
import { store } from '../base/state.mjs';
import { onLanguage, t } from '../words/words.mjs';
import { nearestOn } from '../base/geo.mjs';
import { addAirLayer } from './airLayer.mjs';
import { addBackground } from './backgrounds.mjs';
import { addBaseLayer } from './baseLayer.mjs';
import { addDrawingHint } from './drawingHint.mjs';
import { keepFixInSight } from './fixInSight.mjs';
import { addHandles } from './handles.mjs';
import { addMapMenu } from './mapMenu.mjs';
import { addMapTools } from './mapTools.mjs';
import { createMap, showBox, showPlace, toPlace } from './mapView.mjs';
import { addMarkers } from './markers.mjs';
import { keepPrinting } from './printing.mjs';
import { addRouteLayer } from './routeLayer.mjs';
import { addStationLayer } from './stationLayer.mjs';
import { addTrackLayer } from './trackLayer.mjs';
import { addZoneLayer } from './zoneLayer.mjs';

const pointMeters = 40;
const anywhere = [-10, 35, 30, 60];

/** Says how the map comes, where the program was built without its library. */
function sayMissing() {
  const draw = () => byId('map').replaceChildren(el('p', { class: 'missing' }, t('noMap'), ' ',
      el('code', {}, 'make setup && swift build')));
  draw();
  onLanguage(draw);
}

/** Where the pointer is on the way, the chart points too. */
function linkChart(map) {
  map.on('pointermove', ({ coordinate, dragging }) => {
    const { profile, cursor } = store.get();
    if (dragging || !profile) return;
    const { lon, lat } = toPlace(coordinate);
    const { along, away } = nearestOn(profile.line, profile.lengths, [lon, lat]);
    const limit = Math.max(pointMeters / 8, map.getView().getResolution() * 10);
    if (away < limit) store.set({ cursor: along });
    else if (cursor !== null) store.set({ cursor: null });
  });
}

/** The first picture of a map, or some time where the page is not seen. */
function firstSight(map) {
  return new Promise((resolve) => {
    map.once('postrender', () => {
      performance.mark('brisa-first');
      resolve();
    });
    setTimeout(resolve, 1500);
  });
}

/** The map: its ground and its air at once, and all that one does on it when these are seen. */
export async function startMap(city, actions) {
  if (!globalThis.ol) return sayMissing();
  const map = createMap(city?.box ?? anywhere);
  map.once('rendercomplete', () => performance.mark('brisa-map'));
  const attribution = addBaseLayer(map);
  addAirLayer(map);
  addBackground(map);
  await firstSight(map);
  return addRest(map, attribution, actions);
}

function addRest(map, attribution, { setEnd, showAirAt, locate }) {
  addZoneLayer(map);
  addDrawingHint();
  const stationLayer = addStationLayer(map);
  addRouteLayer(map);
  addTrackLayer(map);
  const markers = addMarkers(map);
  const isDragging = addHandles(map, markers);
  addMapMenu(map, { setEnd, showAirAt, stationLayer, isDragging });
  const attribute = addMapTools(map, locate);
  attribution.then(attribute);
  linkChart(map);
  keepPrinting(map);
  keepFixInSight(map);
  store.watch(['showCity', 'city'], (state, last) => {
    if (state.city && (state.showCity !== last.showCity || !last.city)) showBox(map, state.city.box);
  });
  store.watch(['showPlace'], ({ showPlace: place }) => place && showPlace(map, place, 15));
}
