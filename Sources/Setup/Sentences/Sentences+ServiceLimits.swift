internal import AirData

extension Sentences {
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
      en: "The body is packed, which is not read: send it without Content-Encoding.",
      es: "El cuerpo viene comprimido, y así no se lee: mándelo sin Content-Encoding.",
      ca: "El cos ve comprimit, i així no es llig: envie'l sense Content-Encoding."),
    LocalizedText(
      en: "There is more to do than this server can: ask again in a moment.",
      es: "Hay más trabajo del que este servidor puede hacer: vuelva a preguntar en un momento.",
      ca: "Hi ha més faena de la que este servidor pot fer: torne a preguntar d'ací a un moment."),
    LocalizedText(
      en: "The answer was given up, since your side of the connection is closed or the service ends: ask again, and "
        + "keep the connection open until the answer is there.",
      es: "Se ha abandonado la respuesta, porque su lado de la conexión está cerrado o el servicio termina: vuelva a "
        + "preguntar, y mantenga abierta la conexión hasta que llegue la respuesta.",
      ca: "S'ha abandonat la resposta, perquè el seu costat de la connexió està tancat o el servici acaba: torne a "
        + "preguntar, i mantinga oberta la connexió fins que arribe la resposta."),
    LocalizedText(
      en: "'{1}' has {2} places, and {3} are taken at most.",
      es: "'{1}' tiene {2} lugares, y se admiten {3} como mucho.",
      ca: "'{1}' té {2} llocs, i se n'admeten {3} com a màxim."),
    LocalizedText(
      en: "The trip has {1} stops, and {2} are taken at most.",
      es: "El viaje tiene {1} paradas, y se admiten {2} como mucho.",
      ca: "El viatge té {1} parades, i se n'admeten {2} com a màxim."),
    LocalizedText(
      en: "The way goes through {1} places, and {2} are taken at most.",
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
}
