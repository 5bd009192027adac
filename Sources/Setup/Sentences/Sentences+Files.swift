internal import AirData

extension Sentences {
  /// Of files and folders that cannot be read or written.
  static let files: [LocalizedText] = [
    LocalizedText(
      en: "There is no file '{1}': check the path.",
      es: "No existe el fichero '{1}': compruebe la ruta.",
      ca: "No existix el fitxer '{1}': comprove el camí."),
    LocalizedText(
      en: "There is no file '{1}' that can be read: check its path.",
      es: "No hay ningún fichero '{1}' que se pueda leer: compruebe su ruta.",
      ca: "No hi ha cap fitxer '{1}' que es puga llegir: comprove'n el camí."),
    LocalizedText(
      en: "There is no folder '{1}': check the path.",
      es: "No existe la carpeta '{1}': compruebe la ruta.",
      ca: "No existix la carpeta '{1}': comprove el camí."),
    LocalizedText(
      en: "'{1}' is a folder: name the file in it.",
      es: "'{1}' es una carpeta: indique el fichero que hay en ella.",
      ca: "'{1}' és una carpeta: indique el fitxer que hi ha dins."),
    LocalizedText(
      en: "'{1}' is a folder: name a file for what is written.",
      es: "'{1}' es una carpeta: indique un fichero para lo que se escribe.",
      ca: "'{1}' és una carpeta: indique un fitxer per al que s'escriu."),
    LocalizedText(
      en: "'{1}' cannot be read: check its permissions.",
      es: "'{1}' no se puede leer: compruebe sus permisos.",
      ca: "'{1}' no es pot llegir: comprove'n els permisos."),
    LocalizedText(
      en: "'{1}' cannot be read: check that it is a file.",
      es: "'{1}' no se puede leer: compruebe que es un fichero.",
      ca: "'{1}' no es pot llegir: comprove que és un fitxer."),
    LocalizedText(
      en: "'{1}' cannot be written: check that its folder exists and has room.",
      es: "'{1}' no se puede escribir: compruebe que su carpeta existe y tiene espacio.",
      ca: "'{1}' no es pot escriure: comprove que la carpeta existix i té espai."),
    LocalizedText(
      en: "'{1}' cannot be written ({2}): check that its folder exists and has room.",
      es: "'{1}' no se puede escribir ({2}): compruebe que su carpeta existe y tiene espacio.",
      ca: "'{1}' no es pot escriure ({2}): comprove que la carpeta existix i té espai."),
    LocalizedText(
      en: "'{1}' cannot be written: check that its folder is yours and has room.",
      es: "'{1}' no se puede escribir: compruebe que su carpeta es suya y tiene espacio.",
      ca: "'{1}' no es pot escriure: comprove que la carpeta és seua i té espai."),
    LocalizedText(
      en: "'{1}' is larger than {2} MiB: check that it is the right file.",
      es: "'{1}' pasa de {2} MiB: compruebe que es el fichero correcto.",
      ca: "'{1}' passa de {2} MiB: comprove que és el fitxer correcte."),
    LocalizedText(
      en: "'{1}' is no text in UTF-8: save it as UTF-8, or check that it is the right file.",
      es: "'{1}' no es texto en UTF-8: guárdelo en UTF-8, o compruebe que es el fichero correcto.",
      ca: "'{1}' no és text en UTF-8: guarde'l en UTF-8, o comprove que és el fitxer correcte."),
    LocalizedText(
      en: "'{1}' is a pipe that nobody reads: start what is to read it first.",
      es: "'{1}' es una tubería que nadie lee: arranque primero lo que la va a leer.",
      ca: "'{1}' és una canonada que ningú no llig: engegue primer el que l'ha de llegir."),
    LocalizedText(
      en: "'{1}' is an input of this very command and would be lost: name another file for what is written.",
      es: "'{1}' es una entrada de esta misma orden y se perdería: indique otro fichero para lo que se escribe.",
      ca: "'{1}' és una entrada d'esta mateixa orde i es perdria: indique un altre fitxer per al que s'escriu."),
    LocalizedText(
      en: "'{1}' is there already: name another with -o, or replace it with --force.",
      es: "'{1}' ya existe: indique otro con -o, o sustitúyalo con --force.",
      ca: "'{1}' ja existix: indique'n un altre amb -o, o substituïsca'l amb --force."),
    LocalizedText(
      en: "'{1}' is in use by another program: try again when that has ended.",
      es: "Otro programa está usando '{1}': vuelva a probar cuando acabe.",
      ca: "Un altre programa està usant '{1}': torne a provar quan acabe."),
    LocalizedText(
      en: "Standard output cannot be written: it is closed, or its disk is full.",
      es: "La salida estándar no se puede escribir: está cerrada, o su disco está lleno.",
      ca: "L'eixida estàndard no es pot escriure: està tancada, o el seu disc està ple."),
    LocalizedText(
      en: "The folder '{1}' cannot be made: check its path and permissions.",
      es: "La carpeta '{1}' no se puede crear: compruebe su ruta y sus permisos.",
      ca: "La carpeta '{1}' no es pot crear: comprove'n el camí i els permisos."),
    LocalizedText(
      en: "The folder '{1}' cannot be read: check its path and permissions.",
      es: "La carpeta '{1}' no se puede leer: compruebe su ruta y sus permisos.",
      ca: "La carpeta '{1}' no es pot llegir: comprove'n el camí i els permisos."),
    LocalizedText(
      en: """
        '{1}' of this folder was not read, since {2} and it may have programs run: look through it, and name it \
        with --config {3} if all is well.
        """,
      es: """
        No se ha leído '{1}' de esta carpeta, porque {2} y puede hacer que se ejecuten programas: revíselo, e \
        indíquelo con --config {3} si todo está bien.
        """,
      ca: """
        No s'ha llegit '{1}' d'esta carpeta, perquè {2} i pot fer que s'executen programes: revise'l, i indique'l \
        amb --config {3} si tot és correcte.
        """),
    LocalizedText(
      en: "This process is granted {1} MiB of memory (ulimit -v), and Brisa needs {2} MiB: raise the limit.",
      es: "Este proceso solo dispone de {1} MiB de memoria (ulimit -v) y Brisa necesita {2} MiB: suba el límite.",
      ca: "Este procés només disposa de {1} MiB de memòria (ulimit -v) i Brisa en necessita {2} MiB: apuge el límit."),
    LocalizedText(
      en: "This process is granted {1} KiB of stack (ulimit -s), and Brisa needs {2} KiB: raise the limit.",
      es: "Este proceso solo dispone de {1} KiB de pila (ulimit -s) y Brisa necesita {2} KiB: suba el límite.",
      ca: "Este procés només disposa de {1} KiB de pila (ulimit -s) i Brisa en necessita {2} KiB: apuge el límit."),
    LocalizedText(
      en: "{1} is empty: it needs a header line and rows.",
      es: "{1} está vacío: necesita una línea de cabecera y filas.",
      ca: "{1} està buit: necessita una línia de capçalera i files."),
    LocalizedText(
      en: "{1} is no text: line {2} holds control characters.",
      es: "{1} no es texto: la línea {2} tiene caracteres de control.",
      ca: "{1} no és text: la línia {2} té caràcters de control."),
    LocalizedText(
      en: "{1} is UTF-16: save it as UTF-8.",
      es: "{1} es UTF-16: guárdelo como UTF-8.",
      ca: "{1} és UTF-16: guarde'l com a UTF-8."),
    LocalizedText(
      en: "{1} has a quote on line {2} that is never closed.",
      es: "{1} abre unas comillas en la línea {2} que no se cierran.",
      ca: "{1} obri unes cometes en la línia {2} que no es tanquen."),
    LocalizedText(
      en: "{1} has two columns named '{2}': rename one.",
      es: "{1} tiene dos columnas llamadas '{2}': cambie el nombre de una.",
      ca: "{1} té dos columnes que es diuen '{2}': canvie el nom d'una."),
    LocalizedText(
      en: "{1} lacks a column: the header of a list of circles is lat,lon,metres.",
      es: "{1} no tiene todas las columnas: la cabecera de una lista de círculos es lat,lon,metres.",
      ca: "{1} no té totes les columnes: la capçalera d'una llista de cercles és lat,lon,metres."),
    LocalizedText(
      en: "'{1}' is {2}, which would be lost: name another file for what is written.",
      es: "'{1}' es {2}, que se perdería: indique otro fichero para lo que se escribe.",
      ca: "'{1}' és {2}, que es perdria: indique un altre fitxer per al que s'escriu."),
    LocalizedText(
      en: "an archive",
      es: "un archivo de lecturas",
      ca: "un arxiu de lectures"),
    LocalizedText(
      en: "an OpenStreetMap extract ends in .osm.pbf, .osm, .osm.bz2 or .osm.gz",
      es: "un extracto de OpenStreetMap termina en .osm.pbf, .osm, .osm.bz2 o .osm.gz",
      ca: "un extracte d'OpenStreetMap acaba en .osm.pbf, .osm, .osm.bz2 o .osm.gz"),
    LocalizedText(
      en: "'{1}', line {2}: {3}",
      es: "'{1}', línea {2}: {3}",
      ca: "'{1}', línia {2}: {3}"),
    LocalizedText(
      en: "Only {1} files may be open at once and {2} are needed: raise the limit, as with ulimit -n 1024.",
      es: "Solo pueden estar abiertos {1} ficheros a la vez y hacen falta "
        + "{2}: suba el límite, como con ulimit -n 1024.",
      ca: "Només poden estar oberts {1} fitxers alhora i en calen {2}: apuge el límit, com amb ulimit -n 1024."),
    LocalizedText(
      en: "The file that is written has no name: give it one.",
      es: "El fichero que se escribe no tiene nombre: dele uno.",
      ca: "El fitxer que s'escriu no té nom: done-li'n un."),
    LocalizedText(
      en: "The folder has no name: give it one.",
      es: "La carpeta no tiene nombre: dele uno.",
      ca: "La carpeta no té nom: done-li'n un."),
    LocalizedText(
      en: "{1} is no table of circles.",
      es: "{1} no es una tabla de círculos.",
      ca: "{1} no és una taula de cercles."),
    LocalizedText(
      en: "a street network",
      es: "una red de calles",
      ca: "una xarxa de carrers"),
    LocalizedText(
      en: "'{1}' belongs to {2}",
      es: "'{1}' es de {2}",
      ca: "'{1}' és de {2}"),
    LocalizedText(
      en: "anyone may write to '{1}'",
      es: "cualquiera puede escribir en '{1}'",
      ca: "qualsevol pot escriure en '{1}'"),
  ]
}
