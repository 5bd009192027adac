import { colors } from './theme.mjs';

/* global ol */

// Ways are told apart by colour and by pattern: the fastest is dotted, the balanced dashed, the cleanest drawn through.
// Where a bike is pushed each of them has short dashes.

const patterns = {
  fastest: [1, 11],
  balanced: [16, 10],
  cleanest: undefined,
  between: [3, 7],
};

/** Which of the four kinds a way is drawn as. */
export function kindOf(route) {
  if (route.isBetween) return 'between';
  if (route.isLoop) return { loop: 'cleanest', loop1: 'balanced' }[route.name] ?? 'fastest';
  return ['cleanest', 'balanced', 'fastest'].find((kind) => route.labels.includes(kind)) ?? 'cleanest';
}

/** The pattern of a kind, for drawings beside the map. */
export const patternOf = (kind) => patterns[kind]?.join(' ') ?? '';

const pushedPattern = [4, 4];
// Within each of its gaps.
const innerPattern = [2, 6];

const stroke = (color, width, lineDash, lineCap = 'round', lineDashOffset = 0) =>
  new ol.style.Stroke({ color, width, lineDash, lineDashOffset, lineCap, lineJoin: 'round' });

/** The styles of a way, of one that is shown in full or of one beside it. */
export function routeStyle(kind, isSelected) {
  const c = colors();
  const level = isSelected ? 30 : 20;
  const pattern = patterns[kind];
  const styles = [new ol.style.Style({ stroke: stroke(c.casing, isSelected ? 11 : 7), zIndex: level })];
  // Below a pattern lies a pale line, so that the way is one line all the same.
  if (pattern) styles.push(new ol.style.Style({ stroke: stroke(`${c[kind]}55`, isSelected ? 7 : 4),
      zIndex: level + 1 }));
  styles.push(new ol.style.Style({ stroke: stroke(c[kind], isSelected ? 6.5 : 3.5, pattern), zIndex: level + 2 }));
  return styles;
}

/** The styles of a piece of a way in the colour of its air. */
export function pieceStyle(color) {
  return [new ol.style.Style({ stroke: stroke(color, 7), zIndex: 35 })];
}

/** What lies below such pieces. */
export function pieceCasing() {
  return [new ol.style.Style({ stroke: stroke(colors().ink, 11), zIndex: 34 })];
}

/**
 * The styles of a part on which a bike is pushed, over its way; without a kind the colours of the air stay. These may be
 * pale or dark: there each gap is both.
 */
export function pushedStyle(kind, isSelected) {
  const c = colors();
  const [zIndex, width] = isSelected ? [36, 7] : [23, 4];
  const gaps = new ol.style.Style({ stroke: stroke(c.casing, width + 1, pushedPattern, 'butt'), zIndex: zIndex + 1 });
  if (!kind) {
    const inner = stroke(c.ink, width + 1, innerPattern, 'butt', -1);
    return [gaps, new ol.style.Style({ stroke: inner, zIndex: zIndex + 2 })];
  }
  return [new ol.style.Style({ stroke: stroke(c[kind], width, undefined, 'butt'), zIndex }), gaps];
}
