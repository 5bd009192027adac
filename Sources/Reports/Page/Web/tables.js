const element = (name, text, more = {}) => Object.assign(document.createElement(name), { textContent: text }, more);
function list(id, items) { $(id).replaceChildren(...items.map((text) => element("li", text))); }
function table(id, head, lines) {
  const row = document.createElement("tr");
  row.append(...head.map((word) => element("th", word, { scope: "col" })));
  $(id).tHead.replaceChildren(row);
  $(id).tBodies[0].replaceChildren(...lines.map((cells) => {
    const line = document.createElement("tr");
    // On a phone a table that does not fit names its columns beside the figures.
    line.append(...cells.map((cell, at) => {
      if (cell instanceof Node) return cell;
      const value = element("td", cell);
      value.dataset.column = head[at] ?? "";
      return value;
    }));
    return line;
  }));
}
function shift(hour) {
  const last = stepBefore(hour), id = layer().id;
  const now = report.hours[hour].stats?.[id], before = last === null ? null : hourAt(last).stats?.[id];
  return now && before ? now.mean - before.mean : null;
}
const mostly = (stats, item) => stats?.area.length ? stepNames(item)[stats.area.indexOf(Math.max(...stats.area))][state.language] : "";
// Figures of an index that is partial somewhere are the least that they can be.
const atLeast = (stats) => stats.isPartial ? "≥ " : "";
let hoursShown = "";
// The rows stay while only the hour changes: who goes through them by keyboard keeps the place.
function drawHours() {
  const wanted = `${state.language} ${layer().id}`;
  if (wanted !== hoursShown) fillHours();
  hoursShown = wanted;
  [...$("table").tBodies[0].rows].forEach((row, at) => {
    if (at === state.hour) row.setAttribute("aria-current", "true"); else row.removeAttribute("aria-current");
  });
}
// The label of an hour, with a mark at a day that the row before it has named.
function dayAndTime(hour, last) {
  const label = hour.label[state.language], day = label.slice(0, label.indexOf(", ") + 2);
  return [element("span", day, { className: last?.label[state.language].startsWith(day) ? "again" : "" }), label.slice(day.length)];
}
function fillHours() {
  const id = layer().id;
  table("table", [say("hour"), say("mean"), say("median"), "P95", say("max"), say("shift"), say("worst")], report.hours.map((hour, at) => {
    const stats = hour.stats?.[id], change = shift(at), first = document.createElement("td");
    const go = element("button", "", { type: "button" });
    go.append(...dayAndTime(hour, report.hours[at - 1]));
    go.addEventListener("click", () => goTo(at));
    first.append(go);
    if (!stats) return [first, element("td", hour.missing?.[state.language] ?? say("nothing"), { colSpan: 6, className: "why" })];
    return [first, ...[stats.mean, stats.median, stats.p95, stats.max].map((value) => atLeast(stats) + number(value)), change === null ? "–" : signed(change), mostly(stats, layer())];
  }));
  const gone = report.hours.filter((one) => one.missing);
  $("missing").textContent = `${say("missing")}: ${gone.length ? gone.map((one) => `${one.label[state.language]}: ${one.missing[state.language]}`).join(" ") : say("none")}`;
}
// The hours as a row of colours under the slider.
function drawStrip() {
  $("strip").replaceChildren(...report.hours.map((hour, at) => {
    const stats = hour.stats?.[layer().id], mark = element("span", "", { title: hour.label[state.language] });
    mark.className = (stats ? "" : "gone") + (at === state.hour ? " now" : "");
    // A mean of categories lies between two; the median is one of them.
    if (stats) mark.style.background = css(color(layer(), stats.median));
    mark.addEventListener("click", () => goTo(at));
    return mark;
  }));
}
// The map in words, for those who do not see it.
function summary(hour, item) {
  const stats = hour.stats?.[item.id];
  if (!stats) return hour.missing ? `${say("gone")}: ${hour.missing[state.language]}` : `${layerName(item)}: ${say("nothing")}`;
  const shares = (all) => stepNames(item).map((category, at) => [category[state.language], percent(all[at])]).filter(([, share]) => share)
    .map(([name, share]) => `${name} ${share}`).join(", ");
  const spots = (hour.stations ?? []).filter((one) => one.values[item.id] !== undefined).sort((a, b) => b.values[item.id] - a.values[item.id])
    .map((one) => `${one.name} ${item.id === "index" && one.isPartial ? "≥ " : ""}${number(one.values[item.id])}${one.measured.includes(item.id) || item.id === "index" && one.measured.length ? "" : ` (${say("unmeasured")})`}`);
  const least = atLeast(stats);
  const parts = [`${layerName(item)}, ${unit(item)}: ${say("mean")} ${least}${number(stats.mean)}, ${say("median")} ${least}${number(stats.median)}, `
    + `${say("max")} ${least}${number(stats.max)} (${stats.maxLat.toFixed(4)}, ${stats.maxLon.toFixed(4)}).`];
  if (stats.area.length) parts.push(`${say("ofArea")}: ${shares(stats.area)}.`);
  if (stats.streets.length) parts.push(`${say("ofStreets")}: ${shares(stats.streets)}.`);
  if (stats.isPartial) parts.push(`${partialWords(stats)}.`);
  if (stats.known < 0.995) parts.push(`${say("unknown")}: ${percent(1 - stats.known)}.`);
  if (spots.length) parts.push(`${say("stationsAre")}: ${spots.join(", ")}.`);
  return parts.join(" ");
}
function drawMethod() {
  const step = report.hours[state.hour].layers?.[layer().id]?.value.step;
  const methods = report.layers.filter((one) => one.method).map((one) => `${one.name}: ${one.method[state.language]}`).join(", ");
  // What σ means of figures that were measured, and of those that stand in for an hour.
  const kinds = Object.entries(report.hours[state.hour].origin ?? {}).filter(([id]) => layer().id === "index" || layer().id === id).map(([, kind]) => kind);
  const others = kinds.some((kind) => kind !== "measured"), sigmas = [!others || kinds.includes("measured") ? say("sigmaNote") : "", others ? say("sigmaNoteOfOtherTime") : ""];
  list("method", [say("kriged"), methods, ...sigmas, step ? `${say("rounded")} ${decimal(String(step))}.` : ""].filter(Boolean));
  $("scoreNote").textContent = say(report.scores.length ? "scoreNote" : "noScores");
  $("scores").hidden = !report.scores.length;
  table("scores", [say("pollutant"), say("methodName"), "RMSE, µg/m³", say("toMean"), say("in68"), say("in95"), say("readings"), say("stations"), say("span")],
    report.scores.map((one) => [one.pollutant, one.method[state.language], decimal(one.rmse.toFixed(1)), decimal(one.ratio.toFixed(2)), whole(one.inside68), whole(one.inside95),
      String(one.readings), String(one.stations), one.span]));
}
// A share in a table, which says 0 % too.
const whole = (share) => share === null ? "–" : percent(share) || "0 %";
// Words with values in the place of {1}, {2} and so on.
const fill = (word, ...values) => values.reduce((text, value, at) => text.replace(`{${at + 1}}`, value), say(word));
// How often limits were passed in the year so far.
function drawYear() {
  const year = report.year;
  $("year").hidden = !year;
  if (!year) return;
  const dash = (value) => value === null ? "–" : String(value);
  const known = (count, all) => count === null || !all ? "–" : `${count}/${all} (${whole(count / all)})`;
  $("yearTitle").textContent = fill("yearTitle", year.year);
  $("yearNote").textContent = fill("yearNote", year.from, year.to, year.days, year.hours);
  $("areaNote").textContent = fill("areaNote", year.points);
  table("yearArea", [say("pollutant"), say("limit"), say("known"), say("anywhere"), say("most"), say("share"), say("allowed"), say("beyond")],
    year.area.map((one) => [one.pollutant, `${one.authority[state.language]}, ${one.unit[state.language]} > ${one.limit}`, known(one.known, one.of),
      String(one.anywhere), String(one.most), whole(one.share), dash(one.allowed), whole(one.beyond)]));
  const counts = ["daysWHO", "daysToday", "days2030", "hoursWHO", "hoursToday", "hours2030"].map(say);
  table("yearStations", [say("pollutant"), say("station"), ...counts, say("daysKnown"), say("hoursKnown")],
    year.rows.map((one) => [one.pollutant, `${one.station} (${one.source})`, ...one.above.map(dash), known(one.days, year.days), known(one.hours, year.hours)]));
}
function drawSources() {
  const hour = report.hours[state.hour];
  const age = (one) => one.ageMinutes === null ? "–" : one.ageMinutes < 120 ? `${one.ageMinutes} min` : `${Math.round(one.ageMinutes / 60)} h`;
  const lines = (hour.sources ?? []).map((one) => [one.name, one.attribution || "–", one.licence || "–", say(`state_${one.state}`), String(one.readings), age(one)]);
  if (report.map) lines.push([say("streetsAndMap"), report.map.attribution, report.map.licence || "–", "–", "–", report.map.date || "–"]);
  table("sources", [say("source"), say("credit"), say("licence"), say("state"), say("readings"), say("age")], lines);
  $("credits").textContent = report.attribution.join(" · ");
}
function drawTexts() {
  const hour = report.hours[state.hour], change = shift(state.hour), item = layer(), hours = report.stepSeconds / 3600;
  document.documentElement.lang = state.language;
  $("title").textContent = report.city ? `${report.city}: ${layerName(item)}` : layerName(item);
  document.title = `${$("title").textContent} · Brisa`;
  $("moment").textContent = hour.label[state.language];
  $("clock").textContent = hour.clock;
  $("slider").setAttribute("aria-valuetext", `${hour.label[state.language]}${hour.missing ? `, ${say("gone")}` : ""}`);
  $("slider").setAttribute("aria-label", say("hour"));
  $("play").textContent = state.timer ? say("pause") : say("play");
  $("canvas").setAttribute("aria-label", say("mapLabel"));
  for (const one of document.querySelectorAll("[data-word]")) one.textContent = say(one.dataset.word);
  [...$("layer").options].forEach((option, at) => { option.textContent = layerName(report.layers[at]); });
  const since = hours === 1 ? say("change") : say("changeOver").replace("{h}", hours);
  [...$("show").options].forEach((option) => {
    option.textContent = option.value === "change" ? since : say(option.value);
    option.disabled = option.value === "sigma" && item.id === "index";
  });
  const why = hour.missing ? `${say("gone")}: ${hour.missing[state.language]}` : !hour.layers?.[item.id] ? `${layerName(item)}: ${say("nothing")}`
    : state.show === "change" && stepBefore(state.hour) === null ? say("noChange") : "";
  $("gone").hidden = !why;
  $("gone").textContent = why;
  $("summary").textContent = summary(hour, item);
  $("changed").textContent = change === null ? say("noChange")
    : `${layerName(item)}, ${say("mean")}: ${signed(change)}${item.id === "index" ? "" : " µg/m³"} (${since})`;
  const limits = (hour.limits ?? []).map((one) => `${layerNamed(one.pollutant)}: ${one.authority[state.language]}, ${say("day")} ${one.hours} h > ${number(one.limit)} µg/m³ (${say("upTo")} ${number(one.greatest)}), ${percent(one.area)} ${say("area")}`);
  // Of a mean of which too few hours are known nothing is said, which is not that its limits were kept.
  const unknown = (hour.limitsUnknown ?? []).map((one) => `${say("day")} ${one.hours} h: ${say("notKnownOf")} ${one.pollutants.map((id) => report.symbols[id]).join(", ")}`
    + (one.hours > 1 ? ` (${fill("needs", one.needs, one.hours)})` : ""));
  const none = hour.limitsKnown ? [say(unknown.length ? "noKnownLimit" : "noLimit")] : unknown.length ? [] : [say("noLimit")];
  list("limits", [...(limits.length ? limits : none), ...unknown]);
  const notices = (hour.notices ?? []).map((one) => one[state.language])
    .concat((hour.leftOut ?? []).map((one) => one[state.language]));
  list("notices", notices.length ? notices : [say("nothingElse")]);
}
