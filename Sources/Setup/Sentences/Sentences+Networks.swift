internal import AirData

extension Sentences {
  /// Of street networks, extracts and indices of places.
  static let networks: [LocalizedText] = [
    LocalizedText(
      en: "There is no file '{1}': check the path, or fetch an OpenStreetMap extract of the city first.",
      es: "No existe el fichero '{1}': compruebe la ruta, o descargue antes un extracto de OpenStreetMap de la ciudad.",
      ca: "No existix el fitxer '{1}': comprove el camí, o descarregue abans un extracte d'OpenStreetMap de la ciutat."),
    LocalizedText(
      en: "'{1}' cannot be read as a street network ({2}): fetch or build it again.",
      es: "'{1}' no se puede leer como red de calles ({2}): descárguela o constrúyala de nuevo.",
      ca: "'{1}' no es pot llegir com a xarxa de carrers ({2}): descarregue-la o construïsca-la de nou."),
    LocalizedText(
      en: "'{1}' is of a kind that Brisa does not read: {2}.",
      es: "'{1}' es de una clase que Brisa no lee: {2}.",
      ca: "'{1}' és d'una classe que Brisa no llig: {2}."),
    LocalizedText(
      en: "'{1}' could not be read ({2}): check the path, the permissions and the disk.",
      es: "'{1}' no se ha podido leer ({2}): compruebe la ruta, los permisos y el disco.",
      ca: "'{1}' no s'ha pogut llegir ({2}): comprove el camí, els permisos i el disc."),
    LocalizedText(
      en: "it is empty",
      es: "está vacío",
      ca: "està buit"),
    LocalizedText(
      en: "it is no network file, make one with `brisa network build`",
      es: "no es un fichero de red, haga uno con `brisa network build`",
      ca: "no és un fitxer de xarxa, faça'n un amb `brisa network build`"),
    LocalizedText(
      en: "it was written by another version of Brisa, build it again with `brisa network build`",
      es: "lo escribió otra versión de Brisa, constrúyalo de nuevo con `brisa network build`",
      ca: "el va escriure una altra versió de Brisa, construïsca'l de nou amb `brisa network build`"),
    LocalizedText(
      en: "it was cut or appended to, its length is not the one that it states",
      es: "está cortado o alargado, su longitud no es la que dice",
      ca: "està tallat o allargat, la seua longitud no és la que diu"),
    LocalizedText(
      en: "it is damaged, {1}",
      es: "está dañado, {1}",
      ca: "està danyat, {1}"),
    LocalizedText(
      en: "No network is set: name one in the configuration (or with --network).",
      es: "No hay ninguna red: indique una en la configuración (o con --network).",
      ca: "No hi ha cap xarxa: indique'n una en la configuració (o amb --network)."),
    LocalizedText(
      en: "A network file is written, and '{1}' is named like another kind of file: end its name in .brisa.",
      es: "Se escribe un fichero de red, y '{1}' tiene nombre de otra clase de fichero: termínelo en .brisa.",
      ca: "S'escriu un fitxer de xarxa, i '{1}' té nom d'una altra classe de fitxer: acabe'l en .brisa."),
    LocalizedText(
      en: "'{1}' is the extract itself: give the network a name of its own.",
      es: "'{1}' es el propio extracto: dé otro nombre a la red.",
      ca: "'{1}' és el mateix extracte: done un altre nom a la xarxa."),
    LocalizedText(
      en: "'{1}' is no network file, so it has no checksums to verify: build one first.",
      es: "'{1}' no es un fichero de red, así que no tiene sumas que comprobar: construya antes uno.",
      ca: "'{1}' no és un fitxer de xarxa, així que no té sumes per comprovar: construïsca'n abans un."),
    LocalizedText(
      en: "There is no index of places '{1}': build the network again, which makes it.",
      es: "No hay índice de lugares '{1}': construya la red de nuevo y se creará.",
      ca: "No hi ha índex de llocs '{1}': construïsca la xarxa de nou i es crearà."),
    LocalizedText(
      en: "'{1}' is no index of places of this version of Brisa: build the network again, which makes it.",
      es: "'{1}' no es un índice de lugares de esta versión de Brisa: construya la red de nuevo y se creará.",
      ca: "'{1}' no és un índex de llocs d'esta versió de Brisa: construïsca la xarxa de nou i es crearà."),
    LocalizedText(
      en: "The index of places '{1}' is damaged: build the network again, which makes it.",
      es: "El índice de lugares '{1}' está dañado: construya la red de nuevo y se creará.",
      ca: "L'índex de llocs '{1}' està danyat: construïsca la xarxa de nou i es crearà."),
    LocalizedText(
      en: "'{1}' is no index of places and would be lost: move it away, or give the network another name.",
      es: "'{1}' no es un índice de lugares y se perdería: apártelo, o dé otro nombre a la red.",
      ca: "'{1}' no és un índex de llocs i es perdria: aparte'l, o done un altre nom a la xarxa."),
    LocalizedText(
      en: "The index of places '{1}' cannot be written: check its folder.",
      es: "No se puede escribir el índice de lugares '{1}': compruebe su carpeta.",
      ca: "No es pot escriure l'índex de llocs '{1}': comprove la seua carpeta."),
    LocalizedText(
      en: "The index of places '{1}' cannot grow, the disk is full: make room.",
      es: "El índice de lugares '{1}' no puede crecer, el disco está lleno: libere espacio.",
      ca: "L'índex de llocs '{1}' no pot créixer, el disc està ple: allibere espai."),
    LocalizedText(
      en: "The index of places '{1}' cannot be opened: check the path and the permissions.",
      es: "No se puede abrir el índice de lugares '{1}': compruebe la ruta y los permisos.",
      ca: "No es pot obrir l'índex de llocs '{1}': comprove el camí i els permisos."),
    LocalizedText(
      en: "The embedded city is not installed: run `make city`, or name your own files with --network and --stations.",
      es: """
        La ciudad incluida no está instalada: ejecute `make city`, o indique sus ficheros con --network y \
        --stations.
        """,
      ca: """
        La ciutat inclosa no està instal·lada: execute `make city`, o indique els seus fitxers amb --network i \
        --stations.
        """),
    LocalizedText(
      en: "'{1}' is no city known by name ({2}): give its box with --box W,S,E,N.",
      es: "'{1}' no es una ciudad conocida por su nombre ({2}): dé su recuadro con --box O,S,E,N.",
      ca: "'{1}' no és una ciutat coneguda pel seu nom ({2}): done el seu requadre amb --box O,S,E,N."),
    LocalizedText(
      en: """
        The box is wider than 1 degree: take an extract of the region instead and build it with `brisa network \
        build`.
        """,
      es: "El recuadro mide más de 1 grado: tome un extracto de la región y constrúyalo con `brisa network build`.",
      ca: "El requadre fa més d'1 grau: prenga un extracte de la regió i construïsca'l amb `brisa network build`."),
    LocalizedText(
      en: "it unpacks to more nodes, ways and tags than a file of its size may hold",
      es: "se descomprime en más nodos, vías y etiquetas de lo que cabe en un fichero de su tamaño",
      ca: "es descomprimix en més nodes, vies i etiquetes del que cap en un fitxer de la seua grandària"),
    LocalizedText(
      en: "it holds things in several versions, as histories, changes and merged files of different days do",
      es: "contiene cosas en varias versiones, como historiales, cambios y uniones de ficheros de varios días",
      ca: "conté coses en diverses versions, com historials, canvis i unions de fitxers de diversos dies"),
    LocalizedText(
      en: "'{1}' is no base map and would be lost: move it away, or give the network another name.",
      es: "'{1}' no es un mapa base y se perdería: apártelo o dé otro nombre a la red.",
      ca: "'{1}' no és cap mapa base i es perdria: aparte'l o done un altre nom a la xarxa."),
    LocalizedText(
      en: "There is no base map '{1}': build the network again, which makes it.",
      es: "No hay mapa base '{1}': construya la red de nuevo y se creará.",
      ca: "No hi ha mapa base '{1}': construïsca la xarxa de nou i es crearà."),
    LocalizedText(
      en: "'{1}' is no base map of this version of Brisa: build the network again, which makes it.",
      es: "'{1}' no es un mapa base de esta versión de Brisa: construya la red de nuevo y se creará.",
      ca: "'{1}' no és un mapa base d'esta versió de Brisa: construïsca la xarxa de nou i es crearà."),
    LocalizedText(
      en: "The base map '{1}' cannot be read: check the permissions.",
      es: "No se puede leer el mapa base '{1}': compruebe los permisos.",
      ca: "No es pot llegir el mapa base '{1}': comprove els permisos."),
    LocalizedText(
      en: "The base map '{1}' is damaged: build the network again, which makes it.",
      es: "El mapa base '{1}' está dañado: construya la red de nuevo y se creará.",
      ca: "El mapa base '{1}' està danyat: construïsca la xarxa de nou i es crearà."),
    LocalizedText(
      en: "The base map '{1}' cannot be written: make room, or check the path and the permissions.",
      es: "No se puede escribir el mapa base '{1}': libere espacio, o compruebe la ruta y los permisos.",
      ca: "No es pot escriure el mapa base '{1}': allibere espai, o comprove el camí i els permisos."),
    LocalizedText(
      en: "The streets cannot be fetched: {1} {2}",
      es: "No se pueden descargar las calles: {1} {2}",
      ca: "No es poden descarregar els carrers: {1} {2}"),
    LocalizedText(
      en: "The Overpass server answered with status {1}. {2}",
      es: "El servidor de Overpass respondió con el estado {1}. {2}",
      ca: "El servidor d'Overpass va respondre amb l'estat {1}. {2}"),
    LocalizedText(
      en: "The Overpass server broke its answer off: ask for a smaller box, or later. {1}",
      es: "El servidor de Overpass cortó su respuesta: pida un recuadro menor, o más tarde. {1}",
      ca: "El servidor d'Overpass va tallar la resposta: demane un requadre menor, o més tard. {1}"),
    LocalizedText(
      en: "A network is a file that is opened in place: name a regular file, not '{1}'.",
      es: "Una red es un fichero que se abre en su sitio: indique un fichero normal, no '{1}'.",
      ca: "Una xarxa és un fitxer que s'obri al seu lloc: indique un fitxer normal, no '{1}'."),
    LocalizedText(
      en: "The network points outside of itself: build its file again.",
      es: "La red apunta fuera de sí misma: construya su fichero de nuevo.",
      ca: "La xarxa apunta fora de si mateixa: construïsca el seu fitxer de nou."),
  ]
}
