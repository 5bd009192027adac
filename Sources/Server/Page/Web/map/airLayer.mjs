import { address, ask } from '../base/api.mjs';
import { hourNow, hourText } from '../base/moments.mjs';
import { restMilliseconds } from '../base/resting.mjs';
import { store } from '../base/state.mjs';
import { isDark } from './theme.mjs';

/* global ol */

const mostSources = 40;
// Paler where ways are looked for, so that they stand out. In the dark less of the ground is let through: it would turn
// the colours into others than the legend's.
const opacity = (tab) => (tab === 'air' ? 0.85 : 0.6) + (isDark() ? 0.15 : 0);
const patience = 900;

const hourWord = (hour) => (hour === hourNow() ? 'now' : hourText(hour));

const deepest = 16;

/** Tiles of layers and hours, those used last kept, so that the hours play smoothly. */
function createSources() {
  const sources = new Map();
  return ({ layer, hour, city, depth }) => {
    const key = `${layer}/${hourWord(hour)}/${depth}`;
    const found = sources.get(key) ?? new ol.source.XYZ({
      url: `${address(`tiles/air/${layer}/${encodeURIComponent(hourWord(hour))}`)}/{z}/{x}/{y}.png?city=${city.id}`,
      maxZoom: depth, transition: 0,
    });
    sources.delete(key);
    sources.set(key, found);
    if (sources.size > mostSources) sources.delete(sources.keys().next().value);
    return found;
  };
}

async function keepLegend({ layer, hour, city }) {
  const told = await ask(`tiles/air/${layer}/${encodeURIComponent(hourWord(hour))}.json`, { city: city.id })
    .then(({ data }) => ({ legend: data.brisa, legendProblem: '' }),
      (error) => ({ legend: null, legendProblem: error.message }));
  const { layer: of, hour: at } = store.get();
  if (of === layer && at === hour) store.set(told);
}

/** The air that the page wants to be seen, and how deep its tiles go; null for none. */
function createWanted(map, changed) {
  let depth = deepest;
  let timer = 0;
  const rest = () => {
    timer = 0;
    depth = deepest;
    changed();
  };
  store.watch(['hour'], () => {
    // While the hours run, larger tiles do: a quarter as many.
    if (timer) depth = Math.max(0, Math.min(deepest, Math.round(map.getView().getZoom())) - 1);
    clearTimeout(timer);
    timer = setTimeout(rest, restMilliseconds);
  });
  return () => {
    const { layer, hour, city } = store.get();
    return city && layer ? { layer, hour, city, depth, key: `${layer}/${hour}/${city.id}/${depth}` } : null;
  };
}

/**
 * Paints the air of the hour; the picture of before stays until the new one is there.
 *
 * One picture is made at a time, and then the one that is wanted by then: so hours that run are all seen, or as many as
 * there is time for.
 */
export function addAirLayer(map) {
  const sources = createSources();
  const layers = [0, 1].map(() => new ol.layer.Tile({ zIndex: 1, opacity: 0, preload: 0 }));
  layers.forEach((layer) => map.addLayer(layer));
  let front = 0;
  let seen = '';
  let coming = null;
  let timer = 0;

  const hide = () => {
    clearTimeout(timer);
    map.un('rendercomplete', swap);
    [coming, seen] = [null, ''];
    layers.forEach((one) => one.setOpacity(0));
    store.set({ legend: null, legendProblem: '' });
  };
  const swap = () => {
    clearTimeout(timer);
    map.un('rendercomplete', swap);
    layers[1 - front].setOpacity(opacity(store.get().tab));
    layers[front].setOpacity(0);
    front = 1 - front;
    [seen, coming] = [coming.key, null];
    show();
  };
  const begin = (picture) => {
    const back = layers[1 - front];
    // Beyond the city there is nothing to ask for.
    back.setExtent(ol.proj.transformExtent(picture.city.box, 'EPSG:4326', 'EPSG:3857'));
    back.setSource(sources(picture));
    back.setOpacity(0.001);
    if (!coming) map.once('rendercomplete', swap);
    coming = { key: picture.key, since: performance.now() };
    clearTimeout(timer);
    // Where tiles are slow to come, they are seen coming.
    timer = setTimeout(swap, patience);
    map.render();
    if (picture.depth === deepest) keepLegend(picture);
  };
  const wanted = createWanted(map, () => show());
  const show = () => {
    const picture = wanted();
    if (!picture) hide();
    else if (picture.key === (coming?.key ?? seen)) return;
    else if (!coming || performance.now() - coming.since > restMilliseconds) begin(picture);
  };
  store.watch(['tab'], ({ tab }) => {
    if (seen) layers[front].setOpacity(opacity(tab));
  });
  store.watch(['layer', 'hour', 'city'], show);
  show();
}
