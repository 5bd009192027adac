import { selectedRoute } from '../answer/asking.mjs';
import { bandColor } from '../air/bands.mjs';
import { afterPicture } from '../base/dom.mjs';
import { positionAt } from '../base/geo.mjs';
import { store } from '../base/state.mjs';
import { layEarly } from './earlyLine.mjs';
import { extentAround, lineToMap, showExtent, toMap } from './mapView.mjs';
import { kindOf, pieceCasing, pieceStyle, pushedStyle, routeStyle } from './routeStyle.mjs';
import { colors } from './theme.mjs';

/* global ol */

const lineFeature = (line, properties) =>
  new ol.Feature({ geometry: new ol.geom.LineString(lineToMap(line)), ...properties });

function pieces({ profile, coloring, legend }) {
  const values = profile[coloring];
  const { line } = profile;
  const features = [lineFeature(line, { role: 'casing' })];
  let start = 0;
  const colorAt = (i) => bandColor(coloring, values[i], legend);
  for (let i = 1; i <= values.length; i += 1) {
    if (i < values.length && colorAt(i) === colorAt(start)) continue;
    features.push(lineFeature(line.slice(start, i + 1), { role: 'piece', color: colorAt(start) }));
    start = i;
  }
  return features;
}

/** The parts of a way on which a bike is pushed. */
const pushedParts = ({ geometry, pushedPoints = [] }, properties) => pushedPoints.map(([first, last]) =>
  lineFeature(geometry.coordinates.slice(first, last + 1), { ...properties, role: 'pushed' }));

function style(feature) {
  const role = feature.get('role');
  if (role === 'casing') return pieceCasing();
  if (role === 'piece') return pieceStyle(feature.get('color'));
  if (role === 'pushed') return pushedStyle(feature.get('kind'), feature.get('isSelected'));
  return routeStyle(feature.get('kind'), role === 'selected');
}

function cursorStyle() {
  const c = colors();
  return new ol.style.Style({
    zIndex: 60,
    image: new ol.style.Circle({
      radius: 8, fill: new ol.style.Fill({ color: c.ink }), stroke: new ol.style.Stroke({ color: c.card, width: 3 }),
    }),
  });
}

function draw(source, state) {
  source.clear();
  const selected = selectedRoute(state);
  if (!selected) return;
  const others = state.answer.routes.filter((route) => route !== selected && !route.isBetween);
  source.addFeatures(others.map((route) =>
    lineFeature(route.geometry.coordinates, { role: 'other', kind: kindOf(route), name: route.name })));
  source.addFeature(lineFeature(selected.geometry.coordinates,
    { role: 'selected', kind: kindOf(selected), name: selected.name }));
  const isColored = state.coloring !== 'none' && state.profile?.[state.coloring]?.length > 0;
  if (isColored) source.addFeatures(pieces(state));
  source.addFeatures([
    ...others.flatMap((route) => pushedParts(route, { kind: kindOf(route) })),
    ...pushedParts(selected, { kind: isColored ? null : kindOf(selected), isSelected: true }),
  ]);
}

/** Draws the ways, and where chart and map point at. */
export function addRouteLayer(map) {
  const source = new ol.source.Vector();
  const cursor = new ol.source.Vector();
  map.addLayer(new ol.layer.Vector({ source, style, zIndex: 10, updateWhileAnimating: true }));
  map.addLayer(new ol.layer.Vector({ source: cursor, style: cursorStyle, zIndex: 14 }));

  // A place that lies beside the streets, as in a park or on water, is beyond the end of its way.
  const show = () => {
    const { from, to, via } = store.get().question;
    showExtent(map, extentAround(source.getExtent(), [from, ...via, to]));
  };
  let [shown, takeEarly] = [undefined, null];
  const drawAll = () => {
    const { answer } = store.get();
    draw(source, store.get());
    if (takeEarly) {
      map.once('postrender', takeEarly);
      map.render();
      takeEarly = null;
    }
    // The same question that is asked again leaves the map as its reader has put it.
    if (answer?.asked === shown) return;
    shown = answer?.asked;
    // Who follows a way sees where they are, also when it is another one.
    if (answer?.routes.length && !store.get().following) setTimeout(show, 30);
  };
  const drawSoon = afterPicture(drawAll);
  store.watch(['answer', 'selected', 'coloring', 'profile', 'legend', 'scaleLegend'], (state) => {
    const route = state.answer?.asked === shown ? null : selectedRoute(state);
    if (route && !takeEarly) takeEarly = layEarly(map, route);
    if (takeEarly) drawSoon();
    else drawAll();
  });
  // An answer may be there before the map.
  drawAll();
  store.watch(['cursor', 'profile'], ({ cursor: along, profile }) => {
    cursor.clear();
    if (along === null || !profile) return;
    const [lon, lat] = positionAt(profile.line, profile.lengths, along);
    cursor.addFeature(new ol.Feature(new ol.geom.Point(toMap({ lat, lon }))));
  });
}
