import { store } from '../base/state.mjs';
import { keepWhole, minZoom } from './mapView.mjs';

/* global ol */

// Pictures of the ground from other providers, which an operator names: `{ name, attribution, address, zooms }`.
// Whoever brings another kind of provider needs to give these four alone, and a source in the place of this one.

const sourceOf = ({ address, zooms }) =>
  new ol.source.XYZ({ url: address, minZoom: zooms[0], maxZoom: zooms[1], transition: 0 });

/** The provider whose picture is chosen; none for the map of this server. */
export const chosenBackground = ({ city, background }) =>
  (city?.tileSources ?? []).find((one) => one.name === background) ?? null;

/** Shows the chosen picture over the base map, below the air. */
export function addBackground(map) {
  const layer = new ol.layer.Tile({ zIndex: 0.5, visible: false });
  map.addLayer(layer);
  let shown = null;
  const show = (state) => {
    const chosen = chosenBackground(state);
    if (chosen === shown) return;
    shown = chosen;
    layer.setVisible(chosen !== null);
    const source = chosen && sourceOf(chosen);
    layer.setSource(source);
    if (source) layer.setMinZoom(minZoom(source));
  };
  keepWhole(layer, () => sourceOf(shown));
  store.watch(['city', 'background'], show);
  show(store.get());
}
