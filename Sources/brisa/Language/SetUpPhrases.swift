internal import AirData

/// The words of `brisa init`, `brisa sources`, `brisa serve` and `brisa network`, in every language; `{1}`, `{2}` are
/// values.
enum SetUpPhrases {
  static let made = LocalizedText(en: "Made {1}. Next:", es: "Hecho {1}. Ahora:", ca: "Fet {1}. Ara:")
  static let madeFor = LocalizedText(
    en: "Made {1} for {2} ({3}). Next:", es: "Hecho {1} para {2} ({3}). Ahora:", ca: "Fet {1} per a {2} ({3}). Ara:")
  static let cut = LocalizedText(
    en: "half a degree of it: it reaches farther", es: "medio grado: la ciudad llega más lejos",
    ca: "mig grau: la ciutat arriba més lluny")

  static let noSource = LocalizedText(
    en: "No source is registered: put plugins beside the program or name their folder in BRISA_PLUGIN_PATH.",
    es: "No hay ninguna fuente: ponga extensiones junto al programa o indique su carpeta en BRISA_PLUGIN_PATH.",
    ca: "No hi ha cap font: pose extensions al costat del programa o indique la seua carpeta en BRISA_PLUGIN_PATH.")
  static let version = LocalizedText(en: "version", es: "versión", ca: "versió")
  static let licence = LocalizedText(en: "licence", es: "licencia", ca: "llicència")
  static let isolation = LocalizedText(en: "isolation", es: "aislamiento", ca: "aïllament")
  static let file = LocalizedText(en: "file", es: "fichero", ca: "fitxer")
  static let listening = LocalizedText(en: "Listening on {1}", es: "Escuchando en {1}", ca: "Escoltant en {1}")
  static let fewConnections = LocalizedText(
    en: "Only {1} files may be open at once, so {2} connections are served at a time: raise the limit, as with "
      + "ulimit -n 4096.",
    es: "Solo puede haber {1} ficheros abiertos a la vez, así que se atienden {2} conexiones a un tiempo: suba el "
      + "límite, como con ulimit -n 4096.",
    ca: "Només hi pot haver {1} fitxers oberts alhora, així que s'atenen {2} connexions al mateix temps: apuge el "
      + "límit, com amb ulimit -n 4096.")

  static let nothingKept = LocalizedText(
    en: "Nothing is kept of what the sources of {1} give, since it is not said where the archive lies: set 'archive' "
      + "in the configuration, or the city's 'name' and HOME.",
    es: "No se guarda nada de lo que dan las fuentes de {1}, porque falta decir dónde está el archivo: ponga 'archive' "
      + "en la configuración, o el 'name' de la ciudad y HOME.",
    ca: "No es guarda res del que donen les fonts de {1}, perquè falta dir on és l'arxiu: pose 'archive' en la "
      + "configuració, o el 'name' de la ciutat i HOME.")

  static let asking = LocalizedText(en: "asking {1} …", es: "preguntando a {1} …", ca: "preguntant a {1} …")
  static let received = LocalizedText(en: "received {1} MB", es: "recibidos {1} MB", ca: "rebuts {1} MB")
  static let building = LocalizedText(en: "building {1} …", es: "construyendo {1} …", ca: "construint {1} …")

  /// What is said where rows of a table have no answer.
  static func rowsWithoutAnswer(_ failures: Int, of rows: Int, in output: String) -> LocalizedText {
    let one = failures == 1
    let place = place(of: output)
    return LocalizedText(
      en: "\(failures) of \(rows) \(rows == 1 ? "row" : "rows") \(one ? "has" : "have") no answer: the column 'error' "
        + "\(place.en) says why.",
      es: "\(failures) de \(rows) \(rows == 1 ? "fila" : "filas") no \(one ? "tiene" : "tienen") respuesta: la "
        + "columna 'error' \(place.es) dice por qué.",
      ca: "\(failures) de \(rows) \(rows == 1 ? "fila" : "files") no \(one ? "té" : "tenen") resposta: la columna "
        + "'error' \(place.ca) diu per què.")
  }

  /// What is said where tracks have no answer.
  static func tracksWithoutAnswer(_ failures: Int, of tracks: Int, in output: String) -> LocalizedText {
    let one = failures == 1
    let place = place(of: output)
    return LocalizedText(
      en: "\(failures) of \(tracks) \(tracks == 1 ? "track" : "tracks") \(one ? "has" : "have") no answer: the column "
        + "'error' \(place.en) says why.",
      es: "\(failures) de \(tracks) \(tracks == 1 ? "recorrido" : "recorridos") no \(one ? "tiene" : "tienen") "
        + "respuesta: la columna 'error' \(place.es) dice por qué.",
      ca: "\(failures) de \(tracks) \(tracks == 1 ? "recorregut" : "recorreguts") no \(one ? "té" : "tenen") resposta: "
        + "la columna 'error' \(place.ca) diu per què.")
  }

  /// `of 'out.csv'`, or of the output where it is no file.
  private static func place(of output: String) -> LocalizedText {
    output == "-"
      ? LocalizedText(en: "of the output", es: "de la salida", ca: "de l'eixida")
      : LocalizedText(en: "of '\(output)'", es: "de '\(output)'", ca: "de '\(output)'")
  }

  static let rows = LocalizedText(en: "{1} rows", es: "{1} filas", ca: "{1} files")
  static let tracks = LocalizedText(en: "{1} of {2} tracks", es: "{1} de {2} recorridos", ca: "{1} de {2} recorreguts")
}
