let ground, overlay, hatch, lines, drawing = 0;
// What lies over an index that is partial: lines that fall to the right, dark on light.
function makeLines() {
  const side = 8, tile = new OffscreenCanvas(side, side), pen = tile.getContext("2d");
  for (const [style, width] of [["rgba(255, 255, 255, .55)", 2.4], ["rgba(34, 38, 43, .65)", 1]]) {
    pen.beginPath();
    for (const shift of [-side, 0, side]) { pen.moveTo(shift, 0); pen.lineTo(shift + side, side); }
    pen.strokeStyle = style;
    pen.lineWidth = width;
    pen.stroke();
  }
  return tile;
}
// A pattern over all of the map but some cells.
function patternOver(pattern, cells, width, height) {
  const over = new OffscreenCanvas(width, height), pen = over.getContext("2d");
  pen.fillStyle = pen.createPattern(pattern, "repeat");
  pen.fillRect(0, 0, width, height);
  pen.globalCompositeOperation = "destination-out";
  pen.imageSmoothingEnabled = false;
  pen.drawImage(cells, 0, 0, width, height);
  return over;
}
function makeHatch() {
  const side = 9, tile = new OffscreenCanvas(side, side), pen = tile.getContext("2d");
  pen.fillStyle = "rgba(138, 146, 154, .16)";
  pen.fillRect(0, 0, side, side);
  pen.strokeStyle = "rgba(111, 119, 128, .6)";
  pen.lineWidth = 0.9;
  for (const shift of [-side, 0, side]) { pen.moveTo(shift, side); pen.lineTo(shift + side, 0); }
  pen.stroke();
  return tile;
}
// The colours of the cells, where anything is known, and where that is no partial index.
function cells(data) {
  const colors = new ImageData(columns, rows), known = new ImageData(columns, rows), unlined = new ImageData(columns, rows);
  for (let cell = 0; cell < rows * columns; cell++) {
    const value = data ? data.at(cell) : NaN;
    if (!data?.missing?.(cell)) unlined.data[4 * cell + 3] = 255;
    if (Number.isNaN(value)) continue;
    const [red, green, blue] = data.paint(value);
    colors.data.set([red, green, blue, data.alpha(cell)], 4 * cell);
    known.data[4 * cell + 3] = 255;
  }
  return [colors, known, unlined].map((image) => {
    const small = new OffscreenCanvas(columns, rows);
    small.getContext("2d").putImageData(image, 0, 0);
    return small;
  });
}
async function draw() {
  const turn = ++drawing, data = await shown(state.hour);
  if (turn !== drawing) return;
  const canvas = $("canvas"), context = canvas.getContext("2d"), { width, height } = canvas;
  const [colors, known, unlined] = cells(data);
  context.drawImage(ground, 0, 0, width, height);
  context.imageSmoothingEnabled = layer().id !== "index";
  context.drawImage(colors, 0, 0, width, height);
  if (data?.missing) context.drawImage(patternOver(lines, unlined, width, height), 0, 0);
  context.drawImage(overlay, 0, 0, width, height);
  context.drawImage(patternOver(hatch, known, width, height), 0, 0);
  drawLegend(data);
  drawSigns();
  await tell();
}

const xOf = (longitude) => (longitude - box[0]) / (box[2] - box[0]);
const yOf = (latitude) => (box[3] - latitude) / (box[3] - box[1]);
const inside = (place) => place.lon >= box[0] && place.lon <= box[2] && place.lat >= box[1] && place.lat <= box[3];
const isMeasured = (station) => layer().id === "index" ? station.measured.length > 0 : station.measured.includes(layer().id);
const lacks = (station) => layer().id === "index" && station.isPartial;
// The stations that stand on the map now.
function stationsShown(item) {
  if (!$("stations").checked || state.show === "change") return [];
  return (report.hours[state.hour].stations ?? []).filter((one) => one.values[item.id] !== undefined && inside(one));
}
function svg(name, attributes, text) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  return element;
}
function drawSigns() {
  const signs = $("signs"), { width, height } = $("canvas"), scale = width / widthOf("canvas");
  signs.setAttribute("viewBox", `0 0 ${width} ${height}`);
  signs.replaceChildren(...furniture(width, height, scale));
  for (const station of stationsShown(layer())) {
    const value = station.values[layer().id];
    const x = xOf(station.lon) * width, isAtEdge = x + 60 * scale > width;
    const group = svg("g", { transform: `translate(${x} ${yOf(station.lat) * height}) scale(${scale})` });
    group.append(svg("circle", { r: 8.4, fill: "#fff" }),
      svg("circle", { r: 6.6, fill: css(color(layer(), value)), stroke: "#22262b", "stroke-width": 1.5 }),
      ...(lacks(station) ? [svg("path", { d: "M-4.6 -4.6L4.6 4.6M-6.4 -1.4L1.4 6.4M-1.4 -6.4L6.4 1.4", stroke: "#22262b", "stroke-width": 0.9 })] : []),
      ...(isMeasured(station) ? [] : [svg("circle", { r: 3, fill: "#fff", stroke: "#22262b", "stroke-width": 0.8 })]),
      svg("text", { x: isAtEdge ? -12 : 12, y: 5, "text-anchor": isAtEdge ? "end" : "start" }, (lacks(station) ? "≥ " : "") + (layer().id === "index" ? value.toFixed(0) : number(value))));
    signs.append(group);
  }
  const cross = state.cursor ?? state.place;
  if (!cross) return;
  const x = (cross.column + 0.5) / columns * width, y = (cross.row + 0.5) / rows * height, r = 9 * scale;
  for (const [stroke, thickness] of [["#fff", 5], ["#22262b", 2]]) {
    signs.append(svg("path", { d: `M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`, stroke, "stroke-width": thickness * scale }));
  }
}
// Scale bar and north.
function furniture(width, height, scale) {
  const metres = 6371008.8 * Math.PI / 180 * (box[2] - box[0]) * Math.cos((box[1] + box[3]) * Math.PI / 360) / width;
  const most = 150 * scale * metres, power = 10 ** Math.floor(Math.log10(most));
  const length = [5, 2, 1].map((step) => step * power).find((step) => step <= most) ?? power;
  const group = svg("g", { class: "furniture", transform: `translate(${12 * scale} ${height - 12 * scale}) scale(${scale})` });
  const end = length / metres / scale;
  group.append(svg("rect", { x: 0, y: -30, width: end + 20, height: 30 }),
    svg("path", { d: `M10 -11v4h${end}v-4` }),
    svg("text", { x: 10 + end / 2, y: -15, "text-anchor": "middle" }, length < 1000 ? `${length} m` : `${length / 1000} km`));
  const north = svg("g", { class: "furniture", transform: `translate(${width - 42 * scale} ${12 * scale}) scale(${scale})` });
  north.append(svg("rect", { x: 0, y: 0, width: 30, height: 46 }), svg("path", { class: "arrow", d: "M15 5l7 20l-7 -5l-7 5z" }),
    svg("text", { x: 15, y: 41, "text-anchor": "middle" }, "N"));
  return [group, north];
}

const gradient = (of) => `linear-gradient(to top, ${[0, 0.25, 0.5, 0.75, 0.99].map((share) => css(of(share))).join(", ")})`;
function legendRow(background, texts) {
  const block = Object.assign(document.createElement("span"), { className: "block" });
  block.style.background = background;
  return [block, ...["bound", "name", "share"].map((name, at) => Object.assign(document.createElement("span"), { className: name, textContent: texts[at] ?? "" }))];
}
function drawLegend(data) {
  const item = layer(), what = { value: layerName(item), sigma: `σ ${layerName(item)}`, change: `Δ ${layerName(item)}` }[state.show];
  $("legendTitle").textContent = `${what}, ${unit(item).replace("-", "\u2011")}`;
  drawPartial(item);
  const legend = $("legend"), most = data?.most ?? 1;
  if (state.show === "value") return legend.replaceChildren(...categoryRows(item));
  const steps = state.show === "sigma" ? [1, 0.75, 0.5, 0.25] : [1, 0.5, 0, -0.5];
  const width = steps[0] - steps[1], paint = state.show === "sigma" ? sigmaColor : changeColor;
  legend.replaceChildren(...steps.flatMap((top) => legendRow(gradient((share) => paint(top - width + share * width)),
    [state.show === "sigma" ? number(top * most) : signed(top * most)])),
    ...legendRow("none", [state.show === "sigma" ? "0" : signed(-most)]));
}
// What the lines over a partial index mean, under its legend.
function drawPartial(item) {
  const stats = report.hours[state.hour].stats?.[item.id], isOfCells = state.show === "value" && Boolean(stats?.isPartial);
  const partial = item.id === "index" ? stationsShown(item).filter((one) => one.isPartial) : [];
  const names = report.pollutants.filter((id) => partial.some((one) => one.missingPollutants.includes(id))).map((id) => report.symbols[id]);
  $("partial").hidden = !isOfCells && !partial.length;
  $("partialText").textContent = isOfCells ? partialWords(stats) : partial.length ? `${say("partialStation")} ${names.join(", ")}` : "";
}
// A pollutant may be missing in a part of the map alone: then each has its own share.
function partialWords(stats) {
  const { missingPollutants: names, missingShares: shares } = stats, symbols = names.map((id) => report.symbols[id]);
  const isAlike = shares.every((share) => percent(share) === percent(shares[0]));
  const list = isAlike ? `${symbols.join(", ")} (${percent(shares[0])}` : `${symbols.map((symbol, at) => `${symbol} ${percent(shares[at])}`).join(", ")} (`;
  return `${say("isPartial")} ${list}${isAlike ? " " : ""}${say("area")})`;
}
const boundary = (value) => decimal(String(Number(value.toFixed(1))));
function categoryRows(item) {
  const stats = report.hours[state.hour].stats?.[item.id], ramp = rampOf(item), size = ramp.length / 6;
  return [6, 5, 4, 3, 2, 1].flatMap((ordinal) => {
    const at = item.ordinals.indexOf(ordinal), share = stats?.area[ordinal - 1];
    return legendRow(gradient((part) => ramp[Math.min(ramp.length - 1, Math.floor((ordinal - 1 + part) * size))]),
      [at >= 0 && at < item.bounds.length ? boundary(item.bounds[at]) : "", stepNames(item)[ordinal - 1][state.language], percent(share)]);
  });
}
