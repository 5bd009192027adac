// Zones are circles, `{ lat, lon, radius }` with metres, or polygons, `{ ring }` with the corners as `[lon, lat]`.

import { placeText } from './geo.mjs';

/** Most zones of a question. */
export const maxZones = 200;
/** Most corners of a polygon of this page. */
export const maxCorners = 60;

const isPlace = ([lon, lat]) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
const cornerText = ([lon, lat]) => placeText({ lat, lon });

/** A zone as links and addresses have it: latitude, longitude and metres, or latitude and longitude of each corner. */
export const zoneText = (zone) => (zone.ring ? zone.ring.map(cornerText).join(',')
  : `${placeText(zone)},${Math.round(zone.radius)}`);

/** The zone of such a text; null where it is none. */
export function readZone(text) {
  const numbers = text.split(',').map(Number);
  if (numbers.length === 3) {
    const [lat, lon, radius] = numbers;
    return isPlace([lon, lat]) && radius >= 1 && radius <= 20000 ? { lat, lon, radius } : null;
  }
  const ring = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) ring.push([numbers[i + 1], numbers[i]]);
  const isWhole = numbers.length % 2 === 0 && ring.length >= 3 && ring.length <= maxCorners;
  return isWhole && ring.every(isPlace) ? { ring } : null;
}

/** Zones in the order in which the server numbers them, and tells of them by their numbers: circles before polygons. */
export const ordered = (zones) => [...zones.filter(({ ring }) => !ring), ...zones.filter(({ ring }) => ring)];

/** Polygons as GeoJSON. */
export const polygonsJSON = (zones) => ({
  type: 'MultiPolygon', coordinates: zones.map(({ ring }) => [[...ring, ring[0]]]),
});

const metersPerDegree = 111195;

/** The square metres within a ring. */
export function areaOf(ring) {
  const width = Math.cos((ring[0][1] * Math.PI) / 180);
  const sum = ring.reduce((all, [lon, lat], i) => {
    const [nextLon, nextLat] = ring[(i + 1) % ring.length];
    return all + (lon - ring[0][0]) * (nextLat - ring[0][1]) - (nextLon - ring[0][0]) * (lat - ring[0][1]);
  }, 0);
  return Math.abs(sum / 2) * metersPerDegree ** 2 * width;
}
