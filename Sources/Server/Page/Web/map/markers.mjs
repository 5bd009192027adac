import { store } from '../base/state.mjs';
import { toMap } from './mapView.mjs';
import { colors } from './theme.mjs';

/* global ol */

/** A pin as a picture: a drop with a dot. */
function pin(color, edge) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [56, 72];
  const draw = canvas.getContext('2d');
  draw.scale(2, 2);
  draw.beginPath();
  draw.moveTo(14, 34);
  draw.bezierCurveTo(12, 26, 3, 22, 3, 13);
  draw.arc(14, 13, 11, Math.PI, 0);
  draw.bezierCurveTo(25, 22, 16, 26, 14, 34);
  draw.closePath();
  draw.fillStyle = color;
  draw.strokeStyle = edge;
  draw.lineWidth = 2;
  draw.fill();
  draw.stroke();
  draw.beginPath();
  draw.arc(14, 13, 4, 0, 7);
  draw.fillStyle = edge;
  draw.fill();
  return canvas;
}

const disc = (radius, fill, edge, width) => new ol.style.Circle({
  radius, fill: new ol.style.Fill({ color: fill }), stroke: new ol.style.Stroke({ color: edge, width }),
});

const images = {
  from: (c) => disc(8, c.card, c.ink, 4.5),
  via: (c) => disc(6.5, c.card, c.ink, 3),
  to: (c) => new ol.style.Icon({ img: pin(c.ink, c.card), size: [56, 72], scale: 0.5, anchor: [0.5, 0.95] }),
  fix: (c) => disc(9, '#1a73d9', c.card, 3.5),
  asked: (c) => disc(5, c.ink, c.card, 3),
};

const styles = new Map();

function style(feature) {
  const c = colors();
  const key = `${feature.get('role')}${c.paper}`;
  if (!styles.has(key)) styles.set(key, new ol.style.Style({ image: images[feature.get('role')](c), zIndex: 50 }));
  return styles.get(key);
}

/** Draws the places of the question, where one is, and where the air was asked for. */
export function addMarkers(map) {
  const source = new ol.source.Vector();
  const layer = new ol.layer.Vector({ source, style, zIndex: 20, updateWhileInteracting: true });
  map.addLayer(layer);
  const draw = ({ question, fix, place, tab }) => {
    source.clear();
    const add = (role, at, index) => at
      && source.addFeature(new ol.Feature({ geometry: new ol.geom.Point(toMap(at)), role, index }));
    add('fix', fix);
    if (tab === 'air') add('asked', place);
    question.via.forEach((one, index) => add('via', one, index));
    add('from', question.from);
    add('to', question.to);
  };
  const redraw = () => draw(store.get());
  store.watch(['question', 'fix', 'place', 'tab'], redraw);
  redraw();
  return { layer, source, redraw };
}
