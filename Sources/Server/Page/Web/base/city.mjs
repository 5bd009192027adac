import { cityAt, isInside } from './geo.mjs';
import { store } from './state.mjs';

/** The city of a place: the one that is shown, where it holds the place or none does. */
export function cityOf(place) {
  const { cities, city } = store.get();
  return city && isInside(place, city.box) ? city : cityAt(cities ?? [], place) ?? city;
}

/** The city in which a question starts, whose clock and scale it goes by; the one that is shown, without a start. */
export const cityAsked = ({ question: { from }, city }) => (from ? cityOf(from) : city);

/**
 * The parameter that says which city is asked about a place: the one that is shown, where it holds the place, and the
 * server would take another that holds it too.
 */
export function cityParameter(place) {
  const { cities, city, linkCity } = store.get();
  // A link may be asked before it is known which cities there are.
  if (!cities) return { city: linkCity.id };
  return { city: isInside(place, city.box) && cityAt(cities, place) !== city ? city.id : '' };
}
