import { address, ask } from '../base/api.mjs';
import { hourNow, hourText } from '../base/moments.mjs';
import { store } from '../base/state.mjs';
import { isDark } from './theme.mjs';

/* global ol */

const mostSources = 40;
// Paler where ways are looked for, so that they stand out. In the dark less of the ground is let through: it would turn
// the colours into others than the legend's.
const opacity = (tab) => (tab === 'air' ? 0.85 : 0.6) + (isDark() ? 0.15 : 0);
const patience = 900;

const hourWord = (hour) => (hour === hourNow() ? 'now' : hourText(hour));

/** Tiles of layers and hours, those used last kept, so that the hours play smoothly. */
function createSources() {
  const sources = new Map();
  return (layer, hour, city) => {
    const key = `${layer}/${hourWord(hour)}`;
    const found = sources.get(key) ?? new ol.source.XYZ({
      url: `${address(`tiles/air/${layer}/${encodeURIComponent(hourWord(hour))}`)}/{z}/{x}/{y}.png?city=${city}`,
      maxZoom: 16, transition: 0,
    });
    sources.delete(key);
    sources.set(key, found);
    if (sources.size > mostSources) sources.delete(sources.keys().next().value);
    return found;
  };
}

async function keepLegend(layer, hour, city) {
  try {
    const { data } = await ask(`tiles/air/${layer}/${encodeURIComponent(hourWord(hour))}.json`, { city });
    const { layer: of, hour: at } = store.get();
    if (of === layer && at === hour) store.set({ legend: data.brisa });
  } catch {
    store.set({ legend: null });
  }
}

/** Paints the air of the hour; the picture of before stays until the new one is there. */
export function addAirLayer(map) {
  const sources = createSources();
  const layers = [0, 1].map(() => new ol.layer.Tile({ zIndex: 1, opacity: 0, preload: 0 }));
  layers.forEach((layer) => map.addLayer(layer));
  let front = 0;
  let wanted = '';
  let timer = 0;

  const show = ({ layer, hour, city }) => {
    const key = city && layer ? `${layer}/${hour}` : '';
    if (key === wanted) return;
    wanted = key;
    clearTimeout(timer);
    if (!key) {
      layers.forEach((one) => one.setOpacity(0));
      store.set({ legend: null });
      return;
    }
    const back = 1 - front;
    // Beyond the city there is nothing to ask for.
    layers[back].setExtent(ol.proj.transformExtent(city.box, 'EPSG:4326', 'EPSG:3857'));
    layers[back].setSource(sources(layer, hour, city.id));
    layers[back].setOpacity(0.001);
    const swap = () => {
      clearTimeout(timer);
      map.un('rendercomplete', swap);
      if (wanted !== key || front === back) return;
      layers[back].setOpacity(opacity(store.get().tab));
      layers[front].setOpacity(0);
      front = back;
    };
    map.once('rendercomplete', swap);
    // Where tiles are slow to come, they are seen coming.
    timer = setTimeout(swap, patience);
    map.render();
    keepLegend(layer, hour, city.id);
  };
  store.watch(['tab'], ({ tab }) => {
    if (wanted && layers[front].getOpacity() > 0.01) layers[front].setOpacity(opacity(tab));
  });
  store.watch(['layer', 'hour', 'city'], show);
  show(store.get());
}
