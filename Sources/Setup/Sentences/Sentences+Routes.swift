internal import AirData

extension Sentences {
  /// Of ways, stops, tracks and tables of trips.
  static let routes: [LocalizedText] = [
    LocalizedText(
      en: "There is no place of your own called '{1}': brisa place list shows them.",
      es: "No hay ningún lugar propio llamado '{1}': brisa place list los muestra.",
      ca: "No hi ha cap lloc propi que es diga '{1}': brisa place list els mostra."),
    LocalizedText(
      en: "There is a place '{1}' already: choose another name, or rename or remove that one.",
      es: "Ya hay un lugar '{1}': elija otro nombre, o cambie el de aquel o quítelo.",
      ca: "Ja hi ha un lloc '{1}': trie un altre nom, o canvie el d'aquell o lleve'l."),
    LocalizedText(
      en: "There is no saved question called '{1}': brisa saved list shows them.",
      es: "No hay ninguna pregunta guardada llamada '{1}': brisa saved list las muestra.",
      ca: "No hi ha cap pregunta guardada que es diga '{1}': brisa saved list les mostra."),
    LocalizedText(
      en: "There is a question '{1}' already: choose another name, or rename or remove that one.",
      es: "Ya hay una pregunta '{1}': elija otro nombre, o cambie el de aquella o quítela.",
      ca: "Ja hi ha una pregunta '{1}': trie un altre nom, o canvie el d'aquella o lleve-la."),
    LocalizedText(
      en: "A name needs a letter or a digit, has at most {1} characters and no control characters, and does not "
        + "begin with '-'.",
      es: "Un nombre necesita una letra o una cifra, tiene como mucho {1} caracteres, ninguno de control, y no "
        + "empieza por '-'.",
      ca: "Un nom necessita una lletra o una xifra, té com a molt {1} caràcters, cap de control, i no comença per '-'."),
    LocalizedText(
      en: "A name or tag of a place needs a letter, and has at most {1} characters and no control characters.",
      es: "El nombre o la etiqueta de un lugar necesita una letra, y tiene como mucho {1} caracteres, ninguno de "
        + "control.",
      ca: "El nom o l'etiqueta d'un lloc necessita una lletra, i té com a molt {1} caràcters, cap de control."),
    LocalizedText(
      en: "There are {1} places already: remove some first.",
      es: "Ya hay {1} lugares: quite antes alguno.",
      ca: "Ja hi ha {1} llocs: lleve'n abans algun."),
    LocalizedText(
      en: "There would be more than {1} saved questions: remove some first.",
      es: "Habría más de {1} preguntas guardadas: quite antes alguna.",
      ca: "Hi hauria més de {1} preguntes guardades: lleve'n abans alguna."),
    LocalizedText(
      en: "{1} lists no stop: give a row or a point for each.",
      es: "{1} no tiene ninguna parada: ponga una fila o un punto para cada una.",
      ca: "{1} no té cap parada: pose una fila o un punt per a cada una."),
    LocalizedText(
      en: "{1} lacks a column: the header of a list of stops is lat,lon or lat,lon,name.",
      es: "{1} no tiene todas las columnas: la cabecera de una lista de paradas es lat,lon o lat,lon,name.",
      ca: "{1} no té totes les columnes: la capçalera d'una llista de parades és lat,lon o lat,lon,name."),
    LocalizedText(
      en: "{1} is no table of stops.",
      es: "{1} no es una tabla de paradas.",
      ca: "{1} no és una taula de parades."),
    LocalizedText(
      en: "{1} is no GeoJSON of stops: {2}.",
      es: "{1} no es un GeoJSON de paradas: {2}.",
      ca: "{1} no és un GeoJSON de parades: {2}."),
    LocalizedText(
      en: "'{1}' is no GeoJSON of circles: {2}.",
      es: "'{1}' no es un GeoJSON de círculos: {2}.",
      ca: "'{1}' no és un GeoJSON de cercles: {2}."),
    LocalizedText(
      en: "'{1}', {2}: a circle takes a latitude and a longitude in degrees and metres from {3} to {4}.",
      es: "'{1}', {2}: un círculo lleva latitud y longitud en grados y metros de {3} a {4}.",
      ca: "'{1}', {2}: un cercle porta latitud i longitud en graus i metres de {3} a {4}."),
    LocalizedText(
      en: "{1} has no times: say when it began, like --at 2026-11-24T08:00.",
      es: "{1} no tiene horas: diga cuándo empezó, como --at 2026-11-24T08:00.",
      ca: "{1} no té hores: diga quan va començar, com --at 2026-11-24T08:00."),
    LocalizedText(
      en: "{1}: the times of its places run backwards or stand still: put its places in the order of time.",
      es: "{1}: las horas de sus lugares van hacia atrás o no avanzan: ordénelos por su hora.",
      ca: "{1}: les hores dels seus llocs van cap arrere o no avancen: ordene'ls per la seua hora."),
    LocalizedText(
      en: "{1} has tracks of the same time: name one of them, like --track '{2}' ({3}).",
      es: "{1} tiene recorridos a la misma hora: indique uno de ellos, como --track '{2}' ({3}).",
      ca: "{1} té recorreguts a la mateixa hora: indique'n un, com --track '{2}' ({3})."),
    LocalizedText(
      en: "{1} has no track '{2}': name one of its own ({3}).",
      es: "{1} no tiene ningún recorrido '{2}': indique uno de los suyos ({3}).",
      ca: "{1} no té cap recorregut '{2}': indique'n un dels seus ({3})."),
    LocalizedText(
      en: "{1} begins at {2}, and none of it lies where '{3}' has streets: name the network of its city.",
      es: "{1} empieza en {2}, y nada de él está donde '{3}' tiene calles: indique la red de su ciudad.",
      ca: "{1} comença en {2}, i res d'ell no és on '{3}' té carrers: indique la xarxa de la seua ciutat."),
    LocalizedText(
      en: "{1} has no track: a track or a route of two places or more is needed.",
      es: "{1} no tiene recorrido: hace falta uno de dos lugares o más.",
      ca: "{1} no té recorregut: en cal un de dos llocs o més."),
    LocalizedText(
      en: "{1} lasts {2} days, and {3} are taken at most: cut it into parts.",
      es: "{1} dura {2} días y se aceptan como mucho {3}: pártalo.",
      ca: "{1} dura {2} dies i se n'accepten com a molt {3}: partisca'l."),
    LocalizedText(
      en: "{1} lies in {2} hours, and {3} at most are taken at once: cut it into parts.",
      es: "{1} abarca {2} horas y se aceptan como mucho {3} de una vez: pártalo.",
      ca: "{1} abraça {2} hores i se n'accepten com a molt {3} d'una vegada: partisca'l."),
    LocalizedText(
      en: "'{1}' names no track: tracks end in {2}.",
      es: "'{1}' no nombra ningún recorrido: los ficheros de recorridos terminan en {2}.",
      ca: "'{1}' no anomena cap recorregut: els fitxers de recorreguts acaben en {2}."),
    LocalizedText(
      en: "'{1}' lacks the column {2}: its header needs {3}.",
      es: "A '{1}' le falta la columna {2}: su cabecera necesita {3}.",
      ca: "A '{1}' li falta la columna {2}: la seua capçalera necessita {3}."),
    LocalizedText(
      en: "'{1}' lacks the columns {2}: its header needs {3}.",
      es: "A '{1}' le faltan las columnas {2}: su cabecera necesita {3}.",
      ca: "A '{1}' li falten les columnes {2}: la seua capçalera necessita {3}."),
    LocalizedText(
      en: "Nothing is known of the air in the hours of the track: collect their readings, or ask --by traffic.",
      es: "No se sabe nada del aire en las horas del recorrido: recoja sus lecturas, o pregunte con --by traffic.",
      ca: "No se sap res de l'aire en les hores del recorregut: reculla'n les lectures, o pregunte amb --by traffic."),
    LocalizedText(
      en: "'{1}' is there already: resume it with --resume, or name another file.",
      es: "'{1}' ya existe: continúelo con --resume, o indique otro fichero.",
      ca: "'{1}' ja existix: continue'l amb --resume, o indique un altre fitxer."),
    LocalizedText(
      en: "Nothing is known of {1} at this hour: ask for a length or a time.",
      es: "No se sabe nada de {1} a esta hora: pida una longitud o un tiempo.",
      ca: "No se sap res de {1} a esta hora: demane una longitud o un temps."),
    LocalizedText(
      en: """
        The network does not tell what its streets are, so no profile can change their travel times: build it \
        anew with brisa network build, or leave the profile out.
        """,
      es: """
        La red no dice qué son sus calles, así que ningún perfil puede cambiar los tiempos: constrúyala de nuevo \
        con brisa network build, o quite el perfil.
        """,
      ca: """
        La xarxa no diu què són els seus carrers, així que cap perfil en pot canviar els temps: construïsca-la de \
        nou amb brisa network build, o lleve el perfil.
        """),
    LocalizedText(
      en: "{1} lists no stop: stops are waypoints, or else the places of routes; brisa track takes tracks.",
      es: """
        {1} no tiene ninguna parada: las paradas son puntos sueltos, o bien los lugares de las rutas; brisa track \
        admite recorridos.
        """,
      ca: "{1} no té cap parada: les parades són punts solts, o bé els llocs de les rutes; brisa track admet "
        + "recorreguts."),
    LocalizedText(
      en: "{1}: must be Point, one for each stop",
      es: "{1}: debe ser Point, uno para cada parada",
      ca: "{1}: ha de ser Point, un per a cada parada"),
    LocalizedText(
      en: "{1}: must be Point, with the circle's metres among the properties",
      es: "{1}: debe ser Point, con los metros del círculo entre las propiedades",
      ca: "{1}: ha de ser Point, amb els metres del cercle entre les propietats"),
    LocalizedText(
      en: "line {1}",
      es: "línea {1}",
      ca: "línia {1}"),
    LocalizedText(
      en: "'{1}' is no list of saved questions of this Brisa: correct it, or move it away.",
      es: "'{1}' no es una lista de preguntas guardadas de esta Brisa: corríjala, o apártela.",
      ca: "'{1}' no és una llista de preguntes guardades d'esta Brisa: corregisca-la, o aparte-la."),
    LocalizedText(
      en: "The saved question '{1}' is none of brisa route or brisa trip: take it off the list.",
      es: "La pregunta guardada '{1}' no es ni de brisa route ni de brisa trip: quítela de la lista.",
      ca: "La pregunta guardada '{1}' no és ni de brisa route ni de brisa trip: lleve-la de la llista."),
    LocalizedText(
      en: "The saved question '{1}' has '{2}', which none may have: take it out.",
      es: "La pregunta guardada '{1}' tiene '{2}', que ninguna puede tener: quítelo.",
      ca: "La pregunta guardada '{1}' té '{2}', que cap pot tindre: lleve-ho."),
    LocalizedText(
      en: "The saved question '{1}' has a --profile that is a file: name one of the configuration, or take it out.",
      es: "La pregunta guardada '{1}' tiene un --profile que es un fichero: "
        + "indique uno de la configuración, o quítelo.",
      ca: "La pregunta guardada '{1}' té un --profile que és un fitxer: indique'n un de la configuració, o lleve'l."),
    LocalizedText(
      en: "The saved question '{1}' has a date in '{2}': write times of day, like 07:00/10:00.",
      es: "La pregunta guardada '{1}' tiene una fecha en '{2}': escriba horas del día, como 07:00/10:00.",
      ca: "La pregunta guardada '{1}' té una data en '{2}': escriga hores del dia, com 07:00/10:00."),
    LocalizedText(
      en: "The saved question '{1}' takes its stops from the file '{2}': write the stops instead.",
      es: "La pregunta guardada '{1}' toma sus paradas del fichero '{2}': escriba las paradas en su lugar.",
      ca: "La pregunta guardada '{1}' pren les parades del fitxer '{2}': escriga les parades en lloc d'ell."),
    LocalizedText(
      en: "'{1}' is no list of places of this Brisa: correct it, or move it away.",
      es: "'{1}' no es una lista de lugares de esta Brisa: corríjala, o apártela.",
      ca: "'{1}' no és una llista de llocs d'esta Brisa: corregisca-la, o aparte-la."),
    LocalizedText(
      en: "{1}: the name of stop {2} has more than {3} letters: shorten it.",
      es: "{1}: el nombre de la parada {2} tiene más de {3} letras: acórtelo.",
      ca: "{1}: el nom de la parada {2} té més de {3} lletres: acurte'l."),
    LocalizedText(
      en: "'{1}' is no table that these options write: name another file, or give the options it began with.",
      es: "'{1}' no es una tabla que escriban estas opciones: indique otro fichero, o dé las opciones con que empezó.",
      ca: "'{1}' no és una taula que escriguen estes opcions: indique un "
        + "altre fitxer, o done les opcions amb què va començar."),
    LocalizedText(
      en: "'{1}' was begun for {2}: resume with --at {3}.",
      es: "'{1}' se empezó para {2}: siga con --at {3}.",
      ca: "'{1}' es va començar per a {2}: seguisca amb --at {3}."),
    LocalizedText(
      en: "Row {1} of '{2}' has '{3}' in its column '{4}' and that of '{5}' '{6}': they do not go together.",
      es: "La fila {1} de '{2}' tiene '{3}' en la columna '{4}' y la de '{5}' tiene '{6}': no se corresponden.",
      ca: "La fila {1} de '{2}' té '{3}' en la columna '{4}' i la de '{5}' té '{6}': no es corresponen."),
    LocalizedText(
      en: "'{1}' has more rows than '{2}': it is of another table.",
      es: "'{1}' tiene más filas que '{2}': es de otra tabla.",
      ca: "'{1}' té més files que '{2}': és d'una altra taula."),
    LocalizedText(
      en: "'{1}' is no table that these options and '{2}' write with these readings: name another file, or give what "
        + "it began with.",
      es: "'{1}' no es una tabla que escriban estas opciones y '{2}' con estas lecturas: "
        + "indique otro fichero, o dé aquello con que empezó.",
      ca: "'{1}' no és una taula que escriguen estes opcions i '{2}' amb estes lectures: indique "
        + "un altre fitxer, o done allò amb què va començar."),
    LocalizedText(
      en: "'{1}' was begun with other tracks, options or readings: name another file, or give what it began with.",
      es: "'{1}' se empezó con otros recorridos, opciones o lecturas: "
        + "indique otro fichero, o dé aquello con que empezó.",
      ca: "'{1}' es va començar amb altres recorreguts, opcions o lectures: indique un "
        + "altre fitxer, o done allò amb què va començar."),
    LocalizedText(
      en: "There are more than {1} points: divide the table.",
      es: "Hay más de {1} puntos: divida la tabla.",
      ca: "Hi ha més de {1} punts: dividisca la taula."),
    LocalizedText(
      en: "{1} has no two places within {2} s: it is no track.",
      es: "{1} no tiene dos lugares a menos de {2} s: no es un recorrido.",
      ca: "{1} no té dos llocs a menys de {2} s: no és un recorregut."),
    LocalizedText(
      en: "Nothing is known of {1} at this hour: ask for minutes or metres.",
      es: "No se sabe nada de {1} a esta hora: pida minutos o metros.",
      ca: "No se sap res de {1} a esta hora: demane minuts o metres."),
    LocalizedText(
      en: "No way leads from one place to the other: try another mode, or places on streets that are connected.",
      es: "Ningún camino lleva de un lugar al otro: pruebe otro modo, o lugares en calles que estén conectadas.",
      ca: "Cap camí porta d'un lloc a l'altre: prove un altre mode, o llocs en carrers que estiguen connectats."),
    LocalizedText(
      en: "The search took longer than it may: ask for places nearer to each other, or for less at once.",
      es: "La búsqueda ha durado más de lo permitido: pida lugares más próximos entre sí, o menos de una vez.",
      ca: "La cerca ha durat més del permés: demane llocs més pròxims entre si, o menys d'una vegada."),
  ]
}
