// A number with the decimal mark of the reader's language.
const decimal = (text) => state.language === "en" ? text : text.replace(".", ",");
const number = (value) => decimal(String(Number(value.toFixed(Math.abs(value) < 9.95 ? 1 : 0))));
function signed(value) {
  const text = number(Math.abs(value));
  return (text === "0" ? "±" : value > 0 ? "+" : "−") + text;
}
const fixed = (value, step) => decimal(value.toFixed(step >= 1 ? 0 : 1));
// A little is not nothing, and nearly all is not all.
const percent = (share) => share ? (share < 0.005 ? "<1 %" : share >= 0.995 && share < 1 ? ">99 %" : `${Math.round(share * 100)} %`) : "";
function cellAt(event) {
  const frame = $("canvas").getBoundingClientRect();
  const column = Math.floor((event.clientX - frame.left) / frame.width * columns);
  const row = Math.floor((event.clientY - frame.top) / frame.height * rows);
  return column >= 0 && row >= 0 && column < columns && row < rows ? { row, column } : null;
}
// The concentration that an index was looked up by, where it is a mean over more than the hour; null elsewhere.
async function averaged(hour, cell) {
  const mean = await raster(hour, "index", "averaged"), period = await raster(hour, "index", "period");
  return mean && period?.at(cell) > 0 ? { value: mean.at(cell), step: mean.step, period: period.at(cell) } : null;
}
async function deciding(hour, cell) { return report.pollutants[(await raster(hour, "index", "main")).at(cell)]; }
async function words(hour, cell, item) {
  const value = await raster(hour, item.id, "value"), at = value ? value.at(cell) : NaN;
  if (Number.isNaN(at)) return `${layerName(item)}: ${say("nothing")}`;
  const doubt = (await uncertainty(hour, item.id))?.(cell);
  const ofHour = doubt ? `${fixed(doubt.value, doubt.steps[0])} ± ${fixed(doubt.sigma, doubt.steps[1])} µg/m³${originOf(hour, doubt.id)}` : "";
  // An index is looked up by a mean over more than the hour: both figures, since they may differ much.
  const mean = item.id === "index" ? await averaged(hour, cell) : null;
  const figures = mean ? `${report.periods[mean.period][state.language]} ${fixed(mean.value, mean.step)}${ofHour ? `; ${say("thisHour")} ${ofHour}` : " µg/m³"}` : ofHour;
  if (item.id !== "index") return `${layerName(item)} ${figures || fixed(at, value.step)}`;
  const ordinal = Math.floor(position(item, at)), bits = (await missing(hour, item.id))?.(cell) ?? 0;
  const least = bits && ordinal < 5 ? `${say("atLeast")} ` : "", lack = bits ? `; ${say("isPartial")} ${lacking(bits)}` : "";
  const category = least + report.categories[ordinal][state.language];
  const main = figures ? `, ${say("main")} ${layerNamed(await deciding(hour, cell))} (${figures})` : "";
  return `${layerName(item)} ${fixed(at, value.step)} (${report.scale}): ${category}${main}${lack}`;
}
// What a figure is that was not measured in the hour.
function originOf(hour, id) {
  const kind = report.hours[hour].origin?.[id] ?? "measured";
  return kind === "measured" ? "" : `, ${say(`origin_${kind}`)}`;
}
let telling = 0;
async function tell() {
  const place = state.cursor ?? state.place, turn = ++telling;
  if (!place) { $("reading").textContent = say("pick"); return; }
  const latitude = box[3] - (place.row + 0.5) / rows * (box[3] - box[1]);
  const longitude = box[0] + (place.column + 0.5) / columns * (box[2] - box[0]);
  const text = await words(state.hour, place.row * columns + place.column, layer());
  if (turn === telling) $("reading").textContent = `${text} · ${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}

// The hours at the chosen place, in runs without a gap.
async function placeRuns(item, cell) {
  const runs = [];
  let last = null;
  for (let hour = 0; hour < report.hours.length; hour++) {
    const value = await raster(hour, item.id, "value"), sigma = await raster(hour, item.id, "sigma");
    const at = value ? value.at(cell) : NaN;
    if (Number.isNaN(at)) { last = null; continue; }
    if (!last) runs.push(last = []);
    last.push({ hour, at, sigma: sigma ? sigma.at(cell) : 0 });
  }
  return runs;
}
// An hour by its clock, and in full where the page has one clock twice: of several days, or as clocks go back.
const clocks = report.hours.map((hour) => hour.clock);
const timesTwice = new Set(clocks.filter((clock, at) => clocks.indexOf(clock) !== at));
const timeOf = (hour) => timesTwice.has(hour.clock) ? hour.label[state.language] : hour.clock;
let curving = 0;
async function drawCurve() {
  const curve = $("curve"), item = layer(), turn = ++curving;
  const runs = state.place ? await placeRuns(item, state.place.row * columns + state.place.column) : [];
  if (turn !== curving) return;
  const points = runs.flat(), width = widthOf("curve"), height = 200, left = 44, bottom = 24;
  curve.setAttribute("viewBox", `0 0 ${width} ${height}`);
  curve.replaceChildren();
  curve.setAttribute("aria-label", `${say("curve")}: ${layerName(item)} ${points.map((p) => `${timeOf(report.hours[p.hour])} ${number(p.at)}`).join(", ")}`);
  if (!points.length) { curve.append(svg("text", { x: left, y: 30 }, state.place ? say("nothing") : say("pick"))); return; }
  const most = Math.max(...points.map((p) => p.at + p.sigma), 1) * 1.05;
  const x = (hour) => left + (hour + 0.5) / report.hours.length * (width - left - 8);
  const y = (value) => 8 + (1 - Math.max(0, value) / most) * (height - bottom - 8);
  const top = most / 1.05, isCategory = item.id === "index" && !report.numeric;
  for (const level of isCategory ? [...Array(Math.floor(top) + 1).keys()] : [0, top / 2, top]) {
    curve.append(svg("path", { d: `M${left} ${y(level)}H${width}`, stroke: "#d9dcdf" }),
      svg("text", { x: left - 6, y: y(level) + 4, "text-anchor": "end" }, number(level)));
  }
  const line = (run, of) => run.map((p, i) => `${i ? "L" : "M"}${x(p.hour)} ${y(of(p))}`).join("");
  for (const run of runs) {
    const back = run.slice().reverse().map((p) => `L${x(p.hour)} ${y(p.at - p.sigma)}`).join("");
    curve.append(svg("path", { d: `${line(run, (p) => p.at + p.sigma)}${back}Z`, fill: "#1f5f8b", opacity: 0.14 }),
      svg("path", { d: line(run, (p) => p.at), fill: "none", stroke: "#1f5f8b", "stroke-width": 2.4 }));
  }
  for (const p of points) {
    const dot = svg("circle", { cx: x(p.hour), cy: y(p.at), r: p.hour === state.hour ? 6 : 3.4, fill: css(color(item, p.at)), stroke: "#22262b" });
    dot.append(svg("title", {}, `${timeOf(report.hours[p.hour])}: ${number(p.at)}${p.sigma ? ` ± ${number(p.sigma)}` : ""}`));
    curve.append(dot);
  }
  const every = Math.ceil(report.hours.length * 48 / (width - left));
  report.hours.forEach((hour, at) => {
    if (at % every === 0) curve.append(svg("text", { x: x(at), y: height - 6, "text-anchor": "middle" }, hour.clock));
  });
}
