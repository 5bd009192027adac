internal import AirData

extension Sentences {
  /// Of maps, tiles and their folders.
  static let reports: [LocalizedText] = [
    LocalizedText(
      en: "There is nothing to draw for the hour: {1}",
      es: "No hay nada que dibujar para la hora: {1}",
      ca: "No hi ha res a dibuixar per a l'hora: {1}"),
    LocalizedText(
      en: "There is nothing to draw for any of the {1} hours: {2}",
      es: "No hay nada que dibujar para ninguna de las {1} horas: {2}",
      ca: "No hi ha res a dibuixar per a cap de les {1} hores: {2}"),
    LocalizedText(
      en: "no station has a reading of the hour.",
      es: "ninguna estación tiene lectura de la hora.",
      ca: "cap estació té lectura de l'hora."),
    LocalizedText(
      en: "no cell's middle lies within {1} m of a station with a reading.",
      es: "ningún centro de celda está a menos de {1} m de una estación con lectura.",
      ca: "cap centre de cel·la és a menys de {1} m d'una estació amb lectura."),
    LocalizedText(
      en: "the readings of the hour say nothing of the index.",
      es: "las lecturas de la hora no dicen nada del índice.",
      ca: "les lectures de l'hora no diuen res de l'índex."),
    LocalizedText(
      en: "the readings of the hour say nothing of {1}.",
      es: "las lecturas de la hora no dicen nada de {1}.",
      ca: "les lectures de l'hora no diuen res de {1}."),
    LocalizedText(
      en: "{1} reports are too many for one run, the limit is {2}: run it year by year, or choose a longer --every.",
      es: """
        {1} informes son demasiados para una vez, el límite es {2}: hágalo año por año, o elija un --every más \
        largo.
        """,
      ca: """
        {1} informes són massa per a una vegada, el límit és {2}: faça-ho any per any, o trie un --every més \
        llarg.
        """),
    LocalizedText(
      en: "'{1}' is of no run of Brisa and would be lost: move it away, or name another folder with -o.",
      es: "'{1}' no es de Brisa y se perdería: apártelo, o indique otra carpeta con -o.",
      ca: "'{1}' no és de Brisa i es perdria: aparte'l, o indique una altra carpeta amb -o."),
    LocalizedText(
      en: "'{1}' holds tiles that are of no run of Brisa: name another folder with -o.",
      es: "'{1}' tiene teselas que no son de Brisa: indique otra carpeta con -o.",
      ca: "'{1}' té tessel·les que no són de Brisa: indique una altra carpeta amb -o."),
    LocalizedText(
      en: "Another run writes to the folder '{1}': wait for its end, or name another folder with -o.",
      es: "Otra ejecución escribe en la carpeta '{1}': espere a que acabe, o indique otra con -o.",
      ca: "Una altra execució escriu en la carpeta '{1}': espere que acabe, o indique'n una altra amb -o."),
    LocalizedText(
      en: "'{1}' is no folder that can be read: name the one that 'brisa heatmap -o' writes to.",
      es: "'{1}' no es una carpeta que se pueda leer: indique aquella en la que escribe 'brisa heatmap -o'.",
      ca: "'{1}' no és una carpeta que es puga llegir: indique aquella en què escriu 'brisa heatmap -o'."),
    LocalizedText(
      en: "The run was interrupted: run it again, and it goes on where it stopped.",
      es: "Se ha interrumpido: ejecútelo otra vez, y seguirá donde se quedó.",
      ca: "S'ha interromput: execute-ho una altra vegada, i seguirà on es va quedar."),
    LocalizedText(
      en: "--box lies outside the network, which reaches from {1} to {2}: choose a box in there, or leave it out.",
      es: "--box queda fuera de la red, que va de {1} a {2}: elija un recuadro dentro, o quítelo.",
      ca: "--box queda fora de la xarxa, que va de {1} a {2}: trie un requadre dins, o lleve'l."),
    LocalizedText(
      en: "That would be {1} tiles, about {2} GB, and the limit is {3}: choose a smaller --zoom or --box.",
      es: "Serían {1} teselas, unos {2} GB, y el límite es {3}: elija un --zoom o un --box menor.",
      ca: "Serien {1} tessel·les, uns {2} GB, i el límit és {3}: trie un --zoom o un --box menor."),
    LocalizedText(
      en: "No pixel's middle lies within {1} m of a station with a reading: take a higher --zoom, or another --box.",
      es: """
        Ningún centro de píxel está a menos de {1} m de una estación con lectura: tome un --zoom mayor, u otro \
        --box.
        """,
      ca: """
        Cap centre de píxel és a menys de {1} m d'una estació amb lectura: prenga un --zoom major, o un altre \
        --box.
        """),
    LocalizedText(
      en: """
        The map would be {1} m wide and {2} m high, which is no picture: choose a --box that is at most {3} times \
        as long as wide.
        """,
      es: """
        El mapa tendría {1} m de ancho y {2} m de alto, y eso no es una imagen: elija un --box como mucho {3} veces \
        más largo que ancho.
        """,
      ca: """
        El mapa tindria {1} m d'ample i {2} m d'alt, i això no és cap imatge: trie un --box com a molt {3} vegades \
        més llarg que ample.
        """),
    LocalizedText(
      en: "A grid of {1} cells is too large, the limit is {2}: choose larger cells or a smaller box.",
      es: "Una malla de {1} celdas es demasiado grande, el límite es {2}: elija celdas mayores o un recuadro menor.",
      ca: "Una malla de {1} cel·les és massa gran, el límit és {2}: trie cel·les majors o un requadre menor."),
    LocalizedText(
      en: """
        A map of {1} cells would take {2} GB of memory, the limit is {3} cells: choose larger cells or a smaller \
        box.
        """,
      es: """
        Un mapa de {1} celdas pediría {2} GB de memoria, el límite es de {3} celdas: elija celdas mayores o un \
        recuadro menor.
        """,
      ca: """
        Un mapa de {1} cel·les demanaria {2} GB de memòria, el límit és de {3} cel·les: trie cel·les majors o un \
        requadre menor.
        """),
    LocalizedText(
      en: "There is too little memory to compress a table.",
      es: "No hay bastante memoria para comprimir una tabla.",
      ca: "No hi ha prou memòria per a comprimir una taula."),
    LocalizedText(
      en: "The answer has no route to draw.",
      es: "La respuesta no tiene ningún camino que dibujar.",
      ca: "La resposta no té cap camí per a dibuixar."),
    LocalizedText(
      en: "There is no font to write with: install one, best DejaVu Sans (Debian package fonts-dejavu-core).",
      es: "No hay ningún tipo de letra: instale uno, mejor DejaVu Sans (paquete fonts-dejavu-core de Debian).",
      ca: """
        No hi ha cap tipus de lletra: instal·le'n un, millor DejaVu Sans (paquet fonts-dejavu-core de \
        Debian).
        """),
    LocalizedText(
      en: """
        '{1}' names '{2}', which no run of tiles has written: the folder is damaged or somebody else's, so name \
        another with -o.
        """,
      es: """
        '{1}' nombra '{2}', que ninguna ejecución de teselas ha escrito: la carpeta está dañada o es de otro, así \
        que indique otra con -o.
        """,
      ca: """
        '{1}' anomena '{2}', que cap execució de tessel·les no ha escrit: la carpeta està danyada o és d'un altre, \
        així que indique'n una altra amb -o.
        """),
    LocalizedText(
      en: """
        '{1}' is no folder or file of its own: what it leads to could be somebody else's, so remove it, or name \
        another folder.
        """,
      es: """
        '{1}' no es una carpeta ni un fichero propio: lleva a lo que puede ser de otro, así que quítelo, o nombre \
        otra carpeta.
        """,
      ca: """
        '{1}' no és cap carpeta ni fitxer propi: porta al que pot ser d'un altre, així que lleve'l, o indique una \
        altra carpeta.
        """),
    LocalizedText(
      en: "The picture cannot be drawn ({1}): choose a smaller box or larger cells.",
      es: "No se puede dibujar la imagen ({1}): elija un recuadro menor o celdas mayores.",
      ca: "No es pot dibuixar la imatge ({1}): trie un requadre menor o cel·les majors."),
  ]
}
