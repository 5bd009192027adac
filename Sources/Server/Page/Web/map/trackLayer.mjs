import { store } from '../base/state.mjs';
import { lineToMap, showExtent } from './mapView.mjs';
import { colors } from './theme.mjs';

/* global ol */

const style = () => new ol.style.Style({
  stroke: new ol.style.Stroke({ color: colors().between, width: 4.5, lineDash: [2, 8], lineCap: 'round' }),
});

/** Draws a track that was dropped. */
export function addTrackLayer(map) {
  const source = new ol.source.Vector();
  map.addLayer(new ol.layer.Vector({ source, style, zIndex: 9 }));
  store.watch(['track'], ({ track }, last) => {
    if (track?.line === last.track?.line) return;
    source.clear();
    if (!track?.line) return;
    source.addFeature(new ol.Feature(new ol.geom.LineString(lineToMap(track.line))));
    showExtent(map, source.getExtent());
  });
}
