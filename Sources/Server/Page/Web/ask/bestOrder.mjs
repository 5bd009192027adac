import { inBody, parameters } from '../answer/asking.mjs';
import { ask } from '../base/api.mjs';
import { meters, placeText } from '../base/geo.mjs';
import { setQuestion, store } from '../base/state.mjs';

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
  const { via: stops, ...rest } = inBody(parameters(question));
  const { data } = await ask('v1/trips', {}, { body: { ...rest, stops } });
  const now = store.get().question;
  if (placesOf(now) !== placesOf(question)) return false;
  setQuestion({ via: ordered(now.via, data.trip.stops) });
  return true;
}
