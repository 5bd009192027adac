internal import AirData

extension Sentences {
  /// Of questions that the service does not answer, and of addresses that it cannot listen at.
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
      en: "'{1}' of the address cannot be read: its percent codes make no text, and a percent sign is written %25.",
      es:
        "'{1}' de la dirección no se puede leer: sus códigos de porcentaje no forman ningún texto, y un signo de "
        + "porcentaje se escribe %25.",
      ca:
        "'{1}' de l'adreça no es pot llegir: els seus codis de percentatge no formen cap text, i un signe de "
        + "percentatge s'escriu %25."),
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
      es: "'{1}' admite un número de {2} a {3}.",
      ca: "'{1}' admet un nombre de {2} a {3}."),
    LocalizedText(
      en: "'{1}' takes a whole number from {2} to {3}.",
      es: "'{1}' admite un número entero de {2} a {3}.",
      ca: "'{1}' admet un nombre enter de {2} a {3}."),
    LocalizedText(
      en: "'{1}' takes numbers above 0 and up to {2}, with commas between.",
      es: "'{1}' admite números mayores que 0 y de hasta {2}, separados por comas.",
      ca: "'{1}' admet nombres majors que 0 i de fins a {2}, separats per comes."),
    LocalizedText(
      en: "'{1}' takes west,south,east,north in degrees.",
      es: "'{1}' admite oeste,sur,este,norte en grados.",
      ca: "'{1}' admet oest,sud,est,nord en graus."),
    LocalizedText(
      en: "'{1}' reaches over the 180th meridian, where it has to end: give the part on one side of it.",
      es: "'{1}' pasa del meridiano 180, donde debe acabar: dé la parte que está a un lado.",
      ca: "'{1}' passa del meridià 180, on ha d'acabar: done la part que està a un costat."),
    LocalizedText(en: "'{1}' is true or false.", es: "'{1}' es true o false.", ca: "'{1}' és true o false."),
    LocalizedText(en: "'{1}' is one of {2}.", es: "'{1}' es uno de {2}.", ca: "'{1}' és un de {2}."),
    LocalizedText(
      en: "'{1}' is not answered here: ask with {2}.",
      es: "A '{1}' no se responde aquí: pregunte con {2}.",
      ca: "A '{1}' no es respon ací: pregunte amb {2}."),
    LocalizedText(
      en: "'to' comes after 'from', and the hours that they lie in are at most {1}.",
      es: "'to' va después de 'from', y las horas en las que caen son a lo sumo {1}.",
      ca: "'to' va després de 'from', i les hores en què cauen són com a màxim {1}."),
    LocalizedText(
      en: "This user may not listen at {1}: choose a port from 1024 on with --listen.",
      es: "Este usuario no puede escuchar en {1}: elija un puerto desde el 1024 con --listen.",
      ca: "Este usuari no pot escoltar en {1}: trie un port des del 1024 amb --listen."),
    LocalizedText(
      en: "Nobody can listen at {1}: is it an address of this machine?",
      es: "Nadie puede escuchar en {1}: ¿es una dirección de esta máquina?",
      ca: "Ningú no pot escoltar en {1}: és una adreça d'esta màquina?"),
  ]
}
