import { createStore } from './store.mjs';
import { hourNow } from './moments.mjs';

/** What is asked when nothing has been. */
export const emptyQuestion = {
  from: null, // { lat, lon, name }
  to: null,
  via: [],
  loop: 0, // minutes of a round trip from there; 0 for a way to `to`
  mode: 'walk', // walk, bike, scooter
  when: 'now', // now, at, best
  at: '', // the city's date and time, for `at`
  by: 'mix',
  zones: [], // { lat, lon, radius } in metres
  exclusion: 'avoid', // or forbid
  stationRadius: 0, // metres; 0 for none
};

/** The page's state. */
export const store = createStore({
  question: emptyQuestion,
  tab: 'way', // way, air, kept
  isAsking: false,
  answer: null, // of /v1/routes, with `routes`
  departures: null, // the curve of burden by departure
  problem: null,
  kept: null, // when the answer was stored, where it is an old one
  selected: 'cleanest', // the label of the way that is shown in full
  coloring: 'none', // none, pollution, no2, pm25, index
  cursor: null, // metres along the selected way that chart and map point at
  profile: null, // the air along the selected way
  editing: true, // whether the question is open
  cities: null,
  city: null,
  layer: 'no2', // what the map is painted with; '' for nothing
  hour: hourNow(),
  followsQuestion: true, // whether that hour is the question's
  legend: null,
  stations: null,
  place: null, // where the air was asked for
  placeAir: null,
  placeHours: null,
  following: false,
  fix: null, // where one is: { lat, lon, accuracy, time }
  drawingZone: false,
  track: null, // a track that was dropped
  isOnline: navigator.onLine,
});

/** Changes a part of the question. */
export const setQuestion = (patch) => store.set({ question: { ...store.get().question, ...patch } });
