import { ask } from '../base/api.mjs';
import { colorOr } from '../base/colors.mjs';
import { momentText } from '../base/moments.mjs';
import { resting } from '../base/resting.mjs';
import { store } from '../base/state.mjs';
import { toMap } from './mapView.mjs';
import { colors } from './theme.mjs';

/* global ol */

function style(feature, resolution) {
  const c = colors();
  const station = feature.get('station');
  const color = station.index?.category?.color;
  const isLarge = resolution < 12;
  const label = resolution < 7 && store.get().tab === 'air' ? String(station.name).slice(0, 40) : '';
  return new ol.style.Style({
    zIndex: 5,
    image: new ol.style.RegularShape({
      points: 4, radius: isLarge ? 10 : 7, angle: 0,
      fill: new ol.style.Fill({ color: colorOr(color, c.ground) }),
      // A partial index has a broken edge.
      stroke: new ol.style.Stroke({ color: c.ink, width: 1.8,
          lineDash: station.index?.isPartial ? [3, 2.5] : undefined }),
    }),
    text: label ? new ol.style.Text({
      text: label, offsetY: 19, font: '600 12px system-ui, sans-serif', fill: new ol.style.Fill({ color: c.ink }),
      stroke: new ol.style.Stroke({ color: c.halo, width: 3.5 }),
    }) : undefined,
  });
}

/** Keeps the stations those of the hour that is shown. */
export function keepStations() {
  let running = null;
  let shown = '';
  const load = async ({ hour, city }) => {
    if (!city) return;
    const key = `${city.id}/${hour}`;
    running?.abort();
    const { signal } = running = new AbortController();
    try {
      const { data, kept } = await ask('v1/stations', { at: momentText(hour), city: city.id }, { signal });
      if (signal.aborted) return;
      shown = key;
      store.set({ stations: { ...data, kept, hour } });
    } catch (error) {
      // Those of the same hour stay, where they cannot be told anew.
      if (!signal.aborted && error.name !== 'AbortError' && shown !== key) store.set({ stations: null });
    }
  };
  store.watch(['hour', 'city', 'renewal'], resting(load));
  store.watch(['reconnected'], (state) => { if (!state.stations || state.stations.kept) load(state); });
  load(store.get());
}

/** Draws the stations, where the air is looked at or keeps one away. */
export function addStationLayer(map) {
  const source = new ol.source.Vector();
  const layer = new ol.layer.Vector({ source, style, zIndex: 8 });
  map.addLayer(layer);
  store.watch(['stations'], ({ stations }) => {
    source.clear();
    source.addFeatures((stations?.stations ?? []).filter((one) => Array.isArray(one.position)).map((station) =>
      new ol.Feature({ geometry: new ol.geom.Point(toMap({ lon: station.position[0], lat: station.position[1] })),
          station })));
  });
  const see = ({ tab, question }) => layer.setVisible(tab === 'air' || question.stationRadius > 0);
  store.watch(['tab', 'question'], (state) => { see(state); layer.changed(); });
  see(store.get());
  return layer;
}
