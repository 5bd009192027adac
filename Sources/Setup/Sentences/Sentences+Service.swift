internal import AirData

extension Sentences {
  /// Of questions that the service does not answer.
  static let service: [LocalizedText] = [
    LocalizedText(
      en: "There is no parameter '{1}' here: take some of {2}.",
      es: "Aquí no hay ningún parámetro '{1}': tome alguno de {2}.",
      ca: "Ací no hi ha cap paràmetre '{1}': prenga'n algun de {2}."),
    LocalizedText(
      en: "There is no parameter '{1}' here: none is taken.",
      es: "Aquí no hay ningún parámetro '{1}': no se toma ninguno.",
      ca: "Ací no hi ha cap paràmetre '{1}': no se'n pren cap."),
    LocalizedText(en: "The body", es: "El cuerpo", ca: "El cos"),
    LocalizedText(en: "The track", es: "El recorrido", ca: "El recorregut"),
    LocalizedText(en: "it is no JSON: {1}", es: "no es JSON: {1}", ca: "no és JSON: {1}"),
    LocalizedText(
      en: "'{1}' are in the body of a POST, and not in the address.",
      es: "'{1}' van en el cuerpo de un POST, y no en la dirección.",
      ca: "'{1}' van al cos d'un POST, i no a l'adreça."),
    LocalizedText(
      en: "'depart_between' says when one leaves: leave out 'at', or give both times in full.",
      es: "'depart_between' dice cuándo se sale: quite 'at', o dé las dos horas completas.",
      ca: "'depart_between' diu quan s'ix: lleve 'at', o done les dos hores completes."),
    LocalizedText(
      en: "'moving_air' finds fastest, balanced and cleanest: leave out 'pareto' and 'max_detour'.",
      es: "'moving_air' busca el más rápido, el equilibrado y el más limpio: quite 'pareto' y 'max_detour'.",
      ca: "'moving_air' busca el més ràpid, l'equilibrat i el més net: lleve 'pareto' i 'max_detour'."),
    LocalizedText(
      en: "'pareto' answers for every avoidance and every detour: leave out 'avoidance' and 'max_detour'.",
      es: "'pareto' responde para toda aversión y todo rodeo: quite 'avoidance' y 'max_detour'.",
      ca: "'pareto' respon per a tota aversió i tot desviament: lleve 'avoidance' i 'max_detour'."),
    LocalizedText(
      en: "'{1}' of the address cannot be read: write name=value.",
      es: "'{1}' de la dirección no se puede leer: escriba nombre=valor.",
      ca: "'{1}' de l'adreça no es pot llegir: escriga nom=valor."),
    LocalizedText(
      en: "The address cannot be read: its percent codes make no text.",
      es: "La dirección no se puede leer: sus códigos de porcentaje no forman ningún texto.",
      ca: "L'adreça no es pot llegir: els seus codis de percentatge no formen cap text."),
    LocalizedText(
      en: "'{1}' comes twice: give it once.",
      es: "'{1}' aparece dos veces: escríbalo una.",
      ca: "'{1}' apareix dos vegades: escriga'l una."),
    LocalizedText(
      en: "'{1}' takes a number from {2} to {3}.",
      es: "'{1}' quiere un número de {2} a {3}.",
      ca: "'{1}' vol un nombre de {2} a {3}."),
    LocalizedText(
      en: "'{1}' takes a whole number from {2} to {3}.",
      es: "'{1}' quiere un número entero de {2} a {3}.",
      ca: "'{1}' vol un nombre enter de {2} a {3}."),
    LocalizedText(
      en: "'{1}' takes numbers above 0 and up to {2}, with commas between.",
      es: "'{1}' quiere números mayores que 0 y de hasta {2}, separados por comas.",
      ca: "'{1}' vol nombres majors que 0 i de fins a {2}, separats per comes."),
    LocalizedText(
      en: "'{1}' takes west,south,east,north in degrees.",
      es: "'{1}' quiere oeste,sur,este,norte en grados.",
      ca: "'{1}' vol oest,sud,est,nord en graus."),
    LocalizedText(en: "'{1}' is true or false.", es: "'{1}' es true o false.", ca: "'{1}' és true o false."),
    LocalizedText(en: "'{1}' is one of {2}.", es: "'{1}' es uno de {2}.", ca: "'{1}' és un de {2}."),
    LocalizedText(
      en: "'{1}' is not answered here: ask with {2}.",
      es: "A '{1}' no se responde aquí: pregunte con {2}.",
      ca: "A '{1}' no es respon ací: pregunte amb {2}."),
    LocalizedText(
      en: "'to' comes after 'from', at most {1} hours.",
      es: "'to' va después de 'from', a lo sumo {1} horas.",
      ca: "'to' va després de 'from', com a màxim {1} hores."),
  ]

  /// Of bodies that the service cannot take, and of what is too much for it.
  static let serviceLimits: [LocalizedText] = [
    LocalizedText(
      en: "The body is to be JSON, with Content-Type: application/json.",
      es: "El cuerpo debe ser JSON, con Content-Type: application/json.",
      ca: "El cos ha de ser JSON, amb Content-Type: application/json."),
    LocalizedText(
      en: "The body cannot be read: {1}", es: "El cuerpo no se puede leer: {1}", ca: "El cos no es pot llegir: {1}"),
    LocalizedText(
      en: "The body is to be an object of parameters: {1}",
      es: "El cuerpo debe ser un objeto de parámetros: {1}",
      ca: "El cos ha de ser un objecte de paràmetres: {1}"),
    LocalizedText(
      en: "The body has more than {1} bytes: send less at once.",
      es: "El cuerpo tiene más de {1} bytes: mande menos de una vez.",
      ca: "El cos té més de {1} bytes: envie menys d'una vegada."),
    LocalizedText(
      en: "The body did not come whole: send it again.",
      es: "El cuerpo no llegó entero: mándelo otra vez.",
      ca: "El cos no va arribar sencer: torne a enviar-lo."),
    LocalizedText(
      en: "There is more to do than this server can: ask again in a moment.",
      es: "Hay más trabajo del que este servidor puede hacer: vuelva a preguntar en un momento.",
      ca: "Hi ha més faena de la que este servidor pot fer: torne a preguntar d'ací a un moment."),
    LocalizedText(
      en: "'{1}' has {2} places, and {3} are taken at most.",
      es: "'{1}' tiene {2} lugares, y se admiten {3} como mucho.",
      ca: "'{1}' té {2} llocs, i se n'admeten {3} com a màxim."),
    LocalizedText(
      en: "The trip is over {1} stops, and {2} are taken at most.",
      es: "El viaje tiene {1} paradas, y se admiten {2} como mucho.",
      ca: "El viatge té {1} parades, i se n'admeten {2} com a màxim."),
    LocalizedText(
      en: "The way is over {1} places, and {2} are taken at most.",
      es: "El camino pasa por {1} lugares, y se admiten {2} como mucho.",
      ca: "El camí passa per {1} llocs, i se n'admeten {2} com a màxim."),
    LocalizedText(
      en: "There are {1} zones, and {2} are taken at most.",
      es: "Hay {1} zonas, y se admiten {2} como mucho.",
      ca: "Hi ha {1} zones, i se n'admeten {2} com a màxim."),
    LocalizedText(
      en: "There are {1} areas, and {2} are drawn at most.",
      es: "Hay {1} áreas, y se dibujan {2} como mucho.",
      ca: "Hi ha {1} àrees, i se'n dibuixen {2} com a màxim."),
    LocalizedText(
      en: "The polygons have {1} corners, and {2} are taken at most.",
      es: "Los polígonos tienen {1} vértices, y se admiten {2} como mucho.",
      ca: "Els polígons tenen {1} vèrtexs, i se n'admeten {2} com a màxim."),
    LocalizedText(
      en: "A polygon is {1} km wide and high at most.",
      es: "Un polígono mide como mucho {1} km de ancho y de alto.",
      ca: "Un polígon fa com a màxim {1} km d'ample i d'alt."),
    LocalizedText(
      en: "'q' has at most {1} letters: shorten it.",
      es: "'q' tiene como mucho {1} letras: acórtelo.",
      ca: "'q' té com a màxim {1} lletres: acurte'l."),
    LocalizedText(
      en: "This file has {1} bytes, and those of up to {2} are given.",
      es: "Este fichero tiene {1} bytes, y se dan los de hasta {2}.",
      ca: "Este fitxer té {1} bytes, i es donen els de fins a {2}."),
  ]

  /// Of what the service lacks for an answer.
  static let serviceQuestions: [LocalizedText] = [
    LocalizedText(
      en: "A place is needed: give lat and lon in degrees.",
      es: "Hace falta un lugar: dé lat y lon en grados.",
      ca: "Cal un lloc: done lat i lon en graus."),
    LocalizedText(
      en: "A route needs two places: give from and to as latitude,longitude.",
      es: "Un camino necesita dos lugares: dé from y to como latitud,longitud.",
      ca: "Un camí necessita dos llocs: done from i to com a latitud,longitud."),
    LocalizedText(
      en: "'{1}' is answered between two places alone: leave it out, or leave out 'via'.",
      es: "A '{1}' solo se responde entre dos lugares: quítelo, o quite 'via'.",
      ca: "A '{1}' només es respon entre dos llocs: lleve'l, o lleve 'via'."),
    LocalizedText(
      en: "A matrix needs places: give from and to as lists of [latitude, longitude].",
      es: "Una matriz necesita lugares: dé from y to como listas de [latitud, longitud].",
      ca: "Una matriu necessita llocs: done from i to com a llistes de [latitud, longitud]."),
    LocalizedText(
      en: "A trip needs stops: give a list of [latitude, longitude], or GeoJSON points.",
      es: "Un viaje necesita paradas: dé una lista de [latitud, longitud], o puntos de GeoJSON.",
      ca: "Un viatge necessita parades: done una llista de [latitud, longitud], o punts de GeoJSON."),
    LocalizedText(
      en: "'stops' is a list of [latitude, longitude], or GeoJSON points: {1}",
      es: "'stops' es una lista de [latitud, longitud], o puntos de GeoJSON: {1}",
      ca: "'stops' és una llista de [latitud, longitud], o punts de GeoJSON: {1}"),
    LocalizedText(
      en: "A round trip comes back to where it began: leave out 'to' or 'round'.",
      es: "Una vuelta acaba donde empezó: quite 'to' o 'round'.",
      ca: "Una volta acaba on va començar: lleve 'to' o 'round'."),
    LocalizedText(
      en: "Give one of length, minutes and dose, like length=5000.",
      es: "Dé uno de length, minutes y dose, como length=5000.",
      ca: "Done un de length, minutes i dose, com length=5000."),
    LocalizedText(
      en: "Give one of minutes, meters and dose, like minutes=5,10,15.",
      es: "Dé uno de minutes, meters y dose, como minutes=5,10,15.",
      ca: "Done un de minutes, meters i dose, com minutes=5,10,15."),
    LocalizedText(
      en: "'by' names the pollutant of a dose.", es: "'by' nombra el contaminante de una dosis.",
      ca: "'by' anomena el contaminant d'una dosi."),
    LocalizedText(
      en: "A dose is of one pollutant: 'by' is {1}.", es: "Una dosis es de un contaminante: 'by' es {1}.",
      ca: "Una dosi és d'un contaminant: 'by' és {1}."),
    LocalizedText(en: "'of' is least or fastest.", es: "'of' es least o fastest.", ca: "'of' és least o fastest."),
    LocalizedText(
      en: "'exclusion' is avoid or forbid.", es: "'exclusion' es avoid o forbid.", ca: "'exclusion' és avoid o forbid."),
    LocalizedText(
      en: "'exclude' takes latitude,longitude,metres, with ; between several, and a radius of 1 to {1} m.",
      es: "'exclude' quiere latitud,longitud,metros, con ; entre varios, y un radio de 1 a {1} m.",
      ca: "'exclude' vol latitud,longitud,metres, amb ; entre diversos, i un radi d'1 a {1} m."),
    LocalizedText(
      en: "'tolerance' needs 'moving_air'.", es: "'tolerance' necesita 'moving_air'.",
      ca: "'tolerance' necessita 'moving_air'."),
    LocalizedText(
      en: "'exclude_above' needs 'exclude_radius'.", es: "'exclude_above' necesita 'exclude_radius'.",
      ca: "'exclude_above' necessita 'exclude_radius'."),
    LocalizedText(
      en: "'{1}' is GeoJSON in a body: {2}", es: "'{1}' es GeoJSON en un cuerpo: {2}",
      ca: "'{1}' és GeoJSON en un cos: {2}"),
    LocalizedText(
      en: """
        '{1}' takes three corners or more: latitude,longitude,latitude,longitude with ; between several polygons, and \
        in a body rings of GeoJSON.
        """,
      es: """
        '{1}' quiere tres vértices o más: latitud,longitud,latitud,longitud con ; entre varios polígonos, y en un \
        cuerpo anillos de GeoJSON.
        """,
      ca: """
        '{1}' vol tres vèrtexs o més: latitud,longitud,latitud,longitud amb ; entre diversos polígons, i en un cos \
        anells de GeoJSON.
        """),
    LocalizedText(
      en: "It is not said what to look for: give q, or lat and lon, or a category.",
      es: "No se dice qué buscar: dé q, o lat y lon, o una categoría.",
      ca: "No es diu què s'ha de buscar: done q, o lat i lon, o una categoria."),
    LocalizedText(
      en: "A name is needed: give q.", es: "Hace falta un nombre: dé q.", ca: "Cal un nom: done q."),
    LocalizedText(
      en: "There is no such category: take one of {1}, or key=value.",
      es: "No hay tal categoría: tome una de {1}, o clave=valor.",
      ca: "No hi ha tal categoria: prenga'n una de {1}, o clau=valor."),
    LocalizedText(
      en: "The hour of a tile is now, or a time like 2026-03-02T08:00Z.",
      es: "La hora de una tesela es now, o una hora como 2026-03-02T08:00Z.",
      ca: "L'hora d'una tessel·la és now, o una hora com 2026-03-02T08:00Z."),
    LocalizedText(
      en: """
        A tile is zoom/x/y.{1}, with a zoom from {2} to {3}, and x and y from 0 to below 2 to the power of the zoom.
        """,
      es: """
        Una tesela es zoom/x/y.{1}, con un zoom de {2} a {3}, y x e y desde 0 y menores que 2 elevado al zoom.
        """,
      ca: """
        Una tessel·la és zoom/x/y.{1}, amb un zoom de {2} a {3}, i x i y des de 0 i menors que 2 elevat al zoom.
        """),
    LocalizedText(
      en: "'address' is where this server is found, like https://air.example.org.",
      es: "'address' es donde se encuentra este servidor, como https://air.example.org.",
      ca: "'address' és on es troba este servidor, com https://air.example.org."),
  ]

  /// Of what is not there.
  static let serviceAbsences: [LocalizedText] = [
    LocalizedText(
      en: "There is no such city here: take one of {1}.", es: "Aquí no hay tal ciudad: tome una de {1}.",
      ca: "Ací no hi ha tal ciutat: prenga'n una de {1}."),
    LocalizedText(
      en: "Several cities are served: say which with city=, one of {1}.",
      es: "Se sirven varias ciudades: diga cuál con city=, una de {1}.",
      ca: "Se servixen diverses ciutats: diga quina amb city=, una de {1}."),
    LocalizedText(
      en: "No city that is served lies there: /v1/cities says where they are.",
      es: "Ahí no queda ninguna ciudad de las que se sirven: /v1/cities dice dónde están.",
      ca: "Ahí no queda cap ciutat de les que se servixen: /v1/cities diu on són."),
    LocalizedText(
      en: "No street is within {1} m of this place: choose one nearer to a street.",
      es: "No hay ninguna calle a menos de {1} m de este lugar: elija uno más cerca de una calle.",
      ca: "No hi ha cap carrer a menys de {1} m d'este lloc: trie'n un més prop d'un carrer."),
    LocalizedText(
      en: "No street is within {1} m of '{2}': choose a place nearer to a street.",
      es: "No hay ninguna calle a menos de {1} m de '{2}': elija un lugar más cerca de una calle.",
      ca: "No hi ha cap carrer a menys de {1} m de '{2}': trie un lloc més prop d'un carrer."),
    LocalizedText(
      en: "The air of this hour is not ready for {1}.", es: "El aire de esta hora no está listo para {1}.",
      ca: "L'aire d'esta hora no està a punt per a {1}."),
    LocalizedText(
      en: """
        This server was started without reports: 'brisa serve --reports FOLDER' shows what 'brisa heatmap -o FOLDER' \
        writes.
        """,
      es: """
        Este servidor se inició sin informes: 'brisa serve --reports CARPETA' muestra lo que escribe 'brisa heatmap -o \
        CARPETA'.
        """,
      ca: """
        Este servidor es va iniciar sense informes: 'brisa serve --reports CARPETA' mostra el que escriu 'brisa heatmap \
        -o CARPETA'.
        """),
    LocalizedText(
      en: "There is no report yet that can be read: 'brisa heatmap -o FOLDER' writes them.",
      es: "Aún no hay ningún informe que se pueda leer: 'brisa heatmap -o CARPETA' los escribe.",
      ca: "Encara no hi ha cap informe que es puga llegir: 'brisa heatmap -o CARPETA' els escriu."),
    LocalizedText(
      en: "There is no such file among the reports: /v1/heatmap lists those of the newest hour.",
      es: "No hay tal fichero entre los informes: /v1/heatmap lista los de la última hora.",
      ca: "No hi ha tal fitxer entre els informes: /v1/heatmap llista els de l'última hora."),
    LocalizedText(
      en: "This file is being made anew: ask again in a moment.",
      es: "Este fichero se está haciendo de nuevo: vuelva a preguntar en un momento.",
      ca: "Este fitxer s'està fent de nou: torne a preguntar d'ací a un moment."),
    LocalizedText(
      en: "This tile would be transparent throughout: no city that is served has air there that is known.",
      es: "Esta tesela sería transparente entera: ninguna ciudad que se sirve tiene ahí aire conocido.",
      ca: "Esta tessel·la seria transparent del tot: cap ciutat que se servix té ahí aire conegut."),
    LocalizedText(
      en: "There is no such layer: take one of {1}.", es: "No hay tal capa: tome una de {1}.",
      ca: "No hi ha tal capa: prenga'n una de {1}."),
    LocalizedText(
      en: "This user may not listen at {1}: choose a port from 1024 on with --listen.",
      es: "Este usuario no puede escuchar en {1}: elija un puerto desde el 1024 con --listen.",
      ca: "Este usuari no pot escoltar en {1}: trie un port des del 1024 amb --listen."),
    LocalizedText(
      en: "Nobody can listen at {1}: is it an address of this machine?",
      es: "Nadie puede escuchar en {1}: ¿es una dirección de esta máquina?",
      ca: "Ningú pot escoltar en {1}: és una adreça d'esta màquina?"),
  ]
}
