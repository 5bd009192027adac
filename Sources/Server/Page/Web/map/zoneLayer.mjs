import { setQuestion, store } from '../base/state.mjs';
import { toast } from '../base/toast.mjs';
import { maxCorners, maxZones, ordered } from '../base/zones.mjs';
import { t } from '../words/words.mjs';
import { lineToMap, toPlace } from './mapView.mjs';
import { colors } from './theme.mjs';

/* global ol */

const minRadius = 15;
// How far the finger may stray from a side, in pixels, before it makes a corner.
const strayPixels = 3;
const minPixels = 12;

function shape({ lat, lon, radius, ring }, properties) {
  const geometry = ring ? new ol.geom.Polygon([lineToMap([...ring, ring[0]])])
    : ol.geom.Polygon.circular([lon, lat], radius, 48).transform('EPSG:4326', 'EPSG:3857');
  return new ol.Feature({ geometry, ...properties });
}

function hatched(color) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [10, 10];
  const draw = canvas.getContext('2d');
  draw.strokeStyle = color;
  draw.lineWidth = 1.6;
  draw.beginPath();
  for (const x of [-10, 0, 10]) {
    draw.moveTo(x, 10);
    draw.lineTo(x + 10, 0);
  }
  draw.stroke();
  return draw.createPattern(canvas, 'repeat');
}

let made = null;

function style(feature) {
  const c = colors();
  if (made?.paper !== c.paper) {
    const stroke = (width, lineDash) => new ol.style.Stroke({ color: c.zone, width, lineDash });
    made = {
      paper: c.paper,
      zone: new ol.style.Style({ fill: new ol.style.Fill({ color: hatched(c.zone) }), stroke: stroke(2) }),
      station: new ol.style.Style({
        fill: new ol.style.Fill({ color: `${c.zone}10` }), stroke: stroke(1.5, [6, 5]),
      }),
      corners: new ol.style.Style({
        stroke: stroke(2, [3, 5]),
        image: new ol.style.Circle({ radius: 5, fill: new ol.style.Fill({ color: c.zone }) }),
      }),
    };
  }
  return made[feature.get('role')];
}

// The index above which the server draws circles, by scale; for the sensitive the best band ends where `eu-aqi` has 1.
const bounds = { 'us-epa': 50, 'es-ica': 1, 'eu-aqi': 2 };
const sensitiveBounds = { ...bounds, 'eu-aqi': 1 };

/** The circles around stations that the answer keeps away from. */
function stationCircles({ answer, stations, question, city }) {
  if (!question.stationRadius || !stations) return [];
  const bound = question.person.needs.includes('sensitive') ? sensitiveBounds : bounds;
  const touched = new Set((answer?.routes ?? []).flatMap((route) => route.exclusions ?? []).map((one) => one.name));
  const isPolluted = ({ name, index }) => touched.has(name)
    || (index?.value ?? 0) > (bound[index?.scale ?? city?.scale] ?? Infinity);
  return stations.stations.filter(isPolluted).map((one) =>
    ({ lon: one.position[0], lat: one.position[1], radius: question.stationRadius }));
}

function add(zone) {
  const { question } = store.get();
  if (question.zones.length < maxZones) setQuestion({ zones: ordered([...question.zones, zone]) });
  else toast(t('zonesAtMost', { n: maxZones }));
}

/** A circle that was drawn from its middle outwards; none where it was hardly drawn. */
function drawnCircle(geometry) {
  const center = toPlace(geometry.getCenter());
  const radius = geometry.getRadius() * Math.cos((center.lat * Math.PI) / 180);
  return radius >= minRadius ? { ...center, radius: Math.min(20000, Math.round(radius)) } : null;
}

/** A polygon around which a finger went, with few corners; none where it was hardly drawn. */
function drawnPolygon(geometry, resolution) {
  const [west, south, east, north] = geometry.getExtent();
  if (Math.max(east - west, north - south) < minPixels * resolution) return null;
  for (let stray = strayPixels; ; stray *= 1.5) {
    const ring = new ol.geom.LineString(geometry.getCoordinates()[0]).simplify(stray * resolution)
      .getCoordinates().slice(0, -1);
    if (ring.length < 3) return null;
    if (ring.length <= maxCorners) {
      const rounded = (corner) => ol.proj.toLonLat(corner).map((one) => Number(one.toFixed(5)));
      return { ring: ring.map((corner) => rounded(corner)) };
    }
  }
}

/** Lets a zone be drawn with a finger: a circle from its middle outwards, a polygon around its border. */
function addPens(map) {
  const finished = {
    circle: drawnCircle, polygon: (geometry) => drawnPolygon(geometry, map.getView().getResolution()),
  };
  const pens = { circle: 'Circle', polygon: 'Polygon' };
  for (const [kind, type] of Object.entries(pens)) {
    const pen = new ol.interaction.Draw({ type, freehand: true, condition: () => true });
    pen.setActive(false);
    pen.on('drawend', ({ feature }) => {
      const zone = finished[kind](feature.getGeometry());
      if (zone) add(zone);
      setTimeout(() => store.set({ drawingZone: '' }), 0);
    });
    map.addInteraction(pen);
    store.watch(['drawingZone'], ({ drawingZone }) => {
      if (drawingZone !== kind) pen.abortDrawing();
      pen.setActive(drawingZone === kind);
    });
  }
  store.watch(['drawingZone'], ({ drawingZone }) => document.body.classList.toggle('drawing', drawingZone !== ''));
  addEventListener('keydown', ({ key }) => { if (key === 'Escape') store.set({ drawingZone: '' }); });
}

/** Draws the zones, and lets new ones be drawn. */
export function addZoneLayer(map) {
  const source = new ol.source.Vector();
  map.addLayer(new ol.layer.Vector({ source, style, zIndex: 6 }));
  const draw = (state) => {
    const corners = lineToMap(state.corners);
    const features = [
      ...state.question.zones.map((zone) => shape(zone, { role: 'zone' })),
      ...stationCircles(state).map((zone) => shape(zone, { role: 'station' })),
      ...(corners.length ? [new ol.geom.MultiPoint(corners), new ol.geom.LineString(corners)]
        .map((geometry) => new ol.Feature({ geometry, role: 'corners' })) : []),
    ];
    // A layer that is emptied costs a picture of the whole map, even where it was empty.
    if (features.length === 0 && source.isEmpty()) return;
    source.clear();
    source.addFeatures(features);
  };
  store.watch(['question', 'answer', 'stations', 'corners'], draw);
  draw(store.get());
  addPens(map);
}

/** Adds a circle around a place, for those who draw with no finger. */
export const addZoneAt = (place, radius = 150) => add({ ...place, radius });

/** Adds a corner of a polygon that is set corner by corner. */
export function addCorner({ lat, lon }) {
  const { corners } = store.get();
  if (corners.length < maxCorners) store.set({ corners: [...corners, [lon, lat]] });
  else toast(t('cornersAtMost', { n: maxCorners }));
}

/** Makes a zone of the corners that were set. */
export function closeCorners() {
  const { corners } = store.get();
  store.set({ corners: [] });
  if (corners.length >= 3) add({ ring: corners });
}
