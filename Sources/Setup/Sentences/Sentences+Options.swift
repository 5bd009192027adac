internal import AirData

extension Sentences {
  /// Of words on the command line that cannot be taken.
  static let options: [LocalizedText] = [
    LocalizedText(
      en: "'{1}' is no coordinate: write latitude,longitude in degrees, like 39.4699,-0.3763.",
      es: "'{1}' no es una coordenada: escriba latitud,longitud en grados, como 39.4699,-0.3763.",
      ca: "'{1}' no és una coordenada: escriga latitud,longitud en graus, com 39.4699,-0.3763."),
    LocalizedText(
      en: "'{1}' is outside the globe: latitude comes first, so try the two numbers the other way round.",
      es: "'{1}' queda fuera del globo: la latitud va primero, así que pruebe los dos números al revés.",
      ca: "'{1}' queda fora del globus: la latitud va primer, així que prove els dos números a l'inrevés."),
    LocalizedText(
      en: "'{1}' is outside the globe: latitude runs from -90 to 90, longitude from -180 to 180.",
      es: "'{1}' queda fuera del globo: la latitud va de -90 a 90 y la longitud de -180 a 180.",
      ca: "'{1}' queda fora del globus: la latitud va de -90 a 90 i la longitud de -180 a 180."),
    LocalizedText(
      en: "'{1}' is no time of day: write it like 08:00.",
      es: "'{1}' no es una hora del día: escríbala como 08:00.",
      ca: "'{1}' no és una hora del dia: escriga-la com 08:00."),
    LocalizedText(
      en: "'{1}' does not exist: check month, day, hour, minute and offset.",
      es: "'{1}' no existe: compruebe mes, día, hora, minuto y desfase.",
      ca: "'{1}' no existix: comprove mes, dia, hora, minut i desfasament."),
    LocalizedText(
      en: "'{1}' does not exist in {2}, where clocks go forward past it: add an offset, like +01:00.",
      es: "'{1}' no existe en {2}, donde los relojes se adelantan y se la saltan: añada un desfase, como +01:00.",
      ca: "'{1}' no existix en {2}, on els rellotges s'avancen i se la salten: pose un desfasament, com +01:00."),
    LocalizedText(
      en: "The word after '{1}' is empty: write a name or a value there, or leave it out.",
      es: "La palabra detrás de '{1}' está vacía: escriba ahí un nombre o un valor, o quítela.",
      ca: "La paraula darrere de '{1}' està buida: escriga-hi un nom o un valor, o lleve-la."),
    LocalizedText(
      en: "The word is empty: write a name or a value there, or leave it out.",
      es: "La palabra está vacía: escriba ahí un nombre o un valor, o quítela.",
      ca: "La paraula està buida: escriga-hi un nom o un valor, o lleve-la."),
    LocalizedText(
      en: "'{1}' and '{2}' are two words: write numbers that belong together without a space, like 39.4699,-0.3763.",
      es: "'{1}' y '{2}' son dos palabras: escriba sin espacio los números que van juntos, como 39.4699,-0.3763.",
      ca: "'{1}' i '{2}' són dos paraules: escriga sense espai els números que van junts, com 39.4699,-0.3763."),
    LocalizedText(
      en: "{1} takes a time like 15m or 1h, from {2} to {3}, not '{4}'.",
      es: "{1} admite un tiempo como 15m o 1h, de {2} a {3}, no '{4}'.",
      ca: "{1} admet un temps com 15m o 1h, de {2} a {3}, no '{4}'."),
    LocalizedText(
      en: "{1} takes µg from 0.1 to 1000, like 20ug, not '{2}'.",
      es: "{1} admite µg de 0.1 a 1000, como 20ug, no '{2}'.",
      ca: "{1} admet µg de 0.1 a 1000, com 20ug, no '{2}'."),
    LocalizedText(
      en: "--box takes WEST,SOUTH,EAST,NORTH in degrees, like 2.16,41.37,2.19,41.40, not '{1}'.",
      es: "--box admite OESTE,SUR,ESTE,NORTE en grados, como 2.16,41.37,2.19,41.40, no '{1}'.",
      ca: "--box admet OEST,SUD,EST,NORD en graus, com 2.16,41.37,2.19,41.40, no '{1}'."),
    LocalizedText(
      en: "--box reaches over the 180th meridian, where it has to end: give the part on one side of it.",
      es: "--box pasa del meridiano 180, donde debe acabar: dé la parte que está a un lado.",
      ca: "--box passa del meridià 180, on ha d'acabar: done la part que està a un costat."),
    LocalizedText(
      en: "--exclude takes LAT,LON,METRES, like 39.4735,-0.3601,300, not '{1}'.",
      es: "--exclude admite LAT,LON,METROS, como 39.4735,-0.3601,300, no '{1}'.",
      ca: "--exclude admet LAT,LON,METRES, com 39.4735,-0.3601,300, no '{1}'."),
    LocalizedText(
      en: "--exclude-above needs --exclude-radius.",
      es: "--exclude-above necesita --exclude-radius.",
      ca: "--exclude-above necessita --exclude-radius."),
    LocalizedText(
      en: "--tolerance needs --moving-air.",
      es: "--tolerance necesita --moving-air.",
      ca: "--tolerance necessita --moving-air."),
    LocalizedText(
      en: "--replace needs --from and --to.",
      es: "--replace necesita --from y --to.",
      ca: "--replace necessita --from i --to."),
    LocalizedText(
      en: "--delay needs --every.",
      es: "--delay necesita --every.",
      ca: "--delay necessita --every."),
    LocalizedText(
      en: "{1} needs --watch.",
      es: "{1} necesita --watch.",
      ca: "{1} necessita --watch."),
    LocalizedText(
      en: "--every collects what is new: leave out --from and --to.",
      es: "--every recoge lo nuevo: quite --from y --to.",
      ca: "--every recull el que és nou: lleve --from i --to."),
    LocalizedText(
      en: "--watch writes every hour that comes into the archive: leave out {1}.",
      es: "--watch escribe cada hora que llega al archivo: quite {1}.",
      ca: "--watch escriu cada hora que arriba a l'arxiu: lleve {1}."),
    LocalizedText(
      en: "--json is short for --format json: give one of the two.",
      es: "--json es lo mismo que --format json: ponga uno de los dos.",
      ca: "--json és el mateix que --format json: pose un dels dos."),
    LocalizedText(
      en: "--pareto answers for every avoidance and every detour: leave out --avoidance and --max-detour.",
      es: "--pareto responde para toda aversión y todo rodeo: quite --avoidance y --max-detour.",
      ca: "--pareto respon per a tota aversió i tot desviament: lleve --avoidance i --max-detour."),
    LocalizedText(
      en: """
        --save keeps no files, and {1} names one: put what it says into the configuration or the command, or leave out \
        --save.
        """,
      es: """
        --save no guarda ficheros, y {1} nombra uno: ponga lo que dice en la configuración o en la orden, o quite \
        --save.
        """,
      ca: """
        --save no guarda fitxers, i {1} n'anomena un: pose el que diu en la configuració o en l'orde, o lleve --save.
        """),
    LocalizedText(
      en: "--save keeps no date, and '{1}' has one: write times of day, like 07:00/10:00, or leave out --save.",
      es: "--save no guarda fechas, y '{1}' tiene una: escriba horas del día, como 07:00/10:00, o quite --save.",
      ca: "--save no guarda dates, i '{1}' en té una: escriga hores del dia, com 07:00/10:00, o lleve --save."),
    LocalizedText(
      en: "--moving-air finds fastest, balanced and cleanest: leave out --pareto and --max-detour.",
      es: "--moving-air busca el más rápido, el equilibrado y el más limpio: quite --pareto y --max-detour.",
      ca: "--moving-air busca el més ràpid, l'equilibrat i el més net: lleve --pareto i --max-detour."),
    LocalizedText(
      en: """
        --max-detour takes a time, a share or a length on top of the fastest route, like 5min, 10% or 500m (at \
        most 24h, 1000% or 1000km), not '{1}'.
        """,
      es: """
        --max-detour admite un tiempo, una parte o una longitud por encima del camino más rápido, como 5min, 10% \
        o 500m (como mucho 24h, 1000% o 1000km), no '{1}'.
        """,
      ca: """
        --max-detour admet un temps, una part o una longitud per damunt del camí més ràpid, com 5min, 10% o \
        500m (com a molt 24h, 1000% o 1000km), no '{1}'.
        """),
    LocalizedText(
      en: "--depart-between takes two times with a slash, like 07:00/10:00, not '{1}'.",
      es: "--depart-between admite dos horas con una barra, como 07:00/10:00, no '{1}'.",
      ca: "--depart-between admet dos hores amb una barra, com 07:00/10:00, no '{1}'."),
    LocalizedText(
      en: "--depart-between takes an earlier and a later time, at most 24 hours apart, not '{1}'.",
      es: "--depart-between admite una hora y otra posterior, con 24 horas entre ellas como mucho, no '{1}'.",
      ca: "--depart-between admet una hora i una altra posterior, amb 24 hores entre elles com a molt, no '{1}'."),
    LocalizedText(
      en: "--depart-between says when one leaves: leave out --at, or give both times in full.",
      es: "--depart-between ya dice cuándo se sale: quite --at, o escriba las dos horas completas.",
      ca: "--depart-between ja diu quan s'ix: lleve --at, o escriga les dos hores completes."),
    LocalizedText(
      en: "{1} is answered between two places alone: leave it out, or leave out --via.",
      es: "{1} solo vale entre dos lugares: quítelo, o quite --via.",
      ca: "{1} només val entre dos llocs: lleve'l, o lleve --via."),
    LocalizedText(
      en: "--round comes back to where the trip began: leave out --to.",
      es: "--round vuelve adonde empezó el viaje: quite --to.",
      ca: "--round torna on va començar el viatge: lleve --to."),
    LocalizedText(
      en: "A loop needs one of --length and --dose: give --length 5km, 45min, or --dose 20ug.",
      es: "Una vuelta necesita --length o --dose: escriba --length 5km, 45min, o --dose 20ug.",
      ca: "Una volta necessita --length o --dose: escriga --length 5km, 45min, o --dose 20ug."),
    LocalizedText(
      en: "A dose is of one pollutant: choose it with --by, one of no2, pm25, pm10, o3.",
      es: "Una dosis es de un solo contaminante: elíjalo con --by, uno de no2, pm25, pm10, o3.",
      ca: "Una dosi és d'un sol contaminant: trie'l amb --by, un de no2, pm25, pm10, o3."),
    LocalizedText(
      en: "--listen takes a host and a port, or a port alone, like 127.0.0.1:8080, [::1]:8080 or 8080, not '{1}'.",
      es:
        "--listen admite una máquina y un puerto, o solo un puerto, como 127.0.0.1:8080, [::1]:8080 u 8080, no '{1}'.",
      ca: "--listen admet una màquina i un port, o només un port, com 127.0.0.1:8080, [::1]:8080 o 8080, no '{1}'."),
    LocalizedText(
      en: "--allow-origin takes * or an origin in small letters without a path, like https://example.org, not '{1}'.",
      es: "--allow-origin admite * o un origen en minúsculas y sin ruta, como https://example.org, no '{1}'.",
      ca: "--allow-origin admet * o un origen en minúscules i sense ruta, com https://example.org, no '{1}'."),
    LocalizedText(
      en: "There is no host '{1}': name an address of this machine with --listen.",
      es: "No hay ninguna máquina '{1}': dé una dirección de esta con --listen.",
      ca: "No hi ha cap màquina '{1}': done una adreça d'esta amb --listen."),
    LocalizedText(
      en: "Another program listens at {1}: end it, or choose a port with --listen.",
      es: "Otro programa escucha en {1}: ciérrelo, o elija otro puerto con --listen.",
      ca: "Un altre programa escolta en {1}: tanque'l, o trie un altre port amb --listen."),
    LocalizedText(
      en: "Each configuration names its own network, archive and calibration: leave out {1}.",
      es: "Cada configuración nombra su propia red, su archivo y su calibración: quite {1}.",
      ca: "Cada configuració anomena la seua pròpia xarxa, el seu arxiu i la seua calibració: lleve {1}."),
    LocalizedText(
      en: "--zoom takes one zoom or two with a hyphen, from {1} to {2}, like 10-16, not '{3}'.",
      es: "--zoom admite un nivel o dos con un guion, de {1} a {2}, como 10-16, no '{3}'.",
      ca: "--zoom admet un nivell o dos amb un guionet, de {1} a {2}, com 10-16, no '{3}'."),
    LocalizedText(
      en: "--map tells the kind of map from the ending of its file, one of {1}, not '{2}'.",
      es: "--map sabe qué mapa hacer por la terminación del fichero, una de {1}, no '{2}'.",
      ca: "--map sap quin mapa fer per la terminació del fitxer, una de {1}, no '{2}'."),
    LocalizedText(
      en: "--map and -o name one file, '{1}': give the map a file of its own.",
      es: "--map y -o nombran el mismo fichero, '{1}': dé otro al mapa.",
      ca: "--map i -o anomenen el mateix fitxer, '{1}': done'n un altre al mapa."),
    LocalizedText(
      en: "--extract is of the map: name its file with --map.",
      es: "--extract es para el mapa: indique su fichero con --map.",
      ca: "--extract és per al mapa: indique el seu fitxer amb --map."),
    LocalizedText(
      en: "--reverse says what is at a coordinate: leave out the name, or use --near.",
      es: "--reverse dice qué hay en una coordenada: quite el nombre, o use --near.",
      ca: "--reverse diu què hi ha en una coordenada: lleve el nom, o use --near."),
    LocalizedText(
      en: "It is not said what to look for: write a name, or choose a category.",
      es: "Falta decir qué buscar: escriba un nombre, o elija una categoría.",
      ca: "Falta dir què cal buscar: escriga un nom, o trie una categoria."),
    LocalizedText(
      en: "A place's name has at most {1} letters: shorten it.",
      es: "El nombre de un lugar tiene como mucho {1} letras: acórtelo.",
      ca: "El nom d'un lloc té com a molt {1} lletres: acurte'l."),
    LocalizedText(
      en: "brisa calibrate tries every method and says which helps: leave out {1}.",
      es: "brisa calibrate prueba todos los métodos y dice cuál ayuda: quite {1}.",
      ca: "brisa calibrate prova tots els mètodes i diu quin ajuda: lleve {1}."),
    LocalizedText(
      en: "It is not said where the calibration goes: name a file with -o, or write a brisa.yml.",
      es: "Falta decir adónde va la calibración: indique un fichero con -o, o escriba un brisa.yml.",
      ca: "Falta dir on va la calibració: indique un fitxer amb -o, o escriga un brisa.yml."),
    LocalizedText(
      en: "Name either a folder or a file with -o, not both.",
      es: "Indique una carpeta o un fichero con -o, no las dos cosas.",
      ca: "Indique una carpeta o un fitxer amb -o, no les dos coses."),
    LocalizedText(
      en: "'{1}' is no time zone: write one like Europe/Madrid.",
      es: "'{1}' no es una zona horaria: escriba una como Europe/Madrid.",
      ca: "'{1}' no és cap zona horària: escriga'n una com Europe/Madrid."),
    LocalizedText(
      en: """
        '{1}' lies on both sides of the 180th meridian, which no network crosses: take an OpenStreetMap extract of \
        one side and run `brisa init --network EXTRACT`.
        """,
      es: """
        '{1}' está a ambos lados del meridiano 180, que ninguna red cruza: tome un extracto de OpenStreetMap de un \
        lado y ejecute `brisa init --network EXTRACTO`.
        """,
      ca: """
        '{1}' està a banda i banda del meridià 180, que cap xarxa creua: prenga un extracte d'OpenStreetMap d'un \
        costat i execute `brisa init --network EXTRACTE`.
        """),
    LocalizedText(
      en: "No place is called '{1}': write its country behind it, after a comma.",
      es: "Ningún lugar se llama '{1}': escriba su país detrás, tras una coma.",
      ca: "Cap lloc no es diu '{1}': escriga el seu país darrere, després d'una coma."),
    LocalizedText(
      en: "Give either --city NAME or --box W,S,E,N.",
      es: "Dé --city NOMBRE o --box O,S,E,N.",
      ca: "Done --city NOM o --box O,S,E,N."),
    LocalizedText(
      en: "A folder cannot go to standard output: name one with -o.",
      es: "Una carpeta no puede ir a la salida estándar: indique una con -o.",
      ca: "Una carpeta no pot anar a l'eixida estàndard: indique'n una amb -o."),
    LocalizedText(
      en: "--resume needs a file: name it with -o.",
      es: "--resume necesita un fichero: indíquelo con -o.",
      ca: "--resume necessita un fitxer: indique'l amb -o."),
    LocalizedText(
      en: "--matrix has one way from point to point: leave out --max-detour.",
      es: "--matrix tiene un solo camino de punto a punto: quite --max-detour.",
      ca: "--matrix té un sol camí de punt a punt: lleve --max-detour."),
    LocalizedText(
      en: "Many tracks become a table of CSV: leave out --format.",
      es: "Muchos recorridos dan una tabla CSV: quite --format.",
      ca: "Molts recorreguts donen una taula CSV: lleve --format."),
    LocalizedText(
      en: "A map is drawn of one track: leave out --map.",
      es: "El mapa se dibuja de un solo recorrido: quite --map.",
      ca: "El mapa es dibuixa d'un sol recorregut: lleve --map."),
    LocalizedText(
      en: "--gzip compresses tables, and --only leaves them out: leave out --gzip.",
      es: "--gzip comprime tablas y --only las deja fuera: quite --gzip.",
      ca: "--gzip comprimix taules i --only les deixa fora: lleve --gzip."),
    LocalizedText(
      en: "--near is for names: leave it out where a coordinate is asked about.",
      es: "--near es para nombres: quítelo cuando se pregunta por una coordenada.",
      ca: "--near és per a noms: lleve'l quan es pregunta per una coordenada."),
    LocalizedText(
      en: "--weights-to writes what pairs have of their own: give --lambda or --zones.",
      es: "--weights-to escribe lo propio de cada par: dé --lambda o --zones.",
      ca: "--weights-to escriu el que té de propi cada parell: done --lambda o --zones."),
    LocalizedText(
      en: "--name takes one line without control characters.",
      es: "--name admite una línea sin caracteres de control.",
      ca: "--name admet una línia sense caràcters de control."),
    LocalizedText(
      en: "{1} takes a number from {2} to {3}, not '{4}'.",
      es: "{1} admite un número de {2} a {3}, no '{4}'.",
      ca: "{1} admet un nombre de {2} a {3}, no '{4}'."),
    LocalizedText(
      en: "--zones is {1}: give a number from 0 to 100.",
      es: "--zones es {1}: dé un número de 0 a 100.",
      ca: "--zones és {1}: done un nombre de 0 a 100."),
    LocalizedText(
      en: "--lambda is '{1}': write two numbers with a hyphen between, the lesser first.",
      es: "--lambda es '{1}': escriba dos números con un guion en medio, el menor primero.",
      ca: "--lambda és '{1}': escriga dos nombres amb un guionet enmig, el menor primer."),
    LocalizedText(
      en: "--instances takes 1 to 1000, and --stops two numbers like 10-200, the lesser first.",
      es: "--instances admite de 1 a 1000, y --stops dos números como 10-200, el menor primero.",
      ca: "--instances admet d'1 a 1000, i --stops dos nombres com 10-200, el menor primer."),
  ]
}
