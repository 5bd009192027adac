internal import AirData

extension Sentences {
  /// Of sources that were asked.
  static let sources: [LocalizedText] = [
    LocalizedText(
      en: "Source '{1}': {2}",
      es: "Fuente '{1}': {2}",
      ca: "Font '{1}': {2}"),
    LocalizedText(
      en: "Setting '{1}' {2}.",
      es: "El ajuste '{1}' {2}.",
      ca: "L'ajust '{1}' {2}."),
    LocalizedText(
      en: "The source did not answer within {1} seconds.",
      es: "La fuente no ha respondido en {1} segundos.",
      ca: "La font no ha respost en {1} segons."),
    LocalizedText(
      en: "Source '{1}' says nothing about itself.",
      es: "La fuente '{1}' no dice nada de sí misma.",
      ca: "La font '{1}' no diu res de si mateixa."),
    LocalizedText(
      en: "It failed, and does not say why.", es: "Ha fallado y no dice por qué.", ca: "Ha fallat i no diu per què."),
    LocalizedText(
      en: "'{1}' did not answer within {2} seconds.",
      es: "'{1}' no ha respondido en {2} segundos.",
      ca: "'{1}' no ha respost en {2} segons."),
    LocalizedText(
      en: "'{1}' did not answer within {2} seconds; the last line of its log: {3}.",
      es: "'{1}' no ha respondido en {2} segundos; la última línea de su registro: {3}.",
      ca: "'{1}' no ha respost en {2} segons; l'última línia del seu registre: {3}."),
    LocalizedText(
      en: "Cannot read '{1}': {2}.",
      es: "No se puede leer '{1}': {2}.",
      ca: "No es pot llegir '{1}': {2}."),
    LocalizedText(
      en: "The host of {1} is not known: check the address and the connection.",
      es: "No se conoce la máquina de {1}: compruebe la dirección y la conexión.",
      ca: "No es coneix la màquina de {1}: comprove l'adreça i la connexió."),
    LocalizedText(
      en: "A request to {1} has the weight {2}: it must be a number above 0.",
      es: "Una petición a {1} tiene el peso {2}: debe ser un número mayor que 0.",
      ca: "Una petició a {1} té el pes {2}: ha de ser un número major que 0."),
    LocalizedText(
      en: "The quota of {1}, {2}, is used up: it is free again at {3}.",
      es: "La cuota de {1}, {2}, está agotada: vuelve a estar libre el {3}.",
      ca: "La quota de {1}, {2}, està esgotada: torna a estar lliure el {3}."),
    LocalizedText(
      en: "The city cannot be looked for: {1} {2}",
      es: "No se puede buscar la ciudad: {1} {2}",
      ca: "No es pot buscar la ciutat: {1} {2}"),
    LocalizedText(
      en: "Setting '{1}' is '{2}', but must be one of {3}.",
      es: "El ajuste '{1}' es '{2}', pero debe ser uno de {3}.",
      ca: "L'ajust '{1}' és '{2}', però ha de ser un de {3}."),
    LocalizedText(
      en: "Setting '{1}' names '{2}', which is not executable: chmod +x makes it so.",
      es: "El ajuste '{1}' nombra '{2}', que no es ejecutable: chmod +x lo arregla.",
      ca: "L'ajust '{1}' anomena '{2}', que no és executable: chmod +x ho arregla."),
    LocalizedText(
      en: "Setting '{1}' names '{2}', where no program is: check the path.",
      es: "El ajuste '{1}' nombra '{2}', donde no hay ningún programa: compruebe la ruta.",
      ca: "L'ajust '{1}' anomena '{2}', on no hi ha cap programa: comprove el camí."),
    LocalizedText(
      en: "The proxy on the way to {1} refuses with status {2}: check {3}.",
      es: "El proxy que hay antes de {1} lo rechaza con el estado {2}: compruebe {3}.",
      ca: "El proxy que hi ha abans de {1} ho rebutja amb l'estat {2}: comprove {3}."),
    LocalizedText(
      en: "The proxy on the way to {1} is not known: check https_proxy and http_proxy.",
      es: "No se conoce el proxy que hay antes de {1}: compruebe https_proxy y http_proxy.",
      ca: "No es coneix el proxy que hi ha abans de {1}: comprove https_proxy i http_proxy."),
    LocalizedText(
      en: "The proxy on the way to {1} does not accept connections: check https_proxy and http_proxy.",
      es: "El proxy que hay antes de {1} no acepta conexiones: compruebe https_proxy y http_proxy.",
      ca: "El proxy que hi ha abans de {1} no accepta connexions: comprove https_proxy i http_proxy."),
    LocalizedText(
      en: """
        The proxy on the way to {1} did not take a connection within {2} seconds: check https_proxy and http_proxy.
        """,
      es: """
        El proxy que hay antes de {1} no ha aceptado ninguna conexión en {2} segundos: compruebe https_proxy y \
        http_proxy.
        """,
      ca: """
        El proxy que hi ha abans de {1} no ha acceptat cap connexió en {2} segons: comprove https_proxy i http_proxy.
        """),
    LocalizedText(
      en: "{1}, or the proxy on the way to it, does not accept connections: check https_proxy and http_proxy.",
      es: "{1}, o el proxy que hay antes, no acepta conexiones: compruebe https_proxy y http_proxy.",
      ca: "{1}, o el proxy que hi ha abans, no accepta connexions: comprove https_proxy i http_proxy."),
    LocalizedText(
      en: """
        {1}, or the proxy on the way to it, did not take a connection within {2} seconds: check https_proxy and \
        http_proxy.
        """,
      es: """
        {1}, o el proxy que hay antes, no ha aceptado ninguna conexión en {2} segundos: compruebe https_proxy y \
        http_proxy.
        """,
      ca: """
        {1}, o el proxy que hi ha abans, no ha acceptat cap connexió en {2} segons: comprove https_proxy i http_proxy.
        """),
    LocalizedText(
      en: "{1} redirects the body of a POST to another server, which is refused.",
      es: "{1} redirige el cuerpo de un POST a otro servidor, y eso se rechaza.",
      ca: "{1} redirigix el cos d'un POST a un altre servidor, i això es rebutja."),
    LocalizedText(
      en: "{1} does not accept connections.",
      es: "{1} no acepta conexiones.",
      ca: "{1} no accepta connexions."),
    LocalizedText(
      en: "libcurl cannot be loaded: install libcurl.so.4, which Debian has in libcurl4.",
      es: "No se puede cargar libcurl: instale libcurl.so.4, que Debian tiene en libcurl4.",
      ca: "No es pot carregar libcurl: instal·le libcurl.so.4, que Debian té en libcurl4."),
    LocalizedText(
      en: """
        The streets cannot be fetched: {1} Without it, take any OpenStreetMap extract of the city (.osm.pbf) and \
        run `brisa network build EXTRACT -o CITY.brisa`.
        """,
      es: """
        No se pueden descargar las calles: {1} Sin eso, tome cualquier extracto de OpenStreetMap de la ciudad \
        (.osm.pbf) y ejecute `brisa network build EXTRACTO -o CIUDAD.brisa`.
        """,
      ca: """
        No es poden descarregar els carrers: {1} Sense això, prenga qualsevol extracte d'OpenStreetMap de la ciutat \
        (.osm.pbf) i execute `brisa network build EXTRACTE -o CIUTAT.brisa`.
        """),
    LocalizedText(
      en: """
        The city cannot be looked for: {1} Without it, take an OpenStreetMap extract of the city and run `brisa \
        init --network EXTRACT`.
        """,
      es: """
        No se puede buscar la ciudad: {1} Sin eso, tome un extracto de OpenStreetMap de la ciudad y ejecute \
        `brisa init --network EXTRACTO`.
        """,
      ca: """
        No es pot buscar la ciutat: {1} Sense això, prenga un extracte d'OpenStreetMap de la ciutat i execute \
        `brisa init --network EXTRACTE`.
        """),
    LocalizedText(
      en: "must be given: {1}",
      es: "se tiene que dar: {1}",
      ca: "s'ha de donar: {1}"),
    LocalizedText(
      en: "must be given, since {1}",
      es: "se tiene que dar, porque {1}",
      ca: "s'ha de donar, perquè {1}"),
    LocalizedText(
      en: "is {1}, but must lie between {2} and {3}",
      es: "es {1}, y tiene que estar entre {2} y {3}",
      ca: "és {1}, i ha d'estar entre {2} i {3}"),
    LocalizedText(
      en: "is no setting of this source; it knows {1}",
      es: "no es un ajuste de esta fuente; conoce {1}",
      ca: "no és cap ajust d'esta font; coneix {1}"),
    LocalizedText(
      en: "{1} gave {2} winds that cannot be used, or were not asked for, and are left out.",
      es: "{1} dio vientos que no sirven, o que no se pidieron, y quedan fuera: {2}.",
      ca: "{1} va donar vents que no servixen, o que no es van demanar, i queden fora: {2}."),
    LocalizedText(
      en: "The server of places answered with status {1}. {2}",
      es: "El servidor de lugares respondió con el estado {1}. {2}",
      ca: "El servidor de llocs va respondre amb l'estat {1}. {2}"),
    LocalizedText(
      en: "What the server of places answered is no list of places. {1}",
      es: "Lo que respondió el servidor de lugares no es una lista de lugares. {1}",
      ca: "El que va respondre el servidor de llocs no és una llista de llocs. {1}"),
    LocalizedText(
      en: "The server of places gives no box for '{1}'. {2}",
      es: "El servidor de lugares no da un recuadro para '{1}'. {2}",
      ca: "El servidor de llocs no dona un requadre per a '{1}'. {2}"),
    LocalizedText(
      en: "Without it, take an OpenStreetMap extract of the city and run `brisa init --network EXTRACT`.",
      es: "Sin eso, tome un extracto de OpenStreetMap de la ciudad y ejecute `brisa init --network EXTRACTO`.",
      ca: "Sense això, prenga un extracte d'OpenStreetMap de la ciutat i execute `brisa init --network EXTRACTE`."),
    LocalizedText(
      en: "There is no source '{1}'.",
      es: "No hay ninguna fuente '{1}'.",
      ca: "No hi ha cap font '{1}'."),
    LocalizedText(
      en: "The source failed: {1}.",
      es: "La fuente ha fallado: {1}.",
      ca: "La font ha fallat: {1}."),
    LocalizedText(
      en: "{1} wants to be left alone until {2}.",
      es: "{1} pide que no se le pregunte hasta {2}.",
      ca: "{1} demana que no se li pregunte fins a {2}."),
    LocalizedText(
      en: "'{1}' keeps crashing and is not started for another {2} seconds.",
      es: "'{1}' falla una y otra vez y no se inicia hasta dentro de {2} segundos.",
      ca: "'{1}' falla una vegada i una altra i no s'inicia fins d'ací a {2} segons."),
  ]
}
