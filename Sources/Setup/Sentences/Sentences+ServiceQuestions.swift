internal import AirData

extension Sentences {
  /// Of parameters that are missing or cannot be taken.
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
      es: "'{1}' solo vale entre dos lugares: quítelo, o quite 'via'.",
      ca: "'{1}' només val entre dos llocs: lleve'l, o lleve 'via'."),
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
      en: "A dose is of one pollutant: 'by' is {1}.", es: "Una dosis es de un solo contaminante: 'by' es {1}.",
      ca: "Una dosi és d'un sol contaminant: 'by' és {1}."),
    LocalizedText(en: "'of' is least or fastest.", es: "'of' es least o fastest.", ca: "'of' és least o fastest."),
    LocalizedText(
      en: "'exclusion' is avoid or forbid.", es: "'exclusion' es avoid o forbid.", ca: "'exclusion' és avoid o forbid."),
    LocalizedText(
      en: "'exclude' takes latitude,longitude,metres, with ; between several, and a radius of 1 to {1} m.",
      es: "'exclude' admite latitud,longitud,metros, con ; entre varios, y un radio de 1 a {1} m.",
      ca: "'exclude' admet latitud,longitud,metres, amb ; entre diversos, i un radi d'1 a {1} m."),
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
        '{1}' admite tres vértices o más: latitud,longitud,latitud,longitud con ; entre varios polígonos, y en un \
        cuerpo anillos de GeoJSON.
        """,
      ca: """
        '{1}' admet tres vèrtexs o més: latitud,longitud,latitud,longitud amb ; entre diversos polígons, i en un cos \
        anells de GeoJSON.
        """),
    LocalizedText(
      en: "It is not said what to look for: give q, or lat and lon, or a category.",
      es: "Falta decir qué buscar: dé q, o lat y lon, o una categoría.",
      ca: "Falta dir què cal buscar: done q, o lat i lon, o una categoria."),
    LocalizedText(
      en: "A name is needed: give q.", es: "Hace falta un nombre: dé q.", ca: "Cal un nom: done q."),
    LocalizedText(
      en: "There is no such category: take one of {1}, or key=value.",
      es: "No existe esa categoría: tome una de {1}, o clave=valor.",
      ca: "No existix eixa categoria: prenga'n una de {1}, o clau=valor."),
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
}
