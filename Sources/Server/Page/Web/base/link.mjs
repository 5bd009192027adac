import { debounced } from './dom.mjs';
import { emptyQuestion, store } from './state.mjs';
import { cityAt, parsePlace, placeText } from './geo.mjs';
import { isLayer } from './layers.mjs';
import { keptPerson, personText, readPerson } from './person.mjs';
import { maxZones, ordered, readZone, zoneText } from './zones.mjs';

// The whole question stands behind the # of the address: it is sent to nobody, and kept by whoever keeps the link.

const modes = ['walk', 'bike', 'scooter'];
const measures = ['mix', 'ica', 'no2', 'pm25', 'pm10', 'o3', 'traffic'];
const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
/** Whether a text is a date and time that a calendar has; one of 31 February is read as one of March. */
const isLocal = (text) => form.test(text) && new Date(Date.parse(`${text}Z`) || 0).toISOString().startsWith(text);

function place(text) {
  const parts = (text ?? '').split(',');
  const found = parsePlace(parts.slice(0, 2).join(','));
  return found && { ...found, name: parts.slice(2).join(',').slice(0, 120) };
}

const oneOf = (list, word, otherwise) => (list.includes(word) ? word : otherwise);
const some = (text, read) => (text ?? '').split(';').filter(Boolean).map(read).filter(Boolean);

/** The round trip of a link, of so many minutes or km. */
function loopOf(link) {
  const [minutes, km] = ['loop', 'km'].map((name) => Number(link.get(name)));
  if (minutes >= 5 && minutes <= 600) return { minutes: Math.round(minutes) };
  return km >= 0.5 && km <= 50 ? { meters: Math.round(km * 1000) } : null;
}

/** What a link asks, as a part of the state; nonsense in it is left out. */
export function readLink(hash) {
  const link = new URLSearchParams(hash.replace(/^#/, ''));
  const [at, compare] = ['at', 'vs'].map((name) => (isLocal(link.get(name) ?? '') ? link.get(name) : ''));
  const radius = Math.round(Number(link.get('around')));
  const loop = place(link.get('to')) ? null : loopOf(link);
  // A round trip has neither places on the way nor a best time.
  const when = at ? 'at' : oneOf(loop ? ['now'] : ['now', 'best'], link.get('when'), 'now');
  const via = loop ? [] : some(link.get('via'), place);
  return {
    question: {
      ...emptyQuestion,
      from: place(link.get('from')),
      to: place(link.get('to')),
      via: when === 'best' ? [] : via,
      aside: when === 'best' ? via : [],
      loop,
      mode: oneOf(modes, link.get('mode'), 'walk'),
      when,
      at,
      compare,
      by: oneOf(measures, link.get('by'), 'mix'),
      zones: ordered(some(link.get('zones'), readZone).slice(0, maxZones)),
      exclusion: oneOf(['avoid', 'forbid'], link.get('zone'), 'avoid'),
      stationRadius: radius >= 1 && radius <= 20000 ? radius : 0,
      person: link.has('me') ? readPerson(link.get('me')) : keptPerson(),
    },
    layer: isLayer(link.get('layer')) ? link.get('layer') : 'no2',
    selected: /^[a-z]+\d*$/.test(link.get('way') ?? '') ? link.get('way') : 'cleanest',
    background: (link.get('bg') ?? '').slice(0, 120),
    tab: oneOf(['way', 'air', 'kept'], link.get('tab'), 'way'),
    linkCity: { id: (link.get('city') ?? '').slice(0, 120) },
  };
}

const written = (one) => (one.name ? `${placeText(one)},${one.name}` : placeText(one));

/** The link of a state. */
function writeLink({ question, layer, background, selected, tab, cities, city }) {
  const link = new URLSearchParams();
  const add = (name, value, standard) => { if (value && value !== standard) link.set(name, value); };
  add('from', question.from && written(question.from));
  add('to', question.to && written(question.to));
  // Those that wait while the best time is asked for are work, too.
  const stops = question.via.length ? question.via : question.aside;
  add('via', stops.map((one) => written(one).replaceAll(';', ',')).join(';'));
  add('loop', question.loop?.minutes);
  add('km', question.loop?.meters && question.loop.meters / 1000);
  add('mode', question.mode, 'walk');
  if (question.when === 'at') add('at', question.at);
  else add('when', question.when, 'now');
  add('vs', question.compare);
  add('by', question.by, 'mix');
  add('zones', question.zones.map(zoneText).join(';'));
  add('zone', question.exclusion, 'avoid');
  add('around', question.stationRadius);
  add('me', personText(question.person));
  if (layer !== 'no2') link.set('layer', layer);
  add('bg', background);
  add('way', selected, 'cleanest');
  add('tab', tab, 'way');
  // Where the question, or that there is none, does not say it already.
  add('city', city?.id, cities && (cityAt(cities, question.from ?? question.to) ?? cities[0]).id);
  return String(link).replaceAll('%2C', ',').replaceAll('%3B', ';').replaceAll('%3A', ':');
}

/** Takes over what the link says, now and whenever it is changed. */
export function followLink() {
  store.set(readLink(location.hash));
  addEventListener('hashchange', ({ newURL }) => {
    // The address may have been written again since.
    const { hash } = new URL(newURL);
    // A name alone is a place of the page, and no question.
    if (hash.length < 2 || hash.includes('=')) store.set(readLink(hash));
  });
}

/** The address of the page with the state as it is. */
export function linkAddress() {
  const link = writeLink(store.get());
  return new URL(link ? `#${link}` : location.pathname + location.search, location.href);
}

/** Makes a step of the browser's history of the state as it is: from what comes next, Back leads to it. */
export function keepStep() {
  history.replaceState(null, '', linkAddress());
  history.pushState(null, '', location.href);
}

// To change the address takes a browser long: the answer is asked for and shown first.
const linkDelay = 200;

/** Keeps the address that of the state. */
export function keepLink() {
  const write = debounced(linkDelay, () => {
    const address = String(linkAddress());
    if (address !== location.href) history.replaceState(null, '', address);
  });
  store.watch(['question', 'layer', 'background', 'selected', 'tab', 'city'], write);
}
