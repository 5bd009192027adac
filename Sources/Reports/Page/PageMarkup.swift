/// The page's skeleton; the script fills it in the reader's language.
enum PageMarkup {
  static let text = #"""
    <header>
    <h1 id="title"></h1><span class="moment" id="moment"></span>
    <select id="language" aria-label="Language, idioma, llengua"><option value="en" lang="en">English</option>
    <option value="es" lang="es">Español</option><option value="ca" lang="ca">Valencià</option></select>
    </header>
    <noscript><p lang="en">This page draws its maps with a script, which your browser does not run. The same maps lie
    beside it as pictures.</p><p lang="es">Esta página dibuja sus mapas con un guion que su navegador no ejecuta. Los
    mismos mapas están a su lado como imágenes.</p><p lang="ca">Esta pàgina dibuixa els mapes amb un guió que el vostre
    navegador no executa. Els mateixos mapes són al costat com a imatges.</p></noscript>
    <div class="controls">
    <button id="play" type="button" aria-pressed="false"></button>
    <div class="time"><input id="slider" type="range" min="0" step="1" value="0"><div id="strip" aria-hidden="true"></div></div>
    <output id="clock" for="slider"></output>
    <label><span data-word="layer"></span> <select id="layer"></select></label>
    <label><span data-word="show"></span> <select id="show"><option value="value"></option>
    <option value="sigma"></option><option value="change"></option></select></label>
    <label><input id="stations" type="checkbox" checked> <span data-word="stations"></span></label>
    </div>
    <main class="main">
    <section>
    <div class="map"><canvas id="canvas" tabindex="0" role="application" aria-describedby="summary"></canvas>
    <svg id="signs" aria-hidden="true"></svg><div class="gone" id="gone" hidden></div></div>
    <p class="reading" id="reading" role="status"></p>
    <h2 data-word="curve"></h2>
    <svg class="curve" id="curve" role="img"></svg>
    <h2 data-word="inWords"></h2><p class="soft" id="summary"></p>
    </section>
    <aside>
    <h2 id="legendTitle"></h2><div class="legend" id="legend"></div>
    <ul class="signs"><li><i class="dot"></i><span data-word="measured"></span></li>
    <li><i class="dot hollow"></i><span data-word="notMeasured"></span></li>
    <li><i class="pale"></i><span data-word="fading"></span></li>
    <li><i class="hatch"></i><span data-word="masked"></span></li></ul>
    <h2 data-word="changed"></h2><p id="changed"></p>
    <h2 data-word="limits"></h2><ul id="limits"></ul>
    <h2 data-word="notices"></h2><ul class="soft" id="notices"></ul>
    </aside>
    </main>
    <h2 data-word="hours"></h2><p class="soft" id="missing"></p>
    <div class="scroll"><table id="table"><thead></thead><tbody></tbody></table></div>
    <h2 data-word="method"></h2><ul id="method"></ul>
    <h3 data-word="scoreTitle"></h3><p class="soft" id="scoreNote"></p>
    <div class="scroll"><table id="scores"><thead></thead><tbody></tbody></table></div>
    <h2 data-word="sourcesTitle"></h2>
    <div class="scroll"><table class="plain" id="sources"><thead></thead><tbody></tbody></table></div>
    <p class="soft" id="credits"></p>

    """#
}
