import { svg } from '../base/dom.mjs';
import { lineToMap } from './mapView.mjs';
import { kindOf, patternOf } from './routeStyle.mjs';
import { colors } from './theme.mjs';

/**
 * Lays a way over the map as it lies there now, since the map's own next picture takes longer.
 * Gives what takes it away again; nothing where the map has no picture yet, or is moving.
 */
export function layEarly(map, route) {
  const size = map.getSize();
  if (!size || map.getView().getAnimating() || map.getView().getInteracting()) return null;
  const pixels = lineToMap(route.geometry.coordinates).map((point) => map.getPixelFromCoordinate(point));
  if (pixels.length === 0 || !pixels[0]) return null;
  const points = pixels.map((pixel) => pixel.map(Math.round).join(',')).join(' ');
  const kind = kindOf(route);
  const c = colors();
  const line = (stroke, width, pattern) => svg('polyline', {
    points, stroke, 'stroke-width': width, 'stroke-dasharray': pattern, fill: 'none', 'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  const drawing = svg('svg', { class: 'early-line', width: size[0], height: size[1], 'aria-hidden': 'true' },
    line(c.casing, 11, 'none'), line(c[kind], 6.5, patternOf(kind) || 'none'));
  map.getOverlayContainer().append(drawing);
  return () => drawing.remove();
}
