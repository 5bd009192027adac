/// The page's skeleton; the script fills it in the reader's language.
enum PageMarkup {
  static let text = #"""
    <header>
    <h1 id="title"></h1><span class="moment" id="moment"></span>
    <select id="language" aria-label="Language, idioma, llengua"><option value="en">English</option>
    <option value="es">Español</option><option value="ca">Valencià</option></select>
    </header>
    <noscript>This page draws its maps with a script, which your browser does not run. The same maps lie beside it as
    pictures.</noscript>
    <div class="controls">
    <button id="play" type="button" aria-pressed="false"></button>
    <input id="slider" type="range" min="0" step="1" value="0"><output id="clock" for="slider"></output>
    <label><span data-word="layer"></span> <select id="layer"></select></label>
    <label><span data-word="show"></span> <select id="show"><option value="value"></option>
    <option value="sigma"></option><option value="change"></option></select></label>
    <label><input id="stations" type="checkbox" checked> <span data-word="stations"></span></label>
    </div>
    <main class="main">
    <section>
    <div class="map" id="map"><canvas id="canvas" tabindex="0" role="application"></canvas><svg id="signs"></svg>
    <div class="gone" id="gone" hidden></div></div>
    <p class="reading" id="reading" role="status" aria-live="polite"></p>
    <h2 data-word="curve"></h2>
    <svg class="curve" id="curve" role="img"></svg>
    </section>
    <aside>
    <h2 id="legendTitle" style="margin-top:0"></h2><div class="legend" id="legend"></div>
    <h2 data-word="changed"></h2><p id="changed"></p>
    <h2 data-word="limits"></h2><ul id="limits"></ul>
    <h2 data-word="notices"></h2><ul class="soft" id="notices"></ul>
    </aside>
    </main>
    <h2 data-word="hours"></h2><p class="soft" id="missing"></p>
    <div class="scroll"><table id="table"><thead></thead><tbody></tbody></table></div>
    <h2 data-word="method"></h2><ul id="method"></ul>
    <h2 data-word="sources"></h2><ul id="sources"></ul><p class="soft" id="credits"></p>

    """#
}
