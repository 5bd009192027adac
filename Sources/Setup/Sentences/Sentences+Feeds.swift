internal import AirData

extension Sentences {
  /// Of feeds and of programs that are sources: what they do when they are asked.
  static let feeds: [LocalizedText] = [
    LocalizedText(
      en: "{1} answered with status {2}.",
      es: "{1} respondió con el estado {2}.",
      ca: "{1} va respondre amb l'estat {2}."),
    LocalizedText(
      en: "{1} ended its answer too early.",
      es: "{1} terminó su respuesta antes de tiempo.",
      ca: "{1} va acabar la seua resposta abans d'hora."),
    LocalizedText(
      en: "{1} broke the connection.",
      es: "{1} cortó la conexión.",
      ca: "{1} va tallar la connexió."),
    LocalizedText(
      en: "{1} has no valid TLS certificate.",
      es: "{1} no tiene un certificado TLS válido.",
      ca: "{1} no té cap certificat TLS vàlid."),
    LocalizedText(
      en: "{1} sent an answer that cannot be decompressed.",
      es: "{1} envió una respuesta que no se puede descomprimir.",
      ca: "{1} va enviar una resposta que no es pot descomprimir."),
    LocalizedText(
      en: "{1} did not answer: {2}.",
      es: "{1} no ha respondido: {2}.",
      ca: "{1} no ha respost: {2}."),
    LocalizedText(
      en: "{1} did not take a connection within {2} seconds.",
      es: "{1} no ha aceptado la conexión en {2} segundos.",
      ca: "{1} no ha acceptat la connexió en {2} segons."),
    LocalizedText(
      en: "{1} did not answer within {2} seconds.",
      es: "{1} no ha respondido en {2} segundos.",
      ca: "{1} no ha respost en {2} segons."),
    LocalizedText(
      en: "{1} redirects more than {2} times.",
      es: "{1} redirige más de {2} veces.",
      ca: "{1} redirigix més de {2} vegades."),
    LocalizedText(
      en: "{1} redirects to an address that is not encrypted, which is refused.",
      es: "{1} redirige a una dirección sin cifrar, y eso se rechaza.",
      ca: "{1} redirigix a una adreça sense xifrar, i això es rebutja."),
    LocalizedText(
      en: "{1} redirects to another address: {2}",
      es: "{1} redirige a otra dirección: {2}",
      ca: "{1} redirigix a una altra adreça: {2}"),
    LocalizedText(
      en: "{1} is not encrypted: use https://.",
      es: "{1} no está cifrada: use https://.",
      ca: "{1} no està xifrada: use https://."),
    LocalizedText(
      en: "Addresses begin with https://, not with {1}://.",
      es: "Las direcciones empiezan por https://, no por {1}://.",
      ca: "Les adreces comencen per https://, no per {1}://."),
    LocalizedText(
      en: "The address is no URL: write it like https://example.org/air.csv.",
      es: "La dirección no es una URL: escríbala como https://example.org/air.csv.",
      ca: "L'adreça no és cap URL: escriga-la com https://example.org/air.csv."),
    LocalizedText(
      en: "{1} sent more than {2} bytes.",
      es: "{1} envió más de {2} bytes.",
      ca: "{1} va enviar més de {2} bytes."),
    LocalizedText(
      en: "{1} sent an answer that unpacks to more than {2} times its size.",
      es: "{1} envió una respuesta que, descomprimida, pasa de {2} veces su tamaño.",
      ca: "{1} va enviar una resposta que, descomprimida, passa de {2} vegades la seua grandària."),
    LocalizedText(
      en: "{1} sent too many header fields.",
      es: "{1} envió demasiados campos de cabecera.",
      ca: "{1} va enviar massa camps de capçalera."),
    LocalizedText(
      en: "{1} was asked too often: ask again later.",
      es: "{1} ha recibido demasiadas preguntas: pregunte de nuevo más tarde.",
      ca: "{1} ha rebut massa preguntes: torne a preguntar més tard."),
    LocalizedText(
      en: "{1} refuses for having been asked too often: ask again later.",
      es: "{1} no contesta por haber recibido demasiadas preguntas: pregunte de nuevo más tarde.",
      ca: "{1} no contesta perquè ha rebut massa preguntes: torne a preguntar més tard."),
    LocalizedText(
      en: "{1} refuses for having been asked too often: ask again at {2}.",
      es: "{1} no contesta por haber recibido demasiadas preguntas: pregunte de nuevo el {2}.",
      ca: "{1} no contesta perquè ha rebut massa preguntes: torne a preguntar el {2}."),
    LocalizedText(
      en: "{1} does not let this source in: check {2}.",
      es: "{1} no deja entrar a esta fuente: compruebe {2}.",
      ca: "{1} no deixa entrar esta font: comprove {2}."),
    LocalizedText(
      en: "the setting {1}",
      es: "el ajuste {1}",
      ca: "l'ajust {1}"),
    LocalizedText(
      en: "Its feed refuses for having been asked too often: collect the same time again later.",
      es: "Su servicio no contesta por haber recibido demasiadas preguntas: recoja el mismo periodo más tarde.",
      ca: "El seu servici no contesta perquè ha rebut massa preguntes: reculla el mateix període més tard."),
    LocalizedText(
      en: "Its feed may not be asked any further now: collect the same time again then.",
      es: "Ahora ya no se puede preguntar más a su servicio: recoja el mismo periodo más tarde.",
      ca: "Ara ja no es pot preguntar més al seu servici: reculla el mateix període més tard."),
    LocalizedText(
      en: "Its feed may not be asked any further before {1}: collect the same time again then.",
      es: "No se puede preguntar más a su servicio antes del {1}: recoja entonces el mismo periodo.",
      ca: "No es pot preguntar més al seu servici abans del {1}: reculla aleshores el mateix període."),
    LocalizedText(
      en: "'{1}' was stopped.",
      es: "'{1}' se ha detenido.",
      ca: "'{1}' s'ha aturat."),
    LocalizedText(
      en: "'{1}' crashed with {2}.",
      es: "'{1}' ha fallado con {2}.",
      ca: "'{1}' ha fallat amb {2}."),
    LocalizedText(
      en: "'{1}' crashed with {2}; the last line of its log: {3}.",
      es: "'{1}' ha fallado con {2}; la última línea de su registro: {3}.",
      ca: "'{1}' ha fallat amb {2}; l'última línia del seu registre: {3}."),
    LocalizedText(
      en: "'{1}' ended too early: its last line must be {2}.",
      es: "'{1}' ha terminado antes de tiempo: su última línea debe ser {2}.",
      ca: "'{1}' ha acabat abans d'hora: la seua última línia ha de ser {2}."),
    LocalizedText(
      en: "'{1}' ended too early: its last line must be {2}; the last line of its log: {3}.",
      es: "'{1}' ha terminado antes de tiempo: su última línea debe ser {2}; la última línea de su registro: {3}.",
      ca: "'{1}' ha acabat abans d'hora: la seua última línia ha de ser {2}; l'última línia del seu registre: {3}."),
    LocalizedText(
      en: "'{1}' wrote {2} and was stopped.",
      es: "'{1}' ha escrito {2} y se ha detenido.",
      ca: "'{1}' ha escrit {2} i s'ha aturat."),
    LocalizedText(
      en: "'{1}' wrote {2} and was stopped; the last line of its log: {3}.",
      es: "'{1}' ha escrito {2} y se ha detenido; la última línea de su registro: {3}.",
      ca: "'{1}' ha escrit {2} i s'ha aturat; l'última línia del seu registre: {3}."),
    LocalizedText(
      en: "'{1}' wrote no handshake line within {2} seconds: print it before anything else.",
      es: "'{1}' no ha escrito una línea de saludo en {2} segundos: imprímala antes que nada.",
      ca: "'{1}' no ha escrit cap línia de salutació en {2} segons: imprimisca-la abans que res."),
    LocalizedText(
      en: """
        '{1}' wrote no handshake line within {2} seconds: print it before anything else; the last line of \
        its log: {3}.
        """,
      es: """
        '{1}' no ha escrito una línea de saludo en {2} segundos: imprímala antes que nada; la última línea \
        de su registro: {3}.
        """,
      ca: """
        '{1}' no ha escrit cap línia de salutació en {2} segons: imprimisca-la abans que res; l'última \
        línia del seu registre: {3}.
        """),
    LocalizedText(
      en: "'{1}' ended without a handshake line; the last line of its log: {2}.",
      es: "'{1}' ha acabado sin línea de saludo; la última línea de su registro: {2}.",
      ca: "'{1}' ha acabat sense línia de salutació; l'última línia del seu registre: {2}."),
    LocalizedText(
      en: "status {1}",
      es: "el estado {1}",
      ca: "l'estat {1}"),
    LocalizedText(
      en: "signal {1}",
      es: "la señal {1}",
      ca: "el senyal {1}"),
    LocalizedText(
      en: "more than {1} MiB",
      es: "más de {1} MiB",
      ca: "més de {1} MiB"),
    LocalizedText(
      en: "a line of more than {1} KiB",
      es: "una línea de más de {1} KiB",
      ca: "una línia de més de {1} KiB"),
    LocalizedText(
      en: "more than {1} lines",
      es: "más de {1} líneas",
      ca: "més de {1} línies"),
    LocalizedText(
      en: "{1}: the header lacks {2}; it has {3}.",
      es: "{1}: a la cabecera le falta {2}; tiene {3}.",
      ca: "{1}: a la capçalera li falta {2}; té {3}."),
    LocalizedText(
      en: "{1} (or one column per pollutant, like no2)",
      es: "{1} (o una columna por contaminante, como no2)",
      ca: "{1} (o una columna per contaminant, com no2)"),
    LocalizedText(
      en: "{1}: the column '{2}' has a unit that is unknown or unfit for {3}.",
      es: "{1}: la columna '{2}' tiene una unidad desconocida o que no sirve para {3}.",
      ca: "{1}: la columna '{2}' té una unitat desconeguda o que no servix per a {3}."),
    LocalizedText(
      en: "{1}: there are two columns for {2}: remove one.",
      es: "{1}: hay dos columnas para {2}: quite una.",
      ca: "{1}: hi ha dos columnes per a {2}: lleve'n una."),
    LocalizedText(
      en: "A typical day is asked for {1} days at once: ask for fewer.",
      es: "Se piden {1} días de una vez a un día típico: pida menos.",
      ca: "Es demanen {1} dies d'una vegada a un dia típic: demane'n menys."),
  ]
}
