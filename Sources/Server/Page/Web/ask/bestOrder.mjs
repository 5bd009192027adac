import { ask } from '../base/api.mjs';
import { cityParameter } from '../base/city.mjs';
import { meters } from '../base/geo.mjs';
import { personParameters } from '../base/person.mjs';
import { setQuestion, store } from '../base/state.mjs';

const pair = ({ lat, lon }) => [lat, lon];

/** Puts places in the order in which stops of an answer name them: `place` is `[lon, lat]`. */
export function ordered(via, stops) {
  const place = (one) => {
    const away = stops.map((stop) => meters(stop.place, [one.lon, one.lat]));
    return away.indexOf(Math.min(...away));
  };
  return [...via].sort((a, b) => place(a) - place(b));
}

/** Has the server find the best order of the places on the way. */
export async function takeBestOrder() {
  const { question } = store.get();
  const { from, to, via, mode, by, when, at, person } = question;
  const given = Object.entries({ ...personParameters(person, mode), ...cityParameter(from) })
    .filter(([, value]) => value !== '');
  const body = { from: pair(from), to: pair(to), stops: via.map(pair), mode, by, ...Object.fromEntries(given) };
  const { data } = await ask('v1/trips', {}, { body: when === 'at' ? { ...body, at } : body });
  if (store.get().question.via === via) setQuestion({ via: ordered(via, data.trip.stops) });
}
