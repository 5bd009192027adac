internal import AirData

extension Sentences {
  /// What is wrong with a setting of a source, as the end of «Setting 'name' …».
  static let settings: [LocalizedText] = [
    LocalizedText(en: "must be a text", es: "debe ser un texto", ca: "ha de ser un text"),
    LocalizedText(en: "must be a path", es: "debe ser una ruta", ca: "ha de ser un camí"),
    LocalizedText(en: "must be a number", es: "debe ser un número", ca: "ha de ser un número"),
    LocalizedText(en: "must be a whole number", es: "debe ser un número entero", ca: "ha de ser un número enter"),
    LocalizedText(en: "must be true or false", es: "debe ser true o false", ca: "ha de ser true o false"),
    LocalizedText(en: "must be one of {1}", es: "debe ser uno de {1}", ca: "ha de ser un de {1}"),
    LocalizedText(
      en: "is used with kind {1} only", es: "solo se usa con kind {1}", ca: "només s'usa amb kind {1}"),
    LocalizedText(
      en: "must be given: the file to read", es: "se tiene que dar: el fichero que se lee",
      ca: "s'ha de donar: el fitxer que es llig"),
    LocalizedText(
      en: "must be given: the address to read", es: "se tiene que dar: la dirección que se lee",
      ca: "s'ha de donar: l'adreça que es llig"),
    LocalizedText(
      en: "must be given: the folder with the hourly files",
      es: "se tiene que dar: la carpeta con los ficheros horarios",
      ca: "s'ha de donar: la carpeta amb els fitxers horaris"),
    LocalizedText(en: "cannot be used: {1}", es: "no se puede usar: {1}", ca: "no es pot usar: {1}"),
    LocalizedText(
      en: "cannot be used: {1} is not encrypted: use https://, or set allow_plain_http: true",
      es: "no se puede usar: {1} no está cifrada; use https://, o ponga allow_plain_http: true",
      ca: "no es pot usar: {1} no està xifrada; use https://, o pose allow_plain_http: true"),
    LocalizedText(
      en: "cannot be used: Addresses begin with https://, not with {1}://",
      es: "no se puede usar: las direcciones empiezan por https://, no por {1}://",
      ca: "no es pot usar: les adreces comencen per https://, no per {1}://"),
    LocalizedText(
      en: "cannot be used: The address is no URL: write it like https://example.org/air.csv",
      es: "no se puede usar: la dirección no es una URL; escríbala como https://example.org/air.csv",
      ca: "no es pot usar: l'adreça no és cap URL; escriga-la com https://example.org/air.csv"),
    LocalizedText(en: "is empty: give a path", es: "está vacío: dé una ruta", ca: "està buit: done un camí"),
    LocalizedText(
      en: "has a quote that is never closed", es: "abre unas comillas que no se cierran",
      ca: "obri unes cometes que no es tanquen"),
    LocalizedText(
      en: "is a secret and must not be written here: write env:NAME for a variable of the environment or file:PATH "
        + "for a file",
      es: "es un secreto y no se debe escribir aquí: escriba env:NOMBRE para una variable del entorno o file:RUTA "
        + "para un fichero",
      ca: "és un secret i no s'ha d'escriure ací: escriga env:NOM per a una variable de l'entorn o file:CAMÍ per a "
        + "un fitxer"),
    LocalizedText(
      en: "says env: without the name of a variable: write env:NAME for a variable of the environment or file:PATH "
        + "for a file",
      es: "dice env: sin el nombre de una variable: escriba env:NOMBRE para una variable del entorno o file:RUTA para "
        + "un fichero",
      ca: "diu env: sense el nom d'una variable: escriga env:NOM per a una variable de l'entorn o file:CAMÍ per a un "
        + "fitxer"),
    LocalizedText(
      en: "says file: without the path of a file: write env:NAME for a variable of the environment or file:PATH for "
        + "a file",
      es: "dice file: sin la ruta de un fichero: escriba env:NOMBRE para una variable del entorno o file:RUTA para un "
        + "fichero",
      ca: "diu file: sense el camí d'un fitxer: escriga env:NOM per a una variable de l'entorn o file:CAMÍ per a un "
        + "fitxer"),
  ]

  /// Of secrets that are not where the configuration says, as the end of «Setting 'name' …».
  static let secrets: [LocalizedText] = [
    LocalizedText(
      en: "takes its value from the environment variable {1}, which is not set: export it",
      es: "toma su valor de la variable de entorno {1}, que no está definida: expórtela",
      ca: "pren el seu valor de la variable d'entorn {1}, que no està definida: exporte-la"),
    LocalizedText(
      en: "takes its value from the environment variable {1}, which is empty: put the key there",
      es: "toma su valor de la variable de entorno {1}, que está vacía: ponga ahí la clave",
      ca: "pren el seu valor de la variable d'entorn {1}, que està buida: pose-hi la clau"),
    LocalizedText(
      en: "takes its value from the environment variable {1}, which holds more than one line: leave only the key there",
      es: "toma su valor de la variable de entorno {1}, que tiene más de una línea: deje ahí solo la clave",
      ca: "pren el seu valor de la variable d'entorn {1}, que té més d'una línia: deixe-hi només la clau"),
    LocalizedText(
      en: "takes its value from the file '{1}', which cannot be read: check the path and its permissions",
      es: "toma su valor del fichero '{1}', que no se puede leer: compruebe la ruta y sus permisos",
      ca: "pren el seu valor del fitxer '{1}', que no es pot llegir: comprove el camí i els seus permisos"),
    LocalizedText(
      en: "takes its value from the file '{1}', which is no text",
      es: "toma su valor del fichero '{1}', que no es texto",
      ca: "pren el seu valor del fitxer '{1}', que no és text"),
    LocalizedText(
      en: "takes its value from the file '{1}', which is empty: put the key there",
      es: "toma su valor del fichero '{1}', que está vacío: ponga ahí la clave",
      ca: "pren el seu valor del fitxer '{1}', que està buit: pose-hi la clau"),
    LocalizedText(
      en: "takes its value from the file '{1}', which holds more than one line: leave only the key there",
      es: "toma su valor del fichero '{1}', que tiene más de una línea: deje ahí solo la clave",
      ca: "pren el seu valor del fitxer '{1}', que té més d'una línia: deixe-hi només la clau"),
  ]
}
