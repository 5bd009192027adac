import { emptyQuestion, store } from './state.mjs';
import { placeText } from './geo.mjs';

// The whole question stands behind the # of the address: it is sent to nobody, and kept by whoever keeps the link.

const modes = ['walk', 'bike', 'scooter'];
const measures = ['mix', 'ica', 'no2', 'pm25', 'pm10', 'o3', 'traffic'];
const layers = ['index', 'no2', 'pm25', 'pm10', 'o3', 'so2', 'co', ''];
const mostZones = 200;

function place(text) {
  const parts = (text ?? '').split(',');
  const [lat, lon] = [Number(parts[0]), Number(parts[1])];
  if (parts.length < 2 || !(Math.abs(lat) <= 90) || !(Math.abs(lon) <= 180)) return null;
  return { lat, lon, name: parts.slice(2).join(',').slice(0, 120) };
}

function zone(text) {
  const [lat, lon, radius] = text.split(',').map(Number);
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && radius >= 1 && radius <= 20000 ? { lat, lon, radius } : null;
}

const oneOf = (list, word, otherwise) => (list.includes(word) ? word : otherwise);
const some = (text, read) => (text ?? '').split(';').filter(Boolean).map(read).filter(Boolean);

const loopMinutes = (text) => (Number(text) >= 5 && Number(text) <= 600 ? Math.round(Number(text)) : 0);

/** What a link asks, as a part of the state; nonsense in it is left out. */
export function readLink(hash) {
  const link = new URLSearchParams(hash.replace(/^#/, ''));
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(link.get('at') ?? '') ? link.get('at') : '';
  const radius = Math.round(Number(link.get('around')));
  return {
    question: {
      ...emptyQuestion,
      from: place(link.get('from')),
      to: place(link.get('to')),
      via: some(link.get('via'), place),
      loop: place(link.get('to')) ? 0 : loopMinutes(link.get('loop')),
      mode: oneOf(modes, link.get('mode'), 'walk'),
      when: at ? 'at' : oneOf(['now', 'best'], link.get('when'), 'now'),
      at,
      by: oneOf(measures, link.get('by'), 'mix'),
      zones: some(link.get('zones'), zone).slice(0, mostZones),
      exclusion: oneOf(['avoid', 'forbid'], link.get('zone'), 'avoid'),
      stationRadius: radius >= 1 && radius <= 20000 ? radius : 0,
    },
    layer: oneOf(layers, link.get('layer') ?? 'no2', 'no2'),
    selected: /^[a-z]+\d*$/.test(link.get('way') ?? '') ? link.get('way') : 'cleanest',
    tab: oneOf(['way', 'air', 'kept'], link.get('tab'), 'way'),
  };
}

const written = (one) => (one.name ? `${placeText(one)},${one.name}` : placeText(one));

/** The link of a state. */
export function writeLink({ question, layer, selected, tab }) {
  const link = new URLSearchParams();
  const add = (name, value, standard) => { if (value && value !== standard) link.set(name, value); };
  add('from', question.from && written(question.from));
  add('to', question.to && written(question.to));
  add('via', question.via.map(placeText).join(';'));
  add('loop', question.loop);
  add('mode', question.mode, 'walk');
  if (question.when === 'at') add('at', question.at);
  else add('when', question.when, 'now');
  add('by', question.by, 'mix');
  add('zones', question.zones.map((one) => `${placeText(one)},${Math.round(one.radius)}`).join(';'));
  add('zone', question.exclusion, 'avoid');
  add('around', question.stationRadius);
  if (layer !== 'no2') link.set('layer', layer);
  add('way', selected, 'cleanest');
  add('tab', tab, 'way');
  return String(link).replaceAll('%2C', ',').replaceAll('%3B', ';').replaceAll('%3A', ':');
}

/** Keeps address and state the same. */
export function keepLink() {
  store.watch(['question', 'layer', 'selected', 'tab'], (state) => {
    const link = writeLink(state);
    if (link !== location.hash.slice(1)) history.replaceState(null, '', link ? `#${link}` : location.pathname);
  });
  addEventListener('hashchange', () => store.set(readLink(location.hash)));
}
