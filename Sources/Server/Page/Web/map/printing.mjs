import { fillPaper } from '../answer/paper.mjs';
import { selectedRoute } from '../answer/asking.mjs';
import { store } from '../base/state.mjs';
import { extentAround, lineToMap } from './mapView.mjs';
import { onPaper } from './theme.mjs';

/* global ol */

const patience = 3000;
const edge = 24;
let prepared = null;

/** Lays the map out as it stands on paper, around the way that is shown in full. */
function prepare(map) {
  if (prepared) return;
  const view = map.getView();
  prepared = { center: view.getCenter(), zoom: view.getZoom() };
  const hasAnswer = fillPaper();
  document.body.classList.toggle('on-paper', hasAnswer);
  onPaper(true);
  map.updateSize();
  const { question: { from, to, via } } = store.get();
  const route = selectedRoute(store.get());
  if (route) {
    const line = new ol.geom.LineString(lineToMap(route.geometry.coordinates));
    view.fit(extentAround(line.getExtent(), [from, ...via, to]), { padding: [edge, edge, edge, edge], maxZoom: 17 });
  }
  map.renderSync();
}

function restore(map) {
  if (!prepared) return;
  document.body.classList.remove('on-paper');
  onPaper(false);
  map.updateSize();
  map.getView().setCenter(prepared.center);
  map.getView().setZoom(prepared.zoom);
  prepared = null;
}

/** Makes a page of the answer whenever the browser prints. */
export function keepPrinting(map) {
  let isPrinting = false;
  addEventListener('beforeprint', () => {
    isPrinting = true;
    prepare(map);
  });
  addEventListener('afterprint', () => restore(map));
  // By the page's own button the map is whole before it is printed.
  store.watch(['printing'], ({ printing }) => {
    if (!printing) return;
    prepare(map);
    let timer = 0;
    const go = () => {
      clearTimeout(timer);
      map.un('rendercomplete', go);
      if (!store.get().printing) return;
      store.set({ printing: false });
      isPrinting = false;
      globalThis.print?.();
      // Browsers within other apps print nothing, and tell of no end. One that prints later prepares the page again.
      if (!isPrinting) restore(map);
    };
    map.once('rendercomplete', go);
    timer = setTimeout(go, patience);
    map.render();
  });
}
