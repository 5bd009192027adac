internal import AirData

extension Sentences {
  /// Of answers of feeds and of programs that nobody can use, and of files that sources read.
  static let feedAnswers: [LocalizedText] = [
    LocalizedText(
      en: "The answer of {1} cannot be used: {2}.",
      es: "La respuesta de {1} no se puede usar: {2}.",
      ca: "La resposta de {1} no es pot usar: {2}."),
    LocalizedText(en: "true or false", es: "true o false", ca: "true o false"),
    LocalizedText(
      en: "its bytes are no UTF-8", es: "sus bytes no son UTF-8", ca: "els seus bytes no són UTF-8"),
    LocalizedText(
      en: "byte {1} begins an unexpected character",
      es: "en el byte {1} empieza un carácter inesperado",
      ca: "en el byte {1} comença un caràcter inesperat"),
    LocalizedText(
      en: "byte {1} begins what is no number of JSON",
      es: "en el byte {1} empieza algo que no es un número de JSON",
      ca: "en el byte {1} comença una cosa que no és un nombre de JSON"),
    LocalizedText(
      en: "unexpected end of data at byte {1}",
      es: "acaba antes de tiempo, en el byte {1}",
      ca: "acaba abans d'hora, en el byte {1}"),
    LocalizedText(
      en: "it is larger than {1} bytes", es: "ocupa más de {1} bytes", ca: "ocupa més de {1} bytes"),
    LocalizedText(
      en: "it has more than {1} arrays and objects inside one another",
      es: "tiene más de {1} listas y objetos unos dentro de otros",
      ca: "té més de {1} llistes i objectes els uns dins dels altres"),
    LocalizedText(
      en: "it has more than {1} arrays and objects",
      es: "tiene más de {1} listas y objetos",
      ca: "té més de {1} llistes i objectes"),
    LocalizedText(
      en: "it has more than {1} values", es: "tiene más de {1} valores", ca: "té més de {1} valors"),
    LocalizedText(
      en: "it has a key that comes twice",
      es: "tiene una clave que aparece dos veces",
      ca: "té una clau que apareix dos vegades"),
    LocalizedText(
      en: "{1}: it has a key that comes twice",
      es: "{1}: tiene una clave que aparece dos veces",
      ca: "{1}: té una clau que apareix dos vegades"),
    LocalizedText(
      en: "has {1} places, but {2} were asked",
      es: "tiene {1} lugares, pero se pidieron {2}",
      ca: "té {1} llocs, però se'n van demanar {2}"),
    LocalizedText(
      en: "{1}: is of another place than the one that was asked",
      es: "{1}: es de otro lugar que el que se pidió",
      ca: "{1}: és d'un altre lloc que el que es va demanar"),
    LocalizedText(
      en: "{1}: is no time in seconds since 1970",
      es: "{1}: no es una hora en segundos desde 1970",
      ca: "{1}: no és una hora en segons des de 1970"),
    LocalizedText(
      en: "{1}: has no column named {2}",
      es: "{1}: no tiene ninguna columna llamada {2}",
      ca: "{1}: no té cap columna que es diga {2}"),
    LocalizedText(
      en: "{1} answered with error {2}.",
      es: "{1} respondió con el error {2}.",
      ca: "{1} va respondre amb l'error {2}."),
    LocalizedText(
      en: "{1} promises more records and sends none.",
      es: "{1} promete más registros y no envía ninguno.",
      ca: "{1} promet més registres i no n'envia cap."),
    LocalizedText(
      en: "{1} has more than {2} pages.", es: "{1} tiene más de {2} páginas.", ca: "{1} té més de {2} pàgines."),
    LocalizedText(
      en: "{1} refuses the question.", es: "{1} rechaza la pregunta.", ca: "{1} rebutja la pregunta."),
    LocalizedText(
      en: "{1} refuses the question ({2}).",
      es: "{1} rechaza la pregunta ({2}).",
      ca: "{1} rebutja la pregunta ({2})."),
    LocalizedText(
      en: "{1} was asked too often ({2}): ask again later.",
      es: "{1} ha recibido demasiadas preguntas ({2}): pregunte de nuevo más tarde.",
      ca: "{1} ha rebut massa preguntes ({2}): torne a preguntar més tard."),
    LocalizedText(
      en: "{1} says '{2}': ask again later.",
      es: "{1} dice '{2}': pregunte de nuevo más tarde.",
      ca: "{1} diu '{2}': torne a preguntar més tard."),
    LocalizedText(
      en: "{1} says '{2}': check the setting token.",
      es: "{1} dice '{2}': compruebe el ajuste token.",
      ca: "{1} diu '{2}': comprove l'ajust token."),
    LocalizedText(
      en: "'{1}' does not speak the protocol: {2} lines make no sense: {3}.",
      es: "'{1}' no habla el protocolo: {2} líneas no tienen sentido: {3}.",
      ca: "'{1}' no parla el protocol: {2} línies no tenen sentit: {3}."),
    LocalizedText(
      en: "'{1}' does not speak the protocol: 1 line makes no sense: {2}.",
      es: "'{1}' no habla el protocolo: 1 línea no tiene sentido: {2}.",
      ca: "'{1}' no parla el protocol: 1 línia no té sentit: {2}."),
    LocalizedText(
      en: "The network is asked for {1} days at most: ask for fewer.",
      es: "A la red se le piden {1} días como mucho: pida menos.",
      ca: "A la xarxa se li demanen {1} dies com a màxim: demane'n menys."),
    LocalizedText(
      en: "{1} lacks one of the columns station_id, lat and lon.",
      es: "A {1} le falta alguna de las columnas station_id, lat y lon.",
      ca: "A {1} li falta alguna de les columnes station_id, lat i lon."),
    LocalizedText(
      en: "{1} is no hourly file of the network: its second line names no station.",
      es: "{1} no es un fichero horario de la red: su segunda línea no nombra ninguna estación.",
      ca: "{1} no és un fitxer horari de la xarxa: la segona línia no anomena cap estació."),
    LocalizedText(
      en: "{1} is no hourly file of the network: line 4 does not begin with FECHA and HORA.",
      es: "{1} no es un fichero horario de la red: la línea 4 no empieza por FECHA y HORA.",
      ca: "{1} no és un fitxer horari de la xarxa: la línia 4 no comença per FECHA i HORA."),
    LocalizedText(
      en: "{1}: line 5 gives no known unit for {2}.",
      es: "{1}: la línea 5 no da ninguna unidad conocida para {2}.",
      ca: "{1}: la línia 5 no dona cap unitat coneguda per a {2}."),
    LocalizedText(
      en: "{1} has text behind a closing quote on line {2}.",
      es: "{1} tiene texto detrás de unas comillas de cierre en la línea {2}.",
      ca: "{1} té text darrere d'unes cometes de tancament en la línia {2}."),
    LocalizedText(
      en: "{1} has a row on line {2} that never ends: look for a missing quote or line end.",
      es: "{1} tiene en la línea {2} una fila que no acaba: busque unas comillas o un fin de línea que falten.",
      ca: "{1} té en la línia {2} una fila que no acaba: busque unes cometes o un final de línia que falten."),
  ]
}
