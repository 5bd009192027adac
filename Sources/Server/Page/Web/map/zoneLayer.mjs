import { setQuestion, store } from '../base/state.mjs';
import { toPlace } from './mapView.mjs';
import { colors } from './theme.mjs';

/* global ol */

const mostZones = 200;
const leastRadius = 15;

function circle({ lat, lon, radius }, properties) {
  const geometry = ol.geom.Polygon.circular([lon, lat], radius, 48).transform('EPSG:4326', 'EPSG:3857');
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
    made = {
      paper: c.paper,
      zone: new ol.style.Style({
        fill: new ol.style.Fill({ color: hatched(c.zone) }), stroke: new ol.style.Stroke({ color: c.zone, width: 2 }),
      }),
      station: new ol.style.Style({
        fill: new ol.style.Fill({ color: `${c.zone}10` }),
        stroke: new ol.style.Stroke({ color: c.zone, width: 1.5, lineDash: [6, 5] }),
      }),
    };
  }
  return made[feature.get('role')];
}

/** The circles around stations that the answer kept away from. */
function stationCircles({ answer, stations, question }) {
  if (!question.stationRadius || !stations) return [];
  const touched = new Set((answer?.routes ?? []).flatMap((route) => route.exclusions ?? []).map((one) => one.name));
  const isPolluted = (one) => touched.has(one.name) || (one.index?.category?.number ?? 0) >= 3;
  return stations.stations.filter(isPolluted).map((one) =>
    ({ lon: one.position[0], lat: one.position[1], radius: question.stationRadius }));
}

/** Draws the zones, and lets one be drawn with a finger: from its middle outwards. */
export function addZoneLayer(map) {
  const source = new ol.source.Vector();
  map.addLayer(new ol.layer.Vector({ source, style, zIndex: 6 }));
  const draw = (state) => {
    source.clear();
    source.addFeatures(state.question.zones.map((zone) => circle(zone, { role: 'zone' })));
    source.addFeatures(stationCircles(state).map((zone) => circle(zone, { role: 'station' })));
  };
  store.watch(['question', 'answer', 'stations'], draw);
  draw(store.get());

  const pen = new ol.interaction.Draw({ type: 'Circle', freehand: true, condition: () => true });
  pen.setActive(false);
  pen.on('drawend', ({ feature }) => {
    const geometry = feature.getGeometry();
    const center = toPlace(geometry.getCenter());
    const radius = geometry.getRadius() * Math.cos((center.lat * Math.PI) / 180);
    const { question } = store.get();
    if (radius >= leastRadius && question.zones.length < mostZones) {
      setQuestion({ zones: [...question.zones, { ...center, radius: Math.min(20000, Math.round(radius)) }] });
    }
    setTimeout(() => store.set({ drawingZone: false }), 0);
  });
  map.addInteraction(pen);
  store.watch(['drawingZone'], ({ drawingZone }) => {
    pen.setActive(drawingZone);
    document.body.classList.toggle('drawing', drawingZone);
  });
}

/** Adds a zone in the middle of the map, for those who draw with no finger. */
export function addZoneAt(place, radius = 150) {
  const { question } = store.get();
  if (question.zones.length < mostZones) setQuestion({ zones: [...question.zones, { ...place, radius }] });
}
