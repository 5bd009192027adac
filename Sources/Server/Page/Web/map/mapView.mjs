import { byId } from '../base/dom.mjs';
import { store } from '../base/state.mjs';
import { colors, onTheme } from './theme.mjs';

/* global ol */

const position = ({ lat, lon }) => ol.proj.fromLonLat([lon, lat]);

/** The map's own coordinates of a place. */
export const toMap = position;

/** The same of a line of `[lon, lat]`. */
export const lineToMap = (line) => line.map((point) => ol.proj.fromLonLat(point));

/** The place at the map's own coordinates. */
export function toPlace(coordinate) {
  const [lon, lat] = ol.proj.toLonLat(coordinate);
  return { lat, lon };
}

/** Whether the reader wants nothing to move by itself. */
export const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How far a press may stray, in pixels, and be none the less one at its place: no hand holds quite still. */
export const tapPixels = 4;

// The ring of a start reaches beyond its place.
const ring = 16;

/** Whether the panel lies over the map from side to side, as on phones, and not beside it. */
const liesOver = (panel, frame) => panel.left <= frame.left && panel.right >= frame.right;

/** The width and height of the map that no sheet covers. */
export function freeSize() {
  const [panel, frame] = ['panel', 'map-frame'].map((id) => byId(id).getBoundingClientRect());
  return [frame.width, liesOver(panel, frame) ? Math.min(frame.height, panel.top - frame.top) : frame.height];
}

/** How far down the things above a phone's map reach, as long as nobody unfolds them. */
function topCover(frame) {
  const whose = byId('map-foot').querySelector('.whose summary');
  return Math.max(70, whose ? whose.getBoundingClientRect().bottom - frame.top + ring : 0);
}

/** How much of the map's frame the panel and the things in its corners cover, as OpenLayers takes padding. */
function padding() {
  const [panel, frame, foot, tools] = ['panel', 'map-frame', 'map-foot', 'map-tools']
    .map((id) => byId(id).getBoundingClientRect());
  const below = Math.max(0, frame.bottom - panel.top);
  const right = frame.right - tools.left + ring;
  return liesOver(panel, frame)
    ? [topCover(frame), right, Math.min(below, frame.height * 0.6) + 24, 30]
    : [40, right, Math.min(foot.height, 160) + 40, 60];
}

/** The map's own extent of lines with places beside them, none of which need be there. */
export const extentAround = (lines, places) =>
  ol.extent.extend(ol.extent.boundingExtent(places.filter(Boolean).map(position)), lines);

/** OpenLayers' own ways to move the map; where nothing is to move by itself it lies still when it is let go of. */
function interactions() {
  // By itself a map that can have the keyboard neither pans nor zooms by the wheel until it was clicked.
  if (!isCalm()) return ol.interaction.defaults.defaults({ onFocusOnly: false });
  return ol.interaction.defaults.defaults({ onFocusOnly: false, zoomDuration: 0, dragPan: false })
    .extend([new ol.interaction.DragPan()]);
}

/** The map, without any of OpenLayers' own controls. */
export function createMap(box) {
  const extent = ol.proj.transformExtent(box, 'EPSG:4326', 'EPSG:3857');
  const map = new ol.Map({
    target: 'map',
    controls: [],
    moveTolerance: tapPixels,
    interactions: interactions(),
    view: new ol.View({ minZoom: 3, maxZoom: 19, enableRotation: false }),
  });
  map.getView().fit(extent, { padding: padding().map((side, i) => (i === 2 ? side : 16)) });
  const frame = byId('map');
  const paint = () => { frame.style.backgroundColor = colors().paper; };
  paint();
  onTheme(() => { paint(); map.getAllLayers().forEach((layer) => layer.changed()); });
  return map;
}

/** Shows an extent in what the panel leaves free. */
export function showExtent(map, extent) {
  map.getView().fit(extent, { padding: padding(), maxZoom: 17, duration: isCalm() ? 0 : 300 });
}

/** Brings a place into sight. */
export function showPlace(map, place, zoom) {
  const view = map.getView();
  view.animate({ center: position(place), zoom: Math.max(view.getZoom(), zoom), duration: isCalm() ? 0 : 300 });
}

/** Brings a place into the middle of what the panel leaves free, at a zoom. */
export function showNearby(map, place, zoom) {
  const point = new ol.geom.Point(position(place));
  map.getView().fit(point, { padding: padding(), maxZoom: zoom, duration: isCalm() ? 0 : 300 });
}

/**
 * The zoom above which tiles are shown: farther out, those of the source's least zoom would be asked for by the
 * thousand.
 */
export const minZoom = (source) => source.getTileGrid().getMinZoom() - 2;

/**
 * Has tiles of a layer that did not come asked for again with the network, by a source of the same: OpenLayers asks for
 * no tile of a source twice.
 */
export function keepWhole(layer, makeSource) {
  let isLacking = false;
  const listen = () => layer.getSource()?.on('tileloaderror', () => { isLacking = true; });
  layer.on('change:source', () => {
    isLacking = false;
    listen();
  });
  store.watch(['reconnected'], () => { if (isLacking) layer.setSource(makeSource()); });
  listen();
}

/** Shows a box `[west, south, east, north]`. */
export const showBox = (map, box) => showExtent(map, ol.proj.transformExtent(box, 'EPSG:4326', 'EPSG:3857'));
