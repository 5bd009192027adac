internal import AirData

extension Sentences {
  /// Of archives, calibrations and collecting.
  static let archives: [LocalizedText] = [
    LocalizedText(
      en: "'{1}' is no archive of Brisa: name another file with 'archive:' (or --archive).",
      es: "'{1}' no es un archivo de Brisa: indique otro con 'archive:' (o --archive).",
      ca: "'{1}' no és un arxiu de Brisa: indique'n un altre amb 'archive:' (o --archive)."),
    LocalizedText(
      en: "'{1}' is no archive of Brisa yet, only begun, as a full disk leaves it: brisa sync continues it.",
      es: """
        '{1}' aún no es un archivo de Brisa, solo está empezado, como lo deja un disco lleno: brisa sync lo \
        continúa.
        """,
      ca: """
        '{1}' encara no és un arxiu de Brisa, només està començat, com el deixa un disc ple: brisa sync el \
        continua.
        """),
    LocalizedText(
      en: "'{1}' is a folder: name a file for the archive.",
      es: "'{1}' es una carpeta: indique un fichero para el archivo.",
      ca: "'{1}' és una carpeta: indique un fitxer per a l'arxiu."),
    LocalizedText(
      en: "'{1}' is a pipe or a device: name a file for the archive.",
      es: "'{1}' es una tubería o un dispositivo: indique un fichero para el archivo.",
      ca: "'{1}' és una canonada o un dispositiu: indique un fitxer per a l'arxiu."),
    LocalizedText(
      en: "'{1}' was written by a newer Brisa: update the program, or name another archive.",
      es: "'{1}' lo escribió una Brisa más nueva: actualice el programa, o indique otro archivo.",
      ca: "'{1}' el va escriure una Brisa més nova: actualitze el programa, o indique un altre arxiu."),
    LocalizedText(
      en: """
        It is not said where the archive lies: set 'archive' in the configuration (or --archive), or the city's 'name' \
        and HOME, and collect readings into it with brisa sync.
        """,
      es: """
        Falta decir dónde está el archivo: ponga 'archive' en la configuración (o --archive), o el 'name' de la ciudad \
        y HOME, y recoja en él lecturas con brisa sync.
        """,
      ca: """
        Falta dir on és l'arxiu: pose 'archive' en la configuració (o --archive), o el 'name' de la ciutat i HOME, i \
        reculla-hi lectures amb brisa sync.
        """),
    LocalizedText(
      en: "There is no archive '{1}' yet: collect with brisa sync.",
      es: "Aún no hay archivo '{1}': recoja datos con brisa sync.",
      ca: "Encara no hi ha arxiu '{1}': reculla dades amb brisa sync."),
    LocalizedText(
      en: "The archive '{1}' has gone since the last run: put it back, or start brisa sync again for a new one.",
      es: """
        El archivo '{1}' ya no está desde la última vez: devuélvalo a su sitio, o inicie de nuevo brisa sync para \
        empezar otro.
        """,
      ca: """
        L'arxiu '{1}' ja no hi és des de l'última vegada: torne'l al seu lloc, o inicie de nou brisa sync per a \
        començar-ne un altre.
        """),
    LocalizedText(
      en: "The archive '{1}' was removed or replaced while it was written: collect the same time again.",
      es: "El archivo '{1}' se borró o se sustituyó mientras se escribía: recoja de nuevo el mismo periodo.",
      ca: "L'arxiu '{1}' es va esborrar o substituir mentre s'escrivia: torne a recollir el mateix període."),
    LocalizedText(
      en: """
        The archive '{1}' has too little to calibrate {2}: it needs {3} days with hours in which {4} stations \
        measured it; collect more with brisa sync --from --to, or name a longer time.
        """,
      es: """
        El archivo '{1}' no tiene bastantes datos para calibrar {2}: hacen falta {3} días con horas en que lo \
        midieran {4} estaciones; recoja más con brisa sync --from --to, o pida un periodo más largo.
        """,
      ca: """
        L'arxiu '{1}' no té prou dades per a calibrar {2}: calen {3} dies amb hores en què el mesuraren \
        {4} estacions; reculla'n més amb brisa sync --from --to, o demane un període més llarg.
        """),
    LocalizedText(
      en: "The archive '{1}' has no reading of the last day yet: collect with brisa sync.",
      es: "El archivo '{1}' aún no tiene lecturas del último día: recójalas con brisa sync.",
      ca: "L'arxiu '{1}' encara no té lectures de l'últim dia: reculla-les amb brisa sync."),
    LocalizedText(
      en: "The archive '{1}' has no reading of the last {2} days yet: collect with brisa sync.",
      es: "El archivo '{1}' aún no tiene lecturas de los últimos {2} días: recójalas con brisa sync.",
      ca: "L'arxiu '{1}' encara no té lectures dels últims {2} dies: reculla-les amb brisa sync."),
    LocalizedText(
      en: """
        To leave one station out, {1} have to measure a pollutant in the same hour, and the archive has too few such \
        hours: collect more with brisa sync --from --to, or ask for a longer time.
        """,
      es: """
        Para dejar fuera una estación hacen falta {1} que midan un contaminante en la misma hora, y el archivo tiene \
        demasiado pocas horas así: recoja más con brisa sync --from --to, o pida un periodo más largo.
        """,
      ca: """
        Per a deixar fora una estació en calen {1} que mesuren un contaminant en la mateixa hora, i l'arxiu té massa \
        poques hores així: reculla'n més amb brisa sync --from --to, o demane un període més llarg.
        """),
    LocalizedText(
      en: "The time from {1} to {2} would be asked for in {3} pieces: ask for at most {4} years at once.",
      es: "El periodo de {1} a {2} se pediría en {3} trozos: pida como mucho {4} años de una vez.",
      ca: "El període de {1} a {2} es demanaria en {3} trossos: demane com a molt {4} anys d'una vegada."),
    LocalizedText(
      en: "No source is set: list some under 'sources' in the configuration.",
      es: "No hay ninguna fuente: ponga alguna en 'sources' en la configuración.",
      ca: "No hi ha cap font: pose'n alguna en 'sources' en la configuració."),
    LocalizedText(
      en: "It is not said which stations belong to the city: set its 'box' or 'network' in the configuration.",
      es: "Falta decir qué estaciones son de la ciudad: ponga su 'box' o su 'network' en la configuración.",
      ca: "Falta dir quines estacions són de la ciutat: pose el seu 'box' o el seu 'network' en la configuració."),
    LocalizedText(
      en: "There is no calibration '{1}': make it with brisa calibrate, or correct the place that is set for it.",
      es: "No hay calibración '{1}': hágala con brisa calibrate, o corrija la ruta que tiene puesta.",
      ca: "No hi ha calibració '{1}': faça-la amb brisa calibrate, o corregisca el camí que té posat."),
    LocalizedText(
      en: """
        What was chosen here is used by no answer while 'method: {1}' is set under 'field', or in BRISA_FIELD: remove \
        that, or write auto.
        """,
      es: """
        Lo elegido aquí no se usa en ninguna respuesta mientras 'method: {1}' esté puesto en 'field', o en \
        BRISA_FIELD: quítelo, o escriba auto.
        """,
      ca: """
        El que s'ha triat ací no s'usa en cap resposta mentre 'method: {1}' estiga posat en 'field', o en \
        BRISA_FIELD: lleve-ho, o escriga auto.
        """),
    LocalizedText(
      en: "The readings allow no index on this scale.",
      es: "Las lecturas no permiten ningún índice en esta escala.",
      ca: "Les lectures no permeten cap índex en esta escala."),
    LocalizedText(
      en: "Measured readings that '{1}' no longer gives, removed: {2}.",
      es: "Lecturas medidas que '{1}' ya no da, quitadas: {2}.",
      ca: "Lectures mesurades que '{1}' ja no dona, llevades: {2}."),
    LocalizedText(
      en: "The archive held 1 reading of '{1}' as measured in the future: removed.",
      es: "El archivo tenía 1 lectura de '{1}' como medida en el futuro: quitada.",
      ca: "L'arxiu tenia 1 lectura de '{1}' com a mesurada en el futur: llevada."),
    LocalizedText(
      en: "The archive held {1} readings of '{2}' as measured in the future: removed.",
      es: "El archivo tenía {1} lecturas de '{2}' como medidas en el futuro: quitadas.",
      ca: "L'arxiu tenia {1} lectures de '{2}' com a mesurades en el futur: llevades."),
    LocalizedText(
      en: "Source '{1}' gave no wind: {2}",
      es: "La fuente '{1}' no ha dado viento: {2}",
      ca: "La font '{1}' no ha donat vent: {2}"),
    LocalizedText(
      en: """
        Source '{1}' has given nothing since {2}, and was asked for all of that less than a day ago: this time it was \
        asked from {3} on. Say where to begin to ask for all of it.
        """,
      es: """
        La fuente '{1}' no ha dado nada desde {2}, y se le pidió todo ese tiempo hace menos de un día: esta vez se le \
        ha pedido desde {3}. Diga desde cuándo para pedirlo todo.
        """,
      ca: """
        La font '{1}' no ha donat res des de {2}, i se li va demanar tot eixe temps fa menys d'un dia: esta vegada se \
        li ha demanat des de {3}. Diga des de quan per a demanar-ho tot.
        """),
    LocalizedText(
      en: "Source '{1}' was not asked: the time ends before its newest reading, so say where it begins, too.",
      es: """
        No se ha preguntado a la fuente '{1}': el tiempo acaba antes de su última lectura, así que diga también \
        cuándo empieza.
        """,
      ca: """
        No s'ha preguntat a la font '{1}': el temps acaba abans de la seua última lectura, així que diga també quan \
        comença.
        """),
    LocalizedText(
      en: "'{1}': The calibration cannot be used, since {2}: correct it, or make it anew with brisa calibrate.",
      es: "'{1}': la calibración no se puede usar, porque {2}: corríjala, o hágala de nuevo con brisa calibrate.",
      ca: "'{1}': la calibració no es pot usar, perquè {2}: corregisca-la, o faça-la de nou amb brisa calibrate."),
    LocalizedText(
      en: "'{1}' must be an object with keys",
      es: "'{1}' debe ser un objeto con claves",
      ca: "'{1}' ha de ser un objecte amb claus"),
    LocalizedText(
      en: "The archive '{1}' is damaged: restore a copy, or move it away and collect again.",
      es: "El archivo '{1}' está dañado: recupere una copia, o apártelo y recoja los datos de nuevo.",
      ca: "L'arxiu '{1}' està danyat: recupere'n una còpia, o aparte'l i reculla les dades de nou."),
    LocalizedText(
      en: "The archive cannot be read: {1}.",
      es: "No se puede leer el archivo: {1}.",
      ca: "No es pot llegir l'arxiu: {1}."),
    LocalizedText(
      en: "The archive '{1}' cannot be written: check the permissions of file and folder.",
      es: "No se puede escribir el archivo '{1}': compruebe los permisos del fichero y de la carpeta.",
      ca: "No es pot escriure l'arxiu '{1}': comprove els permisos del fitxer i de la carpeta."),
    LocalizedText(
      en: "The archive '{1}' is in use by another program: try again when that has ended.",
      es: "Otro programa está usando el archivo '{1}': pruebe de nuevo cuando termine.",
      ca: "Un altre programa està usant l'arxiu '{1}': prove de nou quan acabe."),
    LocalizedText(
      en: "The archive '{1}' cannot grow, the disk is full: make room; nothing kept is lost.",
      es: "El archivo '{1}' no puede crecer, el disco está lleno: libere espacio; no se pierde nada de lo guardado.",
      ca: "L'arxiu '{1}' no pot créixer, el disc està ple: allibere espai; no es perd res del que s'ha guardat."),
    LocalizedText(
      en: "The archive '{1}' cannot be opened: check the path and the permissions.",
      es: "No se puede abrir el archivo '{1}': compruebe la ruta y los permisos.",
      ca: "No es pot obrir l'arxiu '{1}': comprove el camí i els permisos."),
    LocalizedText(
      en: "The archive '{1}' cannot be read or written ({2}): check the disk.",
      es: "No se puede leer o escribir el archivo '{1}' ({2}): compruebe el disco.",
      ca: "No es pot llegir o escriure l'arxiu '{1}' ({2}): comprove el disc."),
    LocalizedText(
      en: "The archive holds readings of '{1}' under the name '{2}', which is '{3}' now: give the entry "
        + "another 'name'.",
      es: "El archivo tiene lecturas de '{1}' con el nombre '{2}', que ahora es '{3}': dé a la entrada otro 'name'.",
      ca: "L'arxiu té lectures de '{1}' amb el nom '{2}', que ara és '{3}': done a l'entrada un altre 'name'."),
    LocalizedText(
      en: "The terms of source '{1}' forbid keeping its readings: nothing of it is archived.",
      es: "Las condiciones de la fuente '{1}' prohíben guardar sus lecturas: no se archiva nada de ella.",
      ca: "Les condicions de la font '{1}' prohibixen guardar les seues lectures: no se n'arxiva res."),
    LocalizedText(
      en: "Readings of '{1}' that span more than 25 hours, or have a time of no calendar, are not kept: {2}.",
      es: "No se guardan lecturas de '{1}' que abarcan más de 25 horas o cuya hora no es de ningún calendario: {2}.",
      ca: "No es guarden lectures de '{1}' que abracen més de 25 hores o l'hora de les quals no és de cap "
        + "calendari: {2}."),
    LocalizedText(
      en: "There is no reading to make a field from: choose another hour or add a source.",
      es: "No hay lecturas con las que hacer un campo: elija otra hora o añada una fuente.",
      ca: "No hi ha lectures amb què fer un camp: trie una altra hora o afija una font."),
  ]
}
