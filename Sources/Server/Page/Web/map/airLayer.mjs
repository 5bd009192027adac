import { address, ask } from '../base/api.mjs';
import { namesIn } from '../base/attribution.mjs';
import { hourNow, momentText } from '../base/moments.mjs';
import { restMilliseconds } from '../base/resting.mjs';
import { store } from '../base/state.mjs';
import { onLanguage } from '../words/words.mjs';
import { isDark, onTheme } from './theme.mjs';

/* global ol */

const maxSources = 40;
// Paler where ways are looked for, so that they stand out. In the dark less of the ground is let through: it would turn
// the colours into others than the legend's.
const opacity = (tab) => (tab === 'air' ? 0.85 : 0.6) + (isDark() ? 0.15 : 0);
const patience = 900;
// The same picture of another time is not seen coming.
const renewalPatience = 20e3;

const hourWord = (hour) => (hour === hourNow() ? 'now' : momentText(hour));

const deepest = 16;

const failed = 3; // OpenLayers' state of a tile that did not come

/** Loads tiles past the pictures that the browser has in this page, which it may take however old they are. */
const loadAnew = (source) => async (tile, url) => {
  try {
    const reply = await fetch(url);
    if (reply.status >= 500) throw new Error(String(reply.status));
    if (!reply.ok) return tile.setState(failed);
    const image = tile.getImage();
    const blob = URL.createObjectURL(await reply.blob());
    for (const type of ['load', 'error']) image.addEventListener(type, () => URL.revokeObjectURL(blob), { once: true });
    image.src = blob;
  } catch {
    source.set('isUnreached', true);
    tile.setState(failed);
  }
  return undefined;
};

const isWhole = (source) => Boolean(source && !source.get('isUnreached'));

/** Tiles of cities, layers and hours, those used last kept, so that the hours play smoothly. */
function createSources() {
  const sources = new Map();
  // What is asked for the first time may come from the browser's own pictures.
  const first = [`${store.get().renewal}.0`, '0.0'];
  const make = ({ layer, hour, city, depth, renewal }) => {
    const source = new ol.source.XYZ({
      url: `${address(`tiles/air/${layer}/${encodeURIComponent(hourWord(hour))}`)}/{z}/{x}/{y}.png?city=${city.id}`,
      maxZoom: depth, transition: 0,
    });
    if (!first.includes(renewal)) source.setTileLoadFunction(loadAnew(source));
    // Why the browser's own did not come is not told: it may have been for want of the server.
    else source.on('tileloaderror', () => source.set('isUnreached', true));
    return source;
  };
  return (picture) => {
    const { key } = picture;
    const found = isWhole(sources.get(key)) ? sources.get(key) : make(picture);
    sources.delete(key);
    sources.set(key, found);
    if (sources.size > maxSources) sources.delete(sources.keys().next().value);
    return found;
  };
}

let legendTurn = 0;
let legendOf = '';

/** Keeps the legend that of the picture; one that is there stays where it cannot be told anew. */
async function keepLegend({ layer, hour, city }) {
  const [turn, of] = [legendTurn += 1, [city.id, layer, hour].join('/')];
  const legendIn = ({ brisa, attribution }) => ({ ...brisa, attribution: namesIn(attribution) });
  const told = await ask(`tiles/air/${layer}/${encodeURIComponent(hourWord(hour))}.json`, { city: city.id })
    .then(({ data, kept }) => ({ legend: legendIn(data), legendKept: kept, legendProblem: null }),
      (error) => (legendOf === of && store.get().legend ? null
        : { legend: null, legendKept: null, legendProblem: error }));
  const now = store.get();
  if (turn !== legendTurn || !told || now.layer !== layer || now.hour !== hour || now.city !== city) return;
  legendOf = told.legend ? of : '';
  store.set(told);
}

/** Whether a picture differs from the one of a key in nothing but that it was asked for later. */
const isRenewed = ({ key }, seen) => key.split('/').slice(0, -1).join('/') === seen.split('/').slice(0, -1).join('/');

/** Whether what did not come may come when it is asked for again: the server has not said that there is none. */
const mayCome = (problem) => Boolean(problem) && !(problem.status >= 400 && problem.status < 500);

/**
 * The air that the page wants to be seen, and how deep its tiles go; null for none. What is wanted has another key when
 * it is to be asked for again.
 */
function createWanted(map, changed, lacksTiles) {
  let depth = deepest;
  let timer = 0;
  const rest = () => {
    timer = 0;
    depth = deepest;
    changed();
  };
  let returns = 0;
  // What did not come, or came from what was stored, is asked for again when there is a network, and while one looks.
  store.watch(['reconnected', 'renewal'], ({ isOnline, legendProblem, legendKept }) => {
    if (!isOnline || !(mayCome(legendProblem) || legendKept || lacksTiles())) return;
    returns += 1;
    changed();
  });
  store.watch(['hour'], () => {
    // While the hours run, larger tiles do: a quarter as many.
    if (timer) depth = Math.max(0, Math.min(deepest, Math.round(map.getView().getZoom())) - 1);
    clearTimeout(timer);
    timer = setTimeout(rest, restMilliseconds);
  });
  return () => {
    const { layer, hour, city, renewal: current } = store.get();
    // The air of the hour that is now is made anew while it lasts; that of others stays.
    const renewal = `${hour === hourNow() ? current : 0}.${returns}`;
    const key = [city?.id, layer, hour, depth, renewal].join('/');
    return city && layer ? { layer, hour, city, depth, renewal, key } : null;
  };
}

/** Two layers of the map, of which one is seen while the next picture comes on the other, behind it. */
function createLayers(map) {
  const layers = [0, 1].map(() => new ol.layer.Tile({ zIndex: 1, opacity: 0, preload: 0 }));
  layers.forEach((layer) => map.addLayer(layer));
  let front = 0;
  const show = () => layers[front].setOpacity(opacity(store.get().tab));
  return {
    show,
    load(source, box) {
      const back = layers[1 - front];
      // Beyond the city there is nothing to ask for.
      back.setExtent(ol.proj.transformExtent(box, 'EPSG:4326', 'EPSG:3857'));
      back.setSource(source);
      // What is not seen at all is not asked for.
      back.setOpacity(0.001);
    },
    /** Shows what has come; where that is not whole and the picture before may stay, that one. */
    swap(mayStay) {
      if (!mayStay || isWhole(layers[1 - front].getSource())) front = 1 - front;
      show();
      layers[1 - front].setOpacity(0);
    },
    hide: () => layers.forEach((one) => one.setOpacity(0)),
  };
}

/** Calls a function when the map has drawn all that has come, and after some time at the latest. */
function createAwaiting(map, action) {
  let timer = 0;
  const end = () => {
    clearTimeout(timer);
    map.un('rendercomplete', come);
  };
  const come = () => {
    end();
    action();
  };
  const begin = (milliseconds) => {
    end();
    map.once('rendercomplete', come);
    timer = setTimeout(come, milliseconds);
    map.render();
  };
  return { begin, end };
}

/**
 * Paints the air of the hour; the picture of before stays until the new one is there.
 *
 * One picture is made at a time, and then the one that is wanted by then: so hours that run are all seen, or as many as
 * there is time for.
 */
export function addAirLayer(map) {
  const sources = createSources();
  const layers = createLayers(map);
  let seen = ''; // the key of the picture that is seen
  let coming = null; // the key of the one that is on its way, and since when it is
  let begun = null; // the source of the one that was begun last

  const isOfSeen = (picture) => Boolean(seen && isRenewed(picture, seen));
  const awaiting = createAwaiting(map, () => {
    // An older picture of the same is more than none, where its new tiles did not come.
    layers.swap(isOfSeen(coming));
    [seen, coming] = [coming.key, null];
    show();
  });
  const hide = () => {
    awaiting.end();
    [coming, seen] = [null, ''];
    layers.hide();
    store.set({ legend: null, legendKept: null, legendProblem: null });
  };
  const begin = (picture) => {
    begun = sources(picture);
    layers.load(begun, picture.city.box);
    coming = { key: picture.key, since: performance.now() };
    // Where tiles are slow to come, they are seen coming.
    awaiting.begin(isOfSeen(picture) ? renewalPatience : patience);
    if (picture.depth === deepest) keepLegend(picture);
  };
  const wanted = createWanted(map, () => show(), () => begun !== null && !isWhole(begun));
  const show = () => {
    const picture = wanted();
    if (!picture) hide();
    else if (picture.key === (coming?.key ?? seen)) return;
    else if (!coming || performance.now() - coming.since > restMilliseconds) begin(picture);
  };
  const fade = () => { if (seen) layers.show(); };
  store.watch(['tab'], fade);
  onTheme(fade);
  store.watch(['layer', 'hour', 'city', 'renewal'], show);
  onLanguage(() => {
    const picture = wanted();
    if (picture) keepLegend(picture);
  });
  show();
}
