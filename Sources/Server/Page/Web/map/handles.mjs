import { setQuestion, store } from '../base/state.mjs';
import { toPlace } from './mapView.mjs';

/* global ol */

const tolerance = 10;
// A finger on the way may mean the map: it drags the way once it has rested so long within so many pixels.
const restMilliseconds = 400;
const strayPixels = 8;

/** Where on a way a new place belongs: before the first of the places that come after it along the way. */
function placeOnTheWay(line, question, at) {
  const along = (coordinate) => {
    const nearest = line.getClosestPoint(coordinate);
    let [sum, best, found] = [0, Infinity, 0];
    line.forEachSegment((a, b) => {
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const away = Math.hypot(nearest[0] - a[0], nearest[1] - a[1]) + Math.hypot(nearest[0] - b[0],
          nearest[1] - b[1]) - length;
      if (away < best) {
        best = away;
        found = sum + Math.hypot(nearest[0] - a[0], nearest[1] - a[1]);
      }
      sum += length;
    });
    return found;
  };
  const start = along(at);
  return question.via.filter((one) => along(ol.proj.fromLonLat([one.lon, one.lat])) < start).length;
}

/** A round trip has no places on the way, nor has a question for the best departure. */
const isFixed = ({ following, question }) => following || question.loop || question.when === 'best';

/** The marker of a place of the question at a pixel of the map, where it may be dragged. */
const markerAt = (map, markers, pixel) => (store.get().following ? undefined : map.forEachFeatureAtPixel(pixel,
  (feature) => (['from', 'to', 'via'].includes(feature.get('role')) ? feature : undefined),
  { hitTolerance: tolerance, layerFilter: (layer) => layer === markers.layer }));

/** The way that is shown in full at a pixel of the map, where it may be dragged. */
const lineAt = (map, pixel) => !isFixed(store.get()) && map.forEachFeatureAtPixel(pixel,
  (feature) => (feature.get('role') === 'selected' ? feature : undefined), { hitTolerance: 6 });

/** Asks anew with what was dragged where it was let go of. */
function drop({ role, index, line, start }, coordinate) {
  const { question } = store.get();
  const place = toPlace(coordinate);
  if (role === 'line') {
    const via = [...question.via];
    via.splice(placeOnTheWay(line, question, start), 0, place);
    setQuestion({ via });
  } else if (role === 'via') {
    setQuestion({ via: question.via.map((one, i) => (i === index ? place : one)) });
  } else {
    setQuestion({ [role]: { ...place, name: '' } });
  }
}

/**
 * What is held, null for nothing: `role`, a marker with its `index`, or the way's `line`, with the `pixel` and the
 * coordinate `start` at which it was taken; a finger holds it once it has rested, until when there is a `timer`.
 */
function createHold(markers) {
  let held = null;
  const moveTo = (coordinate) => {
    if (!held.marker) {
      held.marker = new ol.Feature({ geometry: new ol.geom.Point(coordinate), role: 'via' });
      markers.source.addFeature(held.marker);
    }
    held.marker.getGeometry().setCoordinates(coordinate);
  };
  /** The dot under a finger that has rested says that it holds the way. */
  const awaitRest = (coordinate) => setTimeout(() => {
    held.timer = 0;
    moveTo(coordinate);
  }, restMilliseconds);
  return {
    get: () => held,
    moveTo,
    takeMarker(marker, isFinger) {
      held = { role: marker.get('role'), index: marker.get('index'), marker, isFinger, isMoved: false };
    },
    takeWay(way, { pixel, coordinate }, isFinger) {
      held = { role: 'line', line: way.getGeometry(), start: coordinate, pixel, isFinger, isMoved: false,
        timer: isFinger ? awaitRest(coordinate) : 0 };
    },
    letGo() {
      clearTimeout(held?.timer);
      if (held?.marker) markers.redraw();
      held = null;
    },
  };
}

/** Takes hold of what lies below a pointer; says whether there is something. */
function takeHold(map, markers, hold, event) {
  const isFinger = event.originalEvent.pointerType === 'touch';
  const marker = markerAt(map, markers, event.pixel);
  const way = !marker && lineAt(map, event.pixel);
  if (marker) hold.takeMarker(marker, isFinger);
  else if (way) hold.takeWay(way, event, isFinger);
  return Boolean(marker || way);
}

/** Moves what is held along with the pointer; a second finger, or one that strays before it has rested, lets go. */
function drag(hold, event, fingers) {
  const { pixel, coordinate } = event;
  const isAstray = ({ pixel: [x, y] }) => Math.hypot(pixel[0] - x, pixel[1] - y) > strayPixels;
  const before = hold.get();
  if (before && (fingers > 1 || (before.timer && isAstray(before)))) hold.letGo();
  const held = hold.get();
  if (!held || held.timer) return;
  event.stopPropagation();
  held.isMoved = true;
  hold.moveTo(coordinate);
}

/** Has the cursor say that something can be taken below it. */
function pointOut(map, markers, { pixel, dragging }) {
  if (dragging) return;
  const isThere = markerAt(map, markers, pixel) || lineAt(map, pixel);
  map.getTargetElement().style.cursor = isThere ? 'grab' : '';
}

/**
 * Lets the places of the question be dragged, and the way that is shown in full be dragged over another place. Gives
 * what tells whether a finger holds one of them, the way once it has rested on it.
 */
export function addHandles(map, markers) {
  const hold = createHold(markers);
  map.addInteraction(new ol.interaction.Pointer({
    handleDownEvent(event) {
      // Two fingers mean the map.
      const isForMap = event.originalEvent.button > 0 || store.get().drawingZone || this.getPointerCount() > 1;
      return !isForMap && takeHold(map, markers, hold, event);
    },
    // Until a finger has rested the map may follow it.
    stopDown: (isTaken) => isTaken && !hold.get().timer,
    handleDragEvent(event) {
      drag(hold, event, this.getPointerCount());
    },
    handleUpEvent({ coordinate, originalEvent }) {
      const held = hold.get();
      if (held?.isMoved && originalEvent.type !== 'pointercancel') drop(held, coordinate);
      hold.letGo();
      return false;
    },
    handleMoveEvent: (event) => pointOut(map, markers, event),
  }));
  return () => Boolean(hold.get()?.isFinger && !hold.get().timer);
}
