import { byId } from '../base/dom.mjs';
import { restMilliseconds } from '../base/resting.mjs';
import { store } from '../base/state.mjs';
import { showNearby } from './mapView.mjs';

const startZoom = 16;

/**
 * Keeps where one is in the middle while a way is followed, until the map is dragged, and again when its button for the
 * position is pressed.
 */
export function keepFixInSight(map) {
  let [keeps, isNear, timer] = [false, false, 0];
  const view = map.getView();
  const show = () => {
    clearTimeout(timer);
    const { fix } = store.get();
    // Two fingers that zoom, and a menu that is open, are left alone; what moves by itself comes to rest first.
    if (!keeps || !fix || view.getInteracting() || byId('map-frame').querySelector('.menu')) return;
    if (view.getAnimating()) {
      timer = setTimeout(show, restMilliseconds);
      return;
    }
    showNearby(map, fix, isNear ? view.getZoom() : Math.max(view.getZoom(), startZoom));
    isNear = true;
  };
  store.watch(['following', 'showPlace'], ({ following }) => {
    keeps = following;
    isNear &&= following;
  });
  map.on('pointerdrag', ({ activePointers }) => { if (activePointers.length < 2) keeps = false; });
  store.watch(['fix'], show);
}
