// A layer is a word as the tiles have it: `index`, `no2`, `no2-sigma`, `no2-exceedance`; none is empty.

/** The pollutants that the map can be painted with. */
export const painted = ['no2', 'pm25', 'pm10', 'o3'];

/** What of a pollutant: its value, how far it is known, the chance that it is above the guideline. */
export const aspects = ['value', 'sigma', 'exceedance'];

/** The index or pollutant of a layer. */
export const subjectOf = (layer) => layer.split('-')[0];

/** What of it is shown. */
export const aspectOf = (layer) => layer.split('-')[1] ?? 'value';

/** The layer of a subject and an aspect; the index has its value alone. */
export const layerOf = (subject, aspect) =>
  (subject && subject !== 'index' && aspect !== 'value' ? `${subject}-${aspect}` : subject);

const all = ['', 'index', ...painted.flatMap((one) => aspects.map((aspect) => layerOf(one, aspect)))];

/** Whether the map can be painted with a layer. */
export const isLayer = (word) => all.includes(word);
