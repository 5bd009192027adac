import { address, ask } from '../base/api.mjs';
import { namesIn } from '../base/attribution.mjs';
import { language, onLanguage } from '../words/words.mjs';
import { keepWhole, minZoom } from './mapView.mjs';
import { colors } from './theme.mjs';

/* global ol */

const kindOf = (feature) => String(feature.get('class') ?? '');
const isGreen = (kind) => /park|grass|wood|pitch|cemetery|farmland|wetland/.test(kind);

const widths = { motorway: 9, trunk: 9, primary: 9, secondary: 7.5, tertiary: 6, residential: 4.5, unclassified: 4.5 };

function streetWidth(kind, zoom) {
  const base = Object.entries(widths).find(([name]) => kind.startsWith(name))?.[1] ?? 2.2;
  return Math.max(0.4, base * 2 ** ((zoom - 16) * 0.62));
}

const isPath = (kind) => /foot|path|steps|cycle|pedestrian|track|corridor/.test(kind);

const painters = {
  water: (kind, c, zoom, isLine) => (isLine
    ? { stroke: c.water, width: Math.max(1, (zoom - 12) * (kind === 'river' ? 2.5 : 1)), z: 2 }
        : { fill: c.water, z: 2 }),
  landuse: (kind, c) => ({ fill: isGreen(kind) ? c.park : c.ground, z: 1 }),
  buildings: (kind, c, zoom) => (zoom >= 14 ? { fill: c.building, z: 3 } : null),
  rail: (kind, c, zoom) => (zoom >= 12 ? { stroke: c.rail, width: 1.2, dash: [6, 4], z: 5 } : null),
  streets: (kind, c, zoom) => (isPath(kind)
    ? (zoom >= 14 ? { stroke: c.path, width: 1.3, dash: /steps|path|foot/.test(kind) ? [4, 3] : undefined, z: 6 }
        : null)
    : { stroke: c.street, edge: c.streetEdge, width: streetWidth(kind, zoom), z: 7 }),
};

function paint({ fill, stroke, edge, width, dash, z }) {
  if (fill) return [new ol.style.Style({ fill: new ol.style.Fill({ color: fill }), zIndex: z })];
  const line = (color, size, level) => new ol.style.Style({
    stroke: new ol.style.Stroke({ color, width: size, lineDash: dash, lineCap: dash ? 'butt' : 'round' }),
        zIndex: level,
  });
  return edge ? [line(edge, width + 1.4, z - 0.5), line(stroke, width, z)] : [line(stroke, width, z)];
}

/** The name in the reader's language, where the map has it. */
const nameOf = (feature) => String(feature.get(`name:${language()}`) ?? feature.get('name') ?? '');

function label(feature, kind, zoom, c) {
  const name = nameOf(feature);
  const isLine = feature.getType().includes('Line');
  if (!name || (isLine && zoom < 14.5)) return null;
  const isLarge = /city|town|suburb|quarter|neighbourhood|district/.test(kind);
  return [new ol.style.Style({
    // The less its rank, the sooner it is shown where there is no room for all.
    zIndex: 40 - (Number(feature.get('rank')) || 9),
    text: new ol.style.Text({
      text: name, placement: isLine ? 'line' : 'point', font: `${isLarge ? '600 13px' : '12px'} system-ui, sans-serif`,
      fill: new ol.style.Fill({ color: c.label }), stroke: new ol.style.Stroke({ color: c.halo, width: 3 }),
      maxAngle: 0.6, repeat: isLine ? 420 : undefined, padding: [4, 6, 4, 6],
    }),
  })];
}

function styleOf() {
  const made = new Map();
  return (feature, resolution) => {
    const zoom = Math.log2(156543.034 / resolution);
    const c = colors();
    const [layer, kind] = [feature.get('layer'), kindOf(feature)];
    if (layer === 'places') return label(feature, kind, zoom, c);
    const isLine = feature.getType().includes('Line');
    const key = `${layer}|${kind}|${isLine}|${Math.round(zoom * 4)}|${c.paper}`;
    if (!made.has(key)) {
      const what = painters[layer]?.(kind, c, zoom, isLine);
      made.set(key, what ? paint(what) : []);
    }
    const styles = made.get(key);
    const text = layer === 'streets' && styles.length ? label(feature, kind, zoom, c) : null;
    return text ? [...styles, ...text] : styles;
  };
}

const retryDelay = 5000;

/** What the server says of its base map, asked again until it is reached; null where it has none. */
async function describe() {
  for (;;) {
    try {
      return (await ask('tiles/base.json')).data;
    } catch (error) {
      if (error.status !== 0) return null;
      await new Promise((resolve) => { setTimeout(resolve, retryDelay); });
    }
  }
}

/** Where there are tiles, in the map's own coordinates; undefined where that is not told, or goes over an edge. */
function extentOf(bounds) {
  const isBox = Array.isArray(bounds) && bounds.length === 4 && bounds[0] < bounds[2];
  return isBox ? ol.proj.transformExtent(bounds, 'EPSG:4326', 'EPSG:3857') : undefined;
}

const sourceOf = ({ maxzoom, minzoom }) => new ol.source.VectorTile({
  format: new ol.format.MVT(),
  url: address('tiles/base/{z}/{x}/{y}.mvt').replaceAll('%7B', '{').replaceAll('%7D', '}'),
  maxZoom: Number(maxzoom) || 14,
  minZoom: Number(minzoom) || 0,
});

/** Adds the base map, where the server has one; gives whose data it is, a name each. */
export async function addBaseLayer(map) {
  const description = await describe();
  if (!description) return [];
  const source = sourceOf(description);
  const layer = new ol.layer.VectorTile({
    source, style: styleOf(), declutter: true, zIndex: 0, renderMode: 'hybrid', updateWhileAnimating: false,
    extent: extentOf(description.bounds), minZoom: minZoom(source),
  });
  map.addLayer(layer);
  keepWhole(layer, () => sourceOf(description));
  // Names are in the reader's language.
  onLanguage(() => layer.setStyle(styleOf()));
  return namesIn(description.attribution);
}
