async function refresh() {
  if (state.show === "sigma" && layer().id === "index") { state.show = "value"; $("show").value = "value"; }
  drawTexts();
  drawStrip();
  drawHours();
  drawMethod();
  drawYear();
  drawSources();
  await draw();
  await drawCurve();
}
function drawWidths() { drawSigns(); drawCurve(); }
function goTo(hour) {
  state.hour = Math.max(0, Math.min(report.hours.length - 1, hour));
  $("slider").value = state.hour;
  return refresh();
}
function togglePlay() {
  if (state.timer) { clearInterval(state.timer); state.timer = null; }
  else state.timer = setInterval(() => goTo((state.hour + 1) % report.hours.length), 900);
  $("play").setAttribute("aria-pressed", state.timer !== null);
  drawTexts();
}
function choose(place) { state.place = place; drawSigns(); tell(); drawCurve(); }
function moveCross(event) {
  // With these keys arrows are the browser's, as to go back.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const moves = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
  const from = state.cursor ?? state.place ?? { row: rows >> 1, column: columns >> 1 };
  if (event.key === "Enter" || event.key === " ") { choose(from); event.preventDefault(); return; }
  if (event.key === "Escape") { state.cursor = null; drawSigns(); tell(); return; }
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  const pace = event.shiftKey ? 10 : 1;
  state.cursor = { row: Math.max(0, Math.min(rows - 1, from.row + move[0] * pace)), column: Math.max(0, Math.min(columns - 1, from.column + move[1] * pace)) };
  drawSigns();
  tell();
}

async function begin() {
  [ground, overlay] = await Promise.all([picture(report.ground), picture(report.overlay)]);
  hatch = makeHatch();
  lines = makeLines();
  const canvas = $("canvas");
  canvas.width = ground.width;
  canvas.height = ground.height;
  $("layer").append(...report.layers.map((_, at) => Object.assign(document.createElement("option"), { value: at })));
  $("layer").value = state.layer;
  $("language").value = state.language;
  $("slider").max = report.hours.length - 1;
  $("slider").addEventListener("input", (event) => goTo(Number(event.target.value)));
  $("layer").addEventListener("change", (event) => { state.layer = Number(event.target.value); refresh(); });
  $("show").addEventListener("change", (event) => { state.show = event.target.value; refresh(); });
  $("stations").addEventListener("change", () => { drawSigns(); drawPartial(layer()); });
  $("language").addEventListener("change", (event) => { state.language = event.target.value; refresh(); });
  $("play").addEventListener("click", togglePlay);
  canvas.addEventListener("pointermove", (event) => { state.cursor = cellAt(event); drawSigns(); tell(); });
  canvas.addEventListener("pointerleave", () => { state.cursor = null; drawSigns(); tell(); });
  canvas.addEventListener("click", (event) => choose(cellAt(event)));
  canvas.addEventListener("keydown", moveCross);
  addEventListener("resize", drawWidths);
  addEventListener("beforeprint", () => { if (state.timer) togglePlay(); state.cursor = null; state.isPaper = true; drawWidths(); });
  addEventListener("afterprint", () => { state.isPaper = false; drawWidths(); });
  state.place = { row: rows >> 1, column: columns >> 1 };
  // What is newest is asked for most.
  const newest = report.hours.findLastIndex((hour) => !hour.missing);
  await goTo(newest < 0 ? report.hours.length - 1 : newest);
  document.body.dataset.ready = "true";
}
begin();
