internal import AirData

extension Sentences {
  /// Of configurations.
  static let configuration: [LocalizedText] = [
    LocalizedText(
      en: "{1}: '{2}' is no key here; known are {3}.",
      es: "{1}: '{2}' no es una clave de aquí; se conocen {3}.",
      ca: "{1}: '{2}' no és una clau d'ací; es coneixen {3}."),
    LocalizedText(
      en: "{1}: '{2}' must be a number from {3} to {4}.",
      es: "{1}: '{2}' debe ser un número de {3} a {4}.",
      ca: "{1}: '{2}' ha de ser un nombre de {3} a {4}."),
    LocalizedText(
      en: "{1}: '{2}' must be a whole number from {3} to {4}.",
      es: "{1}: '{2}' debe ser un número entero de {3} a {4}.",
      ca: "{1}: '{2}' ha de ser un nombre enter de {3} a {4}."),
    LocalizedText(
      en: "{1}: '{2}' must be a list of keys with values; known are {3}.",
      es: "{1}: '{2}' debe ser una lista de claves con valores; se conocen {3}.",
      ca: "{1}: '{2}' ha de ser una llista de claus amb valors; es coneixen {3}."),
    LocalizedText(
      en: "{1}: '{2}' must be a list of names with values.",
      es: "{1}: '{2}' debe ser una lista de nombres con valores.",
      ca: "{1}: '{2}' ha de ser una llista de noms amb valors."),
    LocalizedText(
      en: "{1}: '{2}' must be a list of settings with values.",
      es: "{1}: '{2}' debe ser una lista de ajustes con valores.",
      ca: "{1}: '{2}' ha de ser una llista d'ajustos amb valors."),
    LocalizedText(
      en: "{1}: '{2}' must be a list.",
      es: "{1}: '{2}' debe ser una lista.",
      ca: "{1}: '{2}' ha de ser una llista."),
    LocalizedText(
      en: "{1}: '{2}' must be a text.",
      es: "{1}: '{2}' debe ser un texto.",
      ca: "{1}: '{2}' ha de ser un text."),
    LocalizedText(
      en: "{1}: '{2}' must be a text of one line without control characters.",
      es: "{1}: '{2}' debe ser un texto de una línea sin caracteres de control.",
      ca: "{1}: '{2}' ha de ser un text d'una línia sense caràcters de control."),
    LocalizedText(
      en: "{1}: '{2}' must be a single value.",
      es: "{1}: '{2}' debe ser un solo valor.",
      ca: "{1}: '{2}' ha de ser un sol valor."),
    LocalizedText(
      en: "{1}: '{2}' must be a number of m³/h from 0.1 to 12, or one of {3}.",
      es: "{1}: '{2}' debe ser un número de m³/h de 0.1 a 12, o uno de {3}.",
      ca: "{1}: '{2}' ha de ser un nombre de m³/h de 0.1 a 12, o un de {3}."),
    LocalizedText(
      en: "{1}: '{2}' must be [west, south, east, north] in degrees.",
      es: "{1}: '{2}' debe ser [oeste, sur, este, norte] en grados.",
      ca: "{1}: '{2}' ha de ser [oest, sud, est, nord] en graus."),
    LocalizedText(
      en: "{1}: '{2}' must be one of {3}.",
      es: "{1}: '{2}' debe ser uno de {3}.",
      ca: "{1}: '{2}' ha de ser un de {3}."),
    LocalizedText(
      en: "{1}: '{2}' is wrong: {3}",
      es: "{1}: '{2}' está mal: {3}",
      ca: "{1}: '{2}' està mal: {3}"),
    LocalizedText(
      en: "{1}: '{2}' has a key that is no word.",
      es: "{1}: '{2}' tiene una clave que no es una palabra.",
      ca: "{1}: '{2}' té una clau que no és una paraula."),
    LocalizedText(
      en: "{1}: '{2}' has an entry without 'id', the source's id.",
      es: "{1}: '{2}' tiene una entrada sin 'id', el id de la fuente.",
      ca: "{1}: '{2}' té una entrada sense 'id', l'id de la font."),
    LocalizedText(
      en: "{1}: '{2}' is no time zone: write one like Europe/Madrid.",
      es: "{1}: '{2}' no es una zona horaria: escriba una como Europe/Madrid.",
      ca: "{1}: '{2}' no és cap zona horària: escriga'n una com Europe/Madrid."),
    LocalizedText(
      en: "{1}: '{2}' differs from an earlier entry of '{3}': a source runs in one place.",
      es: "{1}: '{2}' difiere de una entrada anterior de '{3}': una fuente se ejecuta en un solo lugar.",
      ca: "{1}: '{2}' diferix d'una entrada anterior de '{3}': una font s'executa en un sol lloc."),
    LocalizedText(
      en: "{1}: '{2}' is a name of a profile with a dot or a slash, which files have: choose another.",
      es: "{1}: '{2}' es un nombre de perfil con un punto o una barra, propios de los ficheros: elija otro.",
      ca: "{1}: '{2}' és un nom de perfil amb un punt o una barra, propis dels fitxers: trie'n un altre."),
    LocalizedText(
      en: "{1}: '{2}' must be true or false.",
      es: "{1}: '{2}' debe ser true o false.",
      ca: "{1}: '{2}' ha de ser true o false."),
    LocalizedText(
      en: "{1}: '{2}' reaches over the 180th meridian, where it has to end: give the part on one side of it.",
      es: "{1}: '{2}' pasa del meridiano 180, donde debe acabar: dé la parte que está a un lado.",
      ca: "{1}: '{2}' passa del meridià 180, on ha d'acabar: done la part que està a un costat."),
    LocalizedText(
      en: "{1}: '{2}' is set twice.",
      es: "{1}: '{2}' está puesto dos veces.",
      ca: "{1}: '{2}' està posat dos vegades."),
    LocalizedText(
      en: "{1} is no YAML.",
      es: "{1} no es YAML.",
      ca: "{1} no és YAML."),
    LocalizedText(
      en: "{1} has more than {2} values, its aliases (*) written out: write it without so many.",
      es: "{1} tiene más de {2} valores, con sus alias (*) desplegados: escríbalo sin tantos.",
      ca: "{1} té més de {2} valors, amb els seus àlies (*) desplegats: escriga'l sense tants."),
    LocalizedText(
      en: "Two sources are called '{1}': give one of them another 'name'.",
      es: "Dos fuentes se llaman '{1}': dé a una otro 'name'.",
      ca: "Dos fonts es diuen '{1}': done a una un altre 'name'."),
    LocalizedText(
      en: "Two cities are called '{1}': give one of them another 'name' in its configuration.",
      es: "Dos ciudades se llaman '{1}': dé a una otro 'name' en su configuración.",
      ca: "Dos ciutats es diuen '{1}': done a una un altre 'name' en la seua configuració."),
    LocalizedText(
      en: "'{1}' and '{2}' keep the source '{3}' in one archive: give each city an 'archive' of its own, or the source "
        + "another 'name' in one of them.",
      es: "'{1}' y '{2}' guardan la fuente '{3}' en un mismo archivo: dé a cada ciudad su propio 'archive', o a la "
        + "fuente otro 'name' en una de ellas.",
      ca: "'{1}' i '{2}' guarden la font '{3}' en un mateix arxiu: done a cada ciutat el seu propi 'archive', o a la "
        + "font un altre 'name' en una d'elles."),
    LocalizedText(
      en: "It is not said what to draw: give --box, or set the city's 'box' or 'network'.",
      es: "Falta decir qué dibujar: dé --box, o ponga el 'box' o el 'network' de la ciudad.",
      ca: "Falta dir què cal dibuixar: done --box, o pose el 'box' o el 'network' de la ciutat."),
    LocalizedText(
      en: "{1}: Source '{2}': {3}",
      es: "{1}: Fuente '{2}': {3}",
      ca: "{1}: Font '{2}': {3}"),
    LocalizedText(
      en: "There is no source '{1}'; installed are: {2}.",
      es: "No hay ninguna fuente '{1}'; están instaladas: {2}.",
      ca: "No hi ha cap font '{1}'; hi ha instal·lades: {2}."),
    LocalizedText(
      en: "{1}: '{2}' must be a class of street: {3}.",
      es: "{1}: '{2}' debe ser una clase de calle: {3}.",
      ca: "{1}: '{2}' ha de ser una classe de carrer: {3}."),
    LocalizedText(
      en: "{1}: '{2}' has the source {3} twice with the same settings: remove one.",
      es: "{1}: '{2}' tiene dos veces la fuente {3} con los mismos ajustes: quite una.",
      ca: "{1}: '{2}' té dos vegades la font {3} amb els mateixos ajustos: lleve'n una."),
    LocalizedText(
      en: "{1}: '{2}' is the name of two sources: choose another.",
      es: "{1}: '{2}' es el nombre de dos fuentes: elija otro.",
      ca: "{1}: '{2}' és el nom de dos fonts: trie'n un altre."),
    LocalizedText(
      en: "{1}: this is no YAML ({2}).",
      es: "{1}: esto no es YAML ({2}).",
      ca: "{1}: això no és YAML ({2})."),
    LocalizedText(
      en: "a tab begins the line: indent with blanks",
      es: "la línea empieza con un tabulador: sangre con espacios",
      ca: "la línia comença amb un tabulador: sagne amb espais"),
    LocalizedText(
      en: "the document",
      es: "el documento",
      ca: "el document"),
    LocalizedText(
      en: "{1}: '{2}' cannot be host here: a program always runs in a process of its own.",
      es: "{1}: '{2}' no puede ser host aquí: un programa se ejecuta siempre en un proceso propio.",
      ca: "{1}: '{2}' no pot ser host ací: un programa s'executa sempre en un procés propi."),
    LocalizedText(
      en: "its lists and keys lie too deep in each other",
      es: "sus listas y claves están anidadas a demasiada profundidad",
      ca: "les seues llistes i claus estan imbricades massa endins"),
    LocalizedText(
      en: "{1}: '{2}' must be an address of tiles like {3}.",
      es: "{1}: '{2}' tiene que ser una dirección de teselas como {3}.",
      ca: "{1}: '{2}' ha de ser una adreça de tessel·les com {3}."),
    LocalizedText(
      en: "{1}: '{2}' needs a name, a url and an attribution for each tile source.",
      es: "{1}: '{2}' necesita name, url y attribution para cada fuente de teselas.",
      ca: "{1}: '{2}' necessita name, url i attribution per a cada font de tessel·les."),
    LocalizedText(
      en: "{1}: '{2}' has two tile sources called {3}: name each once.",
      es: "{1}: '{2}' tiene dos fuentes de teselas llamadas {3}: dé otro nombre a una.",
      ca: "{1}: '{2}' té dos fonts de tessel·les anomenades {3}: done un altre nom a una."),
    LocalizedText(
      en: "{1}: '{2}' has more than {3} tile sources.",
      es: "{1}: '{2}' tiene más de {3} fuentes de teselas.",
      ca: "{1}: '{2}' té més de {3} fonts de tessel·les."),
    LocalizedText(
      en: "The city has no name, or there is no data folder, so its places cannot "
        + "be kept: name it under city: in brisa.yml, and set HOME.",
      es: "La ciudad no tiene nombre, o no hay carpeta de datos, así que no se pueden guardar "
        + "sus lugares: póngale nombre en city: de brisa.yml, y defina HOME.",
      ca: "La ciutat no té nom, o no hi ha carpeta de dades, així que no se'n poden guardar "
        + "els llocs: pose-li nom en city: de brisa.yml, i definisca HOME."),
    LocalizedText(
      en: "The city has no name, or there is no data folder, so nothing can be "
        + "saved: name it under city: in brisa.yml, and set HOME.",
      es: "La ciudad no tiene nombre, o no hay carpeta de datos, así que no se puede "
        + "guardar nada: póngale nombre en city: de brisa.yml, y defina HOME.",
      ca: "La ciutat no té nom, o no hi ha carpeta de dades, així que no es pot guardar "
        + "res: pose-li nom en city: de brisa.yml, i definisca HOME."),
    LocalizedText(
      en: """
        Places are found by name in the network's map, and none is set: name one in the configuration (or with \
        --network), or give coordinates.
        """,
      es: """
        Los lugares se buscan por su nombre en el mapa de la red, y no hay ninguna: indíquela en la configuración (o \
        con --network), o escriba coordenadas.
        """,
      ca: """
        Els llocs es busquen pel nom al mapa de la xarxa, i no n'hi ha cap: indique-la en la configuració (o amb \
        --network), o escriga coordenades.
        """),
  ]
}
