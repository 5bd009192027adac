const report = JSON.parse(document.getElementById("report").textContent);
const $ = (id) => document.getElementById(id);
// The layer that was asked for, where any hour has it.
const firstLayer = Math.max(0, report.layers.findIndex((one) => one.id === report.layer));
const state = { hour: 0, layer: firstLayer, show: "value", place: null, cursor: null, timer: null, isPaper: false, language: document.documentElement.lang };
const { rows, columns, box } = report;
const say = (word) => WORDS[state.language][word];
const layer = () => report.layers[state.layer];
const layerName = (item) => item.id === "index" ? say("index") : item.name;
const layerNamed = (id) => report.layers.find((other) => other.id === id)?.name ?? id;
// How wide something is shown, so that what is written on it has a size that can be read: on paper, as its column
// is.
const widthOf = (id) => state.isPaper ? 640 : $(id).getBoundingClientRect().width || 480;
const unit = (item) => item.id === "index" ? report.scale : "µg/m³";

// The hours count from 0; -1 is the one before them, of which there are values only.
const hourAt = (at) => at === -1 ? report.before : report.hours[at];

// Rasters: grey pictures, 0 for nothing known, else one more than the value in steps.
const rasters = new Map();
function picture(base64) {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("a picture in the page is broken"));
    image.src = "data:image/png;base64," + base64;
  });
}
async function raster(hour, id, part) {
  const key = `${hour}/${id}/${part}`;
  if (rasters.has(key)) return rasters.get(key);
  const stored = hourAt(hour)?.layers?.[id]?.[part];
  if (!stored) return null;
  const image = await picture(stored.png);
  const canvas = new OffscreenCanvas(columns, rows);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 0, columns, rows).data;
  const grey = new Uint8Array(rows * columns);
  for (let cell = 0; cell < grey.length; cell++) grey[cell] = pixels[4 * cell];
  const result = { step: stored.step, at: (cell) => grey[cell] === 0 ? NaN : (grey[cell] - 1) * stored.step, count: grey.length };
  rasters.set(key, result);
  return result;
}
function greatest(count, at) {
  let most = 0;
  for (let cell = 0; cell < count; cell++) if (at(cell) > most) most = at(cell);
  return most;
}

// Colours: whole numbers of a position are the borders of the layer's steps.
function position(item, value) {
  let band = 0;
  while (band < item.bounds.length && value > item.bounds[band]) band++;
  const ordinal = item.ordinals[band] - 1;
  if (item.id === "index" && !report.numeric) return ordinal + 0.75;
  const low = band === 0 ? 0 : item.bounds[band - 1];
  const last = item.bounds.length > 1 ? item.bounds[item.bounds.length - 2] : 0;
  const high = band < item.bounds.length ? item.bounds[band] : low + Math.max(1, low - last);
  return ordinal + Math.min(0.999, Math.max(0, (value - low) / (high - low)));
}
const rgb = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const css = (channels) => `rgb(${channels.map(Math.round)})`;
const RAMPS = { index: report.ramp.map(rgb), steps: report.stepRamp.map(rgb) };
const rampOf = (item) => item.id === "index" ? RAMPS.index : RAMPS.steps;
// The names of a layer's steps: the scale's categories, or parts of a guideline.
const stepNames = (item) => item.id === "index" ? report.categories : report.steps;
function color(item, value) {
  const ramp = rampOf(item);
  return ramp[Math.min(ramp.length - 1, Math.floor(position(item, value) / 6 * ramp.length))];
}
function sigmaColor(share) {
  return [247 - 180 * share, 244 - 160 * share, 240 - 60 * share];
}
function changeColor(share) {
  const end = share > 0 ? [178, 24, 43] : [33, 102, 172];
  return end.map((channel) => 247 + (channel - 247) * Math.abs(share));
}

// The report one step before, null where there is none: across a gap nothing can be said of a change.
function stepBefore(hour) {
  const now = report.hours[hour], last = hourAt(hour - 1);
  const isNext = last && !last.missing && Date.parse(now.time) - Date.parse(last.time) === report.stepSeconds * 1000;
  return isNext ? hour - 1 : null;
}
// σ in each cell; of an index that of the pollutant that decides it, with its concentration.
async function uncertainty(hour, id) {
  if (id !== "index") {
    const sigma = await raster(hour, id, "sigma"), value = await raster(hour, id, "value");
    return sigma && ((cell) => ({ id, value: value.at(cell), sigma: sigma.at(cell), steps: [value.step, sigma.step] }));
  }
  const main = await raster(hour, id, "main"), parts = new Map();
  for (const item of report.layers.slice(1)) {
    const part = await uncertainty(hour, item.id);
    if (part) parts.set(item.id, part);
  }
  return main && ((cell) => parts.get(report.pollutants[main.at(cell)])?.(cell));
}
// The names of what an index lacks, by the bits of the report's pollutants.
const lacking = (bits) => report.pollutants.filter((_, at) => bits & 1 << at).map((id) => report.symbols[id]).join(", ");
// Which cells have a partial index, null where none has.
async function missing(hour, id) {
  const bits = id === "index" ? await raster(hour, id, "missing") : null;
  return bits && ((cell) => bits.at(cell) || 0);
}
// What is shown of an hour: a value a cell, its colour, and how much of it.
async function shown(hour) {
  const id = layer().id, value = await raster(hour, id, "value");
  if (!value) return null;
  if (state.show === "value") {
    const doubt = await uncertainty(hour, id), [least, most] = report.fading;
    const alpha = (cell) => {
      const there = doubt?.(cell), share = there ? there.sigma / Math.max(there.value, 1e-6) : 0;
      return 219 - 117 * Math.min(1, Math.max(0, (share - least) / (most - least)));
    };
    return { at: value.at, paint: (x) => color(layer(), x), alpha, missing: await missing(hour, id) };
  }
  if (state.show === "sigma") {
    const sigma = await raster(hour, id, "sigma");
    if (!sigma) return null;
    const most = Math.max(greatest(sigma.count, sigma.at), sigma.step);
    return { at: sigma.at, paint: (x) => sigmaColor(x / most), alpha: () => 219, most };
  }
  const last = stepBefore(hour), before = last === null ? null : await raster(last, id, "value");
  if (!before) return null;
  const at = (cell) => value.at(cell) - before.at(cell);
  const most = Math.max(greatest(value.count, (cell) => Math.abs(at(cell))), 1);
  return { at, paint: (x) => changeColor(x / most), alpha: () => 219, most };
}
