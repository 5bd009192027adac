/// What the page does.
enum PageScript {
  static let text = #"""
    const report = JSON.parse(document.getElementById("report").textContent);
    const $ = (id) => document.getElementById(id);
    const state = { hour: 0, layer: 0, show: "value", place: null, cursor: null, timer: null, language: document.documentElement.lang };
    const { rows, columns, box } = report;
    const POLLUTANTS = ["no2", "pm25", "pm10", "o3", "so2", "co"];
    const rasters = new Map();
    const say = (word) => WORDS[state.language][word];
    const layer = () => report.layers[state.layer];
    const layerName = (item) => item.id === "index" ? say("index") : item.name;
    const unit = (item) => item.id === "index" ? report.scale : "µg/m³";

    // Rasters: grey pictures, 0 for nothing known, else one more than the value in steps.
    function picture(base64) {
      return new Promise((resolve, reject) => {
        const image = new Image();
        image.onload = () => resolve(image);
        image.onerror = () => reject(new Error("a picture in the page is broken"));
        image.src = "data:image/png;base64," + base64;
      });
    }
    async function raster(hour, id, part) {
      const key = hour + "/" + id + "/" + part;
      if (rasters.has(key)) return rasters.get(key);
      const stored = report.hours[hour]?.layers?.[id]?.[part];
      if (!stored) return null;
      const image = await picture(stored.png);
      const canvas = new OffscreenCanvas(columns, rows);
      const context = canvas.getContext("2d", { willReadFrequently: true });
      context.drawImage(image, 0, 0);
      const pixels = context.getImageData(0, 0, columns, rows).data;
      const values = new Float32Array(rows * columns);
      for (let cell = 0; cell < values.length; cell++) {
        const grey = pixels[4 * cell];
        values[cell] = grey === 0 ? NaN : (grey - 1) * stored.step;
      }
      const result = { values, step: stored.step };
      rasters.set(key, result);
      return result;
    }

    // Colours: whole numbers of a position are the borders of the scale's categories.
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
    const RAMP = report.ramp.map(rgb);
    function color(item, value) {
      return RAMP[Math.min(RAMP.length - 1, Math.floor(position(item, value) / 6 * RAMP.length))];
    }
    function sigmaColor(value, most) {
      const share = Math.min(1, value / most);
      return [247 - 180 * share, 244 - 160 * share, 240 - 60 * share];
    }
    function changeColor(value, most) {
      const share = Math.min(1, Math.abs(value) / most), end = value > 0 ? [178, 24, 43] : [33, 102, 172];
      return end.map((channel) => 247 + (channel - 247) * share);
    }

    // What is shown: the layer's value, its uncertainty, or the change since the hour before.
    async function shown(hour) {
      const id = layer().id;
      const value = await raster(hour, id, "value");
      if (!value) return null;
      if (state.show === "value") return { values: value.values, paint: (x) => color(layer(), x) };
      if (state.show === "sigma") {
        const sigma = await raster(hour, id, "sigma");
        const most = sigma && greatest(sigma.values);
        return sigma && { values: sigma.values, paint: (x) => sigmaColor(x, most) };
      }
      const last = stepBefore(hour), before = last === null ? null : await raster(last, id, "value");
      if (!before) return null;
      const values = value.values.map((x, cell) => x - before.values[cell]);
      const most = Math.max(greatest(values.map(Math.abs)), 1);
      return { values, paint: (x) => changeColor(x, most) };
    }
    // The report one step before, null where there is none: across a gap nothing can be said of a change.
    function stepBefore(hour) {
      const now = report.hours[hour], last = report.hours[hour - 1];
      const isNext = last && !last.missing && Date.parse(now.time) - Date.parse(last.time) === report.stepSeconds * 1000;
      return isNext ? hour - 1 : null;
    }
    function greatest(values) {
      let most = 0;
      for (const value of values) if (value > most) most = value;
      return most;
    }

    let ground, overlay, drawing = 0;
    async function draw() {
      const turn = ++drawing;
      const data = await shown(state.hour);
      if (turn !== drawing) return;
      const canvas = $("canvas"), context = canvas.getContext("2d");
      context.drawImage(ground, 0, 0, canvas.width, canvas.height);
      if (data) {
        const small = new OffscreenCanvas(columns, rows), pen = small.getContext("2d");
        const image = pen.createImageData(columns, rows);
        for (let cell = 0; cell < data.values.length; cell++) {
          const value = data.values[cell], known = !Number.isNaN(value);
          const [red, green, blue] = known ? data.paint(value) : [138, 146, 154];
          image.data.set([red, green, blue, known ? 214 : 110], 4 * cell);
        }
        pen.putImageData(image, 0, 0);
        context.imageSmoothingEnabled = layer().id !== "index";
        context.drawImage(small, 0, 0, canvas.width, canvas.height);
      }
      context.drawImage(overlay, 0, 0, canvas.width, canvas.height);
      drawSigns();
      await tell();
    }

    const xOf = (longitude) => (longitude - box[0]) / (box[2] - box[0]);
    const inside = (place) => place.lon >= box[0] && place.lon <= box[2] && place.lat >= box[1] && place.lat <= box[3];
    const yOf = (latitude) => (box[3] - latitude) / (box[3] - box[1]);
    function svg(name, attributes, text) {
      const element = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      if (text !== undefined) element.textContent = text;
      return element;
    }
    const isMeasured = (station) => layer().id === "index" ? station.measured.length > 0 : station.measured.includes(layer().id);
    function drawSigns() {
      const signs = $("signs"), canvas = $("canvas");
      const width = canvas.width, height = canvas.height;
      signs.setAttribute("viewBox", `0 0 ${width} ${height}`);
      signs.replaceChildren();
      const scale = width / Math.max(1, canvas.clientWidth);
      if ($("stations").checked) {
        for (const station of report.hours[state.hour].stations ?? []) {
          const value = station.values[layer().id];
          if (value === undefined || !inside(station)) continue;
          const x = xOf(station.lon) * width, y = yOf(station.lat) * height;
          const group = svg("g", { transform: `translate(${x} ${y}) scale(${scale})` });
          group.append(svg("title", {}, `${station.name}: ${value}`),
            svg("circle", { r: 7, fill: `rgb(${color(layer(), value)})`, stroke: "#22262b", "stroke-width": 1.6,
              "stroke-dasharray": isMeasured(station) ? "none" : "3 2" }),
            svg("text", { x: 11, y: 4 }, number(value)));
          signs.append(group);
        }
      }
      const cross = state.cursor ?? state.place;
      if (cross) {
        const x = (cross.column + 0.5) / columns * width, y = (cross.row + 0.5) / rows * height, r = 9 * scale;
        signs.append(svg("path", { d: `M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`, stroke: "#22262b", "stroke-width": 2 * scale }));
      }
    }

    const number = (value) => Math.abs(value) < 9.95 ? value.toFixed(1) : value.toFixed(0);
    const fixed = (value, step) => value.toFixed(step >= 1 ? 0 : 1);
    function cellAt(event) {
      const frame = $("canvas").getBoundingClientRect();
      const column = Math.floor((event.clientX - frame.left) / frame.width * columns);
      const row = Math.floor((event.clientY - frame.top) / frame.height * rows);
      return column >= 0 && row >= 0 && column < columns && row < rows ? { row, column } : null;
    }
    async function words(hour, cell, item) {
      const value = await raster(hour, item.id, "value");
      const at = value?.values[cell];
      if (value === null || Number.isNaN(at)) return `${layerName(item)}: ${say("nothing")}`;
      if (item.id === "index") {
        const main = await raster(hour, "index", "main");
        const named = main && report.layers.find((other) => other.id === POLLUTANTS[main.values[cell]]);
        const category = report.categories[Math.floor(position(item, at))][state.language];
        return `${layerName(item)} ${fixed(at, value.step)} (${report.scale}): ${category}${named ? `, ${say("main")} ${named.name}` : ""}`;
      }
      const sigma = await raster(hour, item.id, "sigma");
      return `${layerName(item)} ${fixed(at, value.step)} ± ${fixed(sigma.values[cell], sigma.step)} µg/m³`;
    }
    async function tell() {
      const place = state.cursor ?? state.place;
      if (!place) { $("reading").textContent = say("pick"); return; }
      const latitude = box[3] - (place.row + 0.5) / rows * (box[3] - box[1]);
      const longitude = box[0] + (place.column + 0.5) / columns * (box[2] - box[0]);
      const text = await words(state.hour, place.row * columns + place.column, layer());
      $("reading").textContent = `${text} · ${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
    }

    // The hours at the chosen place.
    async function drawCurve() {
      const curve = $("curve");
      curve.replaceChildren();
      if (!state.place) return;
      const cell = state.place.row * columns + state.place.column, item = layer(), points = [];
      for (let hour = 0; hour < report.hours.length; hour++) {
        const value = await raster(hour, item.id, "value"), sigma = await raster(hour, item.id, "sigma");
        const at = value ? value.values[cell] : NaN;
        if (!Number.isNaN(at)) points.push({ hour, at, sigma: sigma ? sigma.values[cell] : 0 });
      }
      const width = 900, height = 190, left = 40, bottom = 22;
      curve.setAttribute("viewBox", `0 0 ${width} ${height}`);
      if (!points.length) { curve.append(svg("text", { x: left, y: 30 }, say("nothing"))); return; }
      const most = Math.max(...points.map((p) => p.at + p.sigma), 1) * 1.05;
      const x = (hour) => left + (hour + 0.5) / report.hours.length * (width - left - 8);
      const y = (value) => 8 + (1 - Math.max(0, value) / most) * (height - bottom - 8);
      for (const share of [0, 0.5, 1]) {
        const level = most * share / 1.05;
        curve.append(svg("path", { d: `M${left} ${y(level)}H${width}`, stroke: "#d9dcdf" }),
          svg("text", { x: left - 5, y: y(level) + 4, "text-anchor": "end" }, number(level)));
      }
      const band = points.map((p, i) => `${i ? "L" : "M"}${x(p.hour)} ${y(p.at + p.sigma)}`).join("")
        + points.slice().reverse().map((p) => `L${x(p.hour)} ${y(p.at - p.sigma)}`).join("") + "Z";
      curve.append(svg("path", { d: band, fill: "#1f5f8b", opacity: 0.14 }),
        svg("path", { d: points.map((p, i) => `${i ? "L" : "M"}${x(p.hour)} ${y(p.at)}`).join(""), fill: "none", stroke: "#1f5f8b", "stroke-width": 2.4 }));
      for (const p of points) {
        const dot = svg("circle", { cx: x(p.hour), cy: y(p.at), r: p.hour === state.hour ? 6 : 3.2, fill: `rgb(${color(item, p.at)})`, stroke: "#22262b" });
        dot.append(svg("title", {}, `${report.hours[p.hour].clock}: ${number(p.at)} ± ${number(p.sigma)}`));
        curve.append(dot);
      }
      const every = Math.ceil(report.hours.length / 12);
      report.hours.forEach((hour, at) => {
        if (at % every === 0) curve.append(svg("text", { x: x(at), y: height - 5, "text-anchor": "middle" }, hour.clock));
      });
      curve.setAttribute("aria-label", `${say("curve")}: ${layerName(item)} ${points.map((p) => `${report.hours[p.hour].clock} ${number(p.at)}`).join(", ")}`);
    }

    function list(id, items) {
      $(id).replaceChildren(...items.map((text) => Object.assign(document.createElement("li"), { textContent: text })));
    }
    const signed = (value) => (value > 0 ? "+" : value < 0 ? "−" : "±") + number(Math.abs(value));
    function shift(hour) {
      const now = report.hours[hour].stats?.[layer().id], before = report.hours[stepBefore(hour) ?? -1]?.stats?.[layer().id];
      return now && before ? now.mean - before.mean : null;
    }
    function drawLegend() {
      const item = layer(), legend = $("legend"), stats = report.hours[state.hour].stats?.[item.id];
      $("legendTitle").textContent = `${layerName(item)}, ${unit(item)}`;
      legend.replaceChildren();
      for (let ordinal = 6; ordinal >= 1; ordinal--) {
        const block = document.createElement("span"), steps = RAMP.length / 6;
        block.className = "block";
        const of = (share) => `rgb(${RAMP[Math.min(RAMP.length - 1, Math.floor((ordinal - 1 + share) * steps))]})`;
        block.style.background = `linear-gradient(to top, ${of(0)}, ${of(0.99)})`;
        const at = item.ordinals.indexOf(ordinal);
        const cells = [["bound", at >= 0 && at < item.bounds.length ? number(item.bounds[at]) : ""],
          ["name", report.categories[ordinal - 1][state.language]],
          ["share", stats?.area[ordinal - 1] ? `${Math.max(1, Math.round(stats.area[ordinal - 1] * 100))} %` : ""]];
        legend.append(block, ...cells.map(([name, text]) => Object.assign(document.createElement("span"), { className: name, textContent: text })));
      }
    }
    function drawTable() {
      const head = $("table").tHead, body = $("table").tBodies[0], id = layer().id;
      const row = document.createElement("tr");
      for (const word of ["hour", "mean", "median", "P95", "max", "shift", "worst"]) {
        row.append(Object.assign(document.createElement("th"), { scope: "col", textContent: WORDS.en[word] ? say(word) : word }));
      }
      head.replaceChildren(row);
      body.replaceChildren(...report.hours.map((hour, at) => {
        const line = document.createElement("tr"), stats = hour.stats?.[id], change = shift(at);
        line.setAttribute("aria-current", at === state.hour);
        const go = Object.assign(document.createElement("button"), { type: "button", textContent: hour.label[state.language] });
        go.addEventListener("click", () => goTo(at));
        const first = document.createElement("td");
        first.append(go);
        const worst = stats?.area.length ? report.categories[stats.area.indexOf(Math.max(...stats.area))][state.language] : "";
        const texts = stats ? [number(stats.mean), number(stats.median), number(stats.p95), number(stats.max), change === null ? "" : signed(change), worst]
          : [hour.missing ?? say("nothing"), "", "", "", "", ""];
        line.append(first, ...texts.map((text) => Object.assign(document.createElement("td"), { textContent: text })));
        return line;
      }));
    }
    function drawTexts() {
      const hour = report.hours[state.hour], change = shift(state.hour), item = layer();
      document.documentElement.lang = state.language;
      $("title").textContent = `${report.city}: ${layerName(item)}`;
      $("moment").textContent = hour.label[state.language];
      $("clock").textContent = hour.clock;
      $("slider").setAttribute("aria-valuetext", hour.label[state.language]);
      $("slider").setAttribute("aria-label", say("hour"));
      $("play").textContent = state.timer ? say("pause") : say("play");
      $("canvas").setAttribute("aria-label", say("mapLabel"));
      for (const element of document.querySelectorAll("[data-word]")) element.textContent = say(element.dataset.word);
      [...$("layer").options].forEach((option, at) => { option.textContent = layerName(report.layers[at]); });
      [...$("show").options].forEach((option) => { option.textContent = say(option.value); option.disabled = option.value === "sigma" && item.id === "index"; });
      $("gone").hidden = !hour.missing;
      $("gone").textContent = hour.missing ? `${say("gone")}: ${hour.missing}` : "";
      $("changed").textContent = change === null ? say("noChange") : `${layerName(item)}, ${say("mean")}: ${signed(change)} ${item.id === "index" ? "" : "µg/m³"}`;
      const named = (id) => report.layers.find((other) => other.id === id)?.name ?? id;
      const limits = (hour.limits ?? []).map((one) => `${named(one.pollutant)}: ${one.authority}, ${say("day")} ${one.hours} h > ${number(one.limit)} µg/m³ (${number(one.greatest)}), ${Math.max(1, Math.round(one.area * 100))} % ${say("area")}`);
      list("limits", limits.length ? limits : [say("noLimit")]);
      list("notices", (hour.notices ?? []).concat((hour.leftOut ?? []).map((text) => `${say("leftOut")}: ${text}`)));
      const gone = report.hours.filter((one) => one.missing).map((one) => one.label[state.language]);
      $("missing").textContent = `${say("missing")}: ${gone.length ? gone.join("; ") : say("none")}`;
      const methods = report.layers.filter((one) => one.method).map((one) => `${one.name}: ${one.method}`).join(", ");
      const step = report.hours[state.hour].layers?.[item.id]?.value.step;
      list("method", [say("kriged"), methods, say("sigmaNote"), step ? `${say("rounded")} ${step}.` : "", ...(report.scores.length ? report.scores : [say("noScores")])].filter(Boolean));
      list("sources", (hour.sources ?? []).map((one) => `${one.name}: ${one.state}, ${one.readings} ${say("readings")}${one.ageMinutes === null ? "" : `, ${one.ageMinutes} ${say("age")}`}`));
      $("credits").textContent = report.attribution.join(" · ");
    }

    async function refresh() {
      if (state.show === "sigma" && layer().id === "index") { state.show = "value"; $("show").value = "value"; }
      drawTexts();
      drawLegend();
      drawTable();
      await draw();
      await drawCurve();
    }
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
    function moveCross(event) {
      const moves = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
      const from = state.cursor ?? state.place ?? { row: rows >> 1, column: columns >> 1 };
      if (event.key === "Enter") { state.place = from; drawSigns(); tell(); drawCurve(); event.preventDefault(); return; }
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
      const canvas = $("canvas");
      canvas.width = ground.width;
      canvas.height = ground.height;
      $("layer").append(...report.layers.map((_, at) => Object.assign(document.createElement("option"), { value: at })));
      $("language").value = state.language;
      $("slider").max = report.hours.length - 1;
      $("slider").addEventListener("input", (event) => goTo(Number(event.target.value)));
      $("layer").addEventListener("change", (event) => { state.layer = Number(event.target.value); refresh(); });
      $("show").addEventListener("change", (event) => { state.show = event.target.value; refresh(); });
      $("stations").addEventListener("change", drawSigns);
      $("language").addEventListener("change", (event) => { state.language = event.target.value; refresh(); });
      $("play").addEventListener("click", togglePlay);
      canvas.addEventListener("pointermove", (event) => { state.cursor = cellAt(event); drawSigns(); tell(); });
      canvas.addEventListener("pointerleave", () => { state.cursor = null; drawSigns(); tell(); });
      canvas.addEventListener("click", (event) => { state.place = cellAt(event); drawSigns(); tell(); drawCurve(); });
      canvas.addEventListener("keydown", moveCross);
      state.place = { row: rows >> 1, column: columns >> 1 };
      const first = report.hours.findIndex((hour) => !hour.missing);
      await goTo(Math.max(0, first));
      document.body.dataset.ready = "true";
    }
    begin();

    """#
}
