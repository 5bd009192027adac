internal import AirData

/// The words of `brisa plugin`, in every language; `{1}`, `{2}` are values.
enum PluginPhrases {
  static let made = LocalizedText(en: "Made {1}:", es: "Hecho {1}:", ca: "Fet {1}:")
  static let next = LocalizedText(en: "Next:", es: "Ahora:", ca: "Ara:")
  static let built = LocalizedText(
    en: "{1} {2} is built: {3}", es: "{1} {2} construida: {3}", ca: "{1} {2} construïda: {3}")
  static let installed = LocalizedText(
    en: "{1} {2} is installed: {3}", es: "{1} {2} instalada: {3}", ca: "{1} {2} instal·lada: {3}")
  static let check = CommonPhrases.Thing(
    one: LocalizedText(en: "check", es: "comprobación", ca: "comprovació"),
    many: LocalizedText(en: "checks", es: "comprobaciones", ca: "comprovacions"))
  static let passes = LocalizedText(en: "{1} passes {2}.", es: "{1} pasa {2}.", ca: "{1} passa {2}.")
  static let skipped = LocalizedText(en: "skipped: {1}", es: "omitido: {1}", ca: "omés: {1}")

  /// What each check holds a source to, by the check's name.
  static let titles: [String: LocalizedText] = [
    "unique-id": LocalizedText(
      en: "the id is nobody else's, and the file's name", es: "el id no es de nadie más, y es el nombre del fichero",
      ca: "l'id no és de ningú més, i és el nom del fitxer"),
    "manifest": LocalizedText(
      en: "the manifest is complete: licence, attribution, quota, cache rule",
      es: "el manifiesto está completo: licencia, atribución, cuota, caché",
      ca: "el manifest és complet: llicència, atribució, quota, memòria cau"),
    "settings": LocalizedText(
      en: "every setting has a name, a help, and a default that it takes itself",
      es: "cada ajuste tiene nombre, ayuda y un valor por defecto que él mismo acepta",
      ca: "cada ajust té nom, ajuda i un valor per defecte que ell mateix accepta"),
    "readme": LocalizedText(
      en: "README.md names the source", es: "README.md nombra la fuente", ca: "README.md anomena la font"),
    "sample": LocalizedText(
      en: "sample.yml is an entry of a configuration that works",
      es: "sample.yml es una entrada de configuración que funciona",
      ca: "sample.yml és una entrada de configuració que funciona"),
    "settings-first": LocalizedText(
      en: "settings are checked before any network", es: "los ajustes se comprueban antes de usar la red",
      ca: "els ajustos es comproven abans d'usar la xarxa"),
    "testcases": LocalizedText(
      en: "every recorded case gives what is expected", es: "cada caso grabado da lo que se espera",
      ca: "cada cas gravat dona el que s'espera"),
    "query": LocalizedText(
      en: "a source gives what is asked and nothing else", es: "la fuente da lo que se pide y nada más",
      ca: "la font dona el que es demana i res més"),
    "units": LocalizedText(
      en: "concentrations are in µg/m³, finite, not negative, and of this world",
      es: "las concentraciones están en µg/m³, son finitas, no negativas y de este mundo",
      ca: "les concentracions són en µg/m³, finites, no negatives i d'este món"),
    "times": LocalizedText(
      en: "times are in UTC, inside the question, and whole intervals",
      es: "las horas están en UTC, dentro de la pregunta, y son intervalos enteros",
      ca: "les hores són en UTC, dins de la pregunta, i són intervals sencers"),
    "conflicts": LocalizedText(
      en: "one figure for a station, pollutant and time", es: "una cifra por estación, contaminante y hora",
      ca: "una xifra per estació, contaminant i hora"),
    "places": LocalizedText(
      en: "stations lie inside the asked box and do not move",
      es: "las estaciones están en el recuadro pedido y no se mueven",
      ca: "les estacions són en el requadre demanat i no es mouen"),
    "malformed": LocalizedText(
      en: "a malformed body is an error or is left out, and never a trap",
      es: "una respuesta estropeada es un error o se descarta, y nunca una caída",
      ca: "una resposta espatllada és un error o es descarta, i mai una caiguda"),
    "secrets": LocalizedText(
      en: "no key in any output", es: "ninguna clave en ninguna salida", ca: "cap clau en cap eixida"),
  ]
}
