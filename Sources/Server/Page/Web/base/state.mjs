import { createStore } from './store.mjs';
import { hourNow, RENEWAL } from './moments.mjs';
import { anybody } from './person.mjs';

/** What is asked when nothing has been. */
export const emptyQuestion = {
  from: null, // { lat, lon, name }
  to: null,
  via: [],
  loop: null, // a round trip from there, of `{ minutes }` or `{ meters }`; null for a way to `to`
  mode: 'walk', // walk, bike, scooter
  when: 'now', // now, at, best
  aside: [], // places on the way that wait while the best time is asked for
  at: '', // the city's date and time, for `at`
  compare: '', // another date and time, to compare with
  by: 'mix',
  zones: [], // circles and polygons: zones.mjs
  exclusion: 'avoid', // or forbid
  stationRadius: 0, // metres; 0 for none
  person: anybody, // who asks
};

/** The page's state. */
export const store = createStore({
  question: emptyQuestion,
  tab: 'way', // way, air, kept
  sheet: 'half', // how high the panel is where it is a sheet: low, half, full
  isAsking: false,
  answer: null, // of /v1/routes, with `routes`, and with `asked`, the same for the same question
  departures: null, // the curve of burden by departure
  comparison: null, // the answer of another time, or its problem
  problem: null,
  kept: null, // when the answer was stored, where it is an old one
  selected: 'cleanest', // the label of the way that is shown in full
  isInterim: false, // whether that stands in for one of the trade-off that is on its way
  coloring: 'none', // none, pollution, no2, pm25, index
  cursor: null, // metres along the selected way that chart and map point at
  profile: null, // the air along the selected way
  editing: true, // whether the question is open
  cities: null,
  city: null,
  hint: '', // the name of a text beside the question: why a position is asked for, or is not known
  linkCity: { id: '' }, // the city that the link names, anew whenever a link is read
  layer: 'no2', // what the map is painted with; '' for nothing
  background: '', // the name of another provider's tiles, below the air
  hour: hourNow(),
  isPlaying: false, // whether the hours play
  follows: 'question', // what that hour follows: question, now, or nothing where the reader chose it
  renewal: Math.floor(Date.now() / RENEWAL), // another number whenever the air of now is to be asked for again
  legend: null, // what the colours of the map mean, and whose data they are
  legendKept: null, // when it was stored, where it is an old one
  legendProblem: null, // why there is none
  scaleLegend: null, // that of the index of the question's city
  stations: null, // the answer of /v1/stations, with its `hour`, and `kept` where it is an old one
  place: null, // where the air was asked for
  placeAir: null, // false where there is none
  placeKept: null, // when it was stored, where it is an old one
  placeProblem: null, // why there is none
  placeHours: null,
  following: false,
  fix: null, // where one is: { lat, lon, accuracy, time }
  isOutside: false, // whether that is in no city
  showPlace: null, // a place that the map is to show
  showCity: null, // new whenever the map is to show the city
  drawingZone: '', // circle or polygon, while one is drawn
  corners: [], // of a polygon that is set corner by corner, as [lon, lat]
  printing: false, // while a page for paper is made
  track: null, // a track that was dropped
  keptChange: null, // new whenever a way was kept
  isOnline: navigator.onLine,
  reconnected: 0, // another number when there is a network again, and some seconds after
});

/** What changes of a question with the time at which one leaves: the best one is known without places on the way. */
export const leaving = ({ via, aside }, when, at = '') => (when === 'best'
  ? { when, at, via: [], aside: via.length ? via : aside } : { when, at, via: via.length ? via : aside, aside: [] });

/** Changes a part of the question. */
export const setQuestion = (patch) => store.set({ question: { ...store.get().question, ...patch } });
