import { ask } from '../base/api.mjs';
import { cityParameter } from '../base/city.mjs';
import { meters, placeText } from '../base/geo.mjs';
import { personParameters } from '../base/person.mjs';
import { setQuestion, store } from '../base/state.mjs';

const pair = ({ lat, lon }) => [lat, lon];

/** Puts places in the order in which stops of an answer name them: `place` is `[lon, lat]`. */
function ordered(via, stops) {
  const place = (one) => {
    const away = stops.map((stop) => meters(stop.place, [one.lon, one.lat]));
    return away.indexOf(Math.min(...away));
  };
  return [...via].sort((a, b) => place(a) - place(b));
}

/** The places of a question in their order, whatever they are called. */
const placesOf = ({ from, to, via }) => [from, ...via, to].map((one) => one && placeText(one)).join(';');

/** Has the server find the best order of the places on the way; says whether it was taken, as they may have changed. */
export async function takeBestOrder() {
  const { question } = store.get();
  const { from, to, via, mode, by, when, at, person } = question;
  const given = Object.entries({ ...personParameters(person, mode), ...cityParameter(from) })
    .filter(([, value]) => value !== '');
  const body = { from: pair(from), to: pair(to), stops: via.map(pair), mode, by, ...Object.fromEntries(given) };
  const { data } = await ask('v1/trips', {}, { body: when === 'at' ? { ...body, at } : body });
  const now = store.get().question;
  if (placesOf(now) !== placesOf(question)) return false;
  setQuestion({ via: ordered(now.via, data.trip.stops) });
  return true;
}
