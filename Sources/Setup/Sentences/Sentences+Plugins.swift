internal import AirData

extension Sentences {
  /// Of plugins and their making.
  static let plugins: [LocalizedText] = [
    LocalizedText(
      en: "'{1}' is no name for a source: write lower case words with hyphens, like harbour-air.",
      es: "'{1}' no es nombre de fuente: escriba palabras en minúscula con guiones, como harbour-air.",
      ca: "'{1}' no és nom de font: escriga paraules en minúscula amb guionets, com harbour-air."),
    LocalizedText(
      en: "The name '{1}' is too long for a source: write at most {2} letters.",
      es: "El nombre '{1}' es demasiado largo para una fuente: escriba como mucho {2} letras.",
      ca: "El nom '{1}' és massa llarg per a una font: escriga com a molt {2} lletres."),
    LocalizedText(
      en: "There is a source '{1}' already: choose another name.",
      es: "Ya hay una fuente '{1}': elija otro nombre.",
      ca: "Ja hi ha una font '{1}': trie un altre nom."),
    LocalizedText(
      en: "The folder '{1}' is not empty: name another with -o, nothing is overwritten.",
      es: "La carpeta '{1}' no está vacía: indique otra con -o, no se sobrescribe nada.",
      ca: "La carpeta '{1}' no està buida: indique'n una altra amb -o, no se sobreescriu res."),
    LocalizedText(
      en: "There is no '{1}': run `brisa plugin build {2}` first.",
      es: "No existe '{1}': ejecute antes `brisa plugin build {2}`.",
      ca: "No existix '{1}': execute abans `brisa plugin build {2}`."),
    LocalizedText(
      en: "'{1}' does not build: correct what the compiler names above.",
      es: "'{1}' no compila: corrija lo que el compilador señala arriba.",
      ca: "'{1}' no compila: corregisca el que el compilador assenyala dalt."),
    LocalizedText(
      en: """
        There is no Swift toolchain on the PATH: install Swift 6.2 or newer from swift.org, or write the plugin \
        in Python.
        """,
      es: "No hay Swift en el PATH: instale Swift 6.2 o posterior de swift.org, o escriba la extensión en Python.",
      ca: "No hi ha Swift en el PATH: instal·le Swift 6.2 o posterior de swift.org, o escriga l'extensió en Python."),
    LocalizedText(
      en: "The source '{1}' is there already, from '{2}': remove that file, or give yours another id.",
      es: "La fuente '{1}' ya existe y viene de '{2}': quite ese fichero, o dé a la suya otro id.",
      ca: "La font '{1}' ja existix i ve de '{2}': lleve eixe fitxer, o done a la seua un altre id."),
    LocalizedText(
      en: "'{1}' is found already where it lies: it needs no installing.",
      es: "'{1}' ya se detecta donde está: no hace falta instalarlo.",
      ca: "'{1}' ja es detecta on està: no cal instal·lar-lo."),
    LocalizedText(
      en: "'{1}' is no file and no folder, so it cannot be installed: move it out of the plugin's folder.",
      es: "'{1}' no es fichero ni carpeta y no se puede instalar: sáquelo de la carpeta de la extensión.",
      ca: "'{1}' no és fitxer ni carpeta i no es pot instal·lar: traga'l de la carpeta de l'extensió."),
    LocalizedText(
      en: "'{1}' is a link that leads to nothing from where the plugin is put: put the file itself there.",
      es: "'{1}' es un enlace que no lleva a nada desde donde se pone la extensión: ponga ahí el propio fichero.",
      ca: "'{1}' és un enllaç que no porta a res des d'on es posa l'extensió: pose ací el mateix fitxer."),
    LocalizedText(
      en: "'{1}' leads to a folder around the plugin or the place where it is put: remove that link.",
      es: "'{1}' lleva a una carpeta que contiene la extensión o el lugar donde se pone: quite ese enlace.",
      ca: "'{1}' porta a una carpeta que conté l'extensió o el lloc on es posa: lleve eixe enllaç."),
    LocalizedText(
      en: "'{1}' is the source '{2}' now, and yours has the id '{3}': rename the file of yours, or remove that one.",
      es:
        "'{1}' es ahora la fuente '{2}', y la suya tiene el id '{3}': cambie el nombre del fichero suyo, o quite ese.",
      ca: "'{1}' és ara la font '{2}', i la seua té l'id '{3}': canvie el nom del fitxer seu, o lleve eixe."),
    LocalizedText(
      en: "{1} fails {2} of {3} checks: correct what stands under each.",
      es: "{1} no pasa {2} de {3} comprobaciones: corrija lo que hay debajo de cada una.",
      ca: "{1} no passa {2} de {3} comprovacions: corregisca el que hi ha davall de cada una."),
    LocalizedText(
      en: "{1} fails {2} of {3} checks, and {4} could not be tried: correct what stands under each.",
      es: """
        {1} no pasa {2} de {3} comprobaciones, y deja {4} sin probar: corrija lo que hay debajo de cada una.
        """,
      ca: """
        {1} no passa {2} de {3} comprovacions, i en deixa {4} sense provar: corregisca el que hi ha davall de cada una.
        """),
    LocalizedText(
      en: "{1} cannot be held against {2} of {3} checks: look at what stands under each.",
      es: "{1} deja sin probar {2} de {3} comprobaciones: mire lo que hay debajo de cada una.",
      ca: "{1} deixa sense provar {2} de {3} comprovacions: mire el que hi ha davall de cada una."),
    LocalizedText(
      en: "{1} cannot be held against 1 of 1 check: look at what stands under each.",
      es: "{1} deja sin probar la comprobación: mire lo que hay debajo.",
      ca: "{1} deixa sense provar la comprovació: mire el que hi ha davall."),
    LocalizedText(
      en: "{1} fails 1 of 1 check: correct what stands under each.",
      es: "{1} no pasa la comprobación: corrija lo que hay debajo.",
      ca: "{1} no passa la comprovació: corregisca el que hi ha davall."),
    LocalizedText(
      en: "'{1}' is no shared library: remove it from the plugin folder.",
      es: "'{1}' no es una biblioteca compartida: quítela de la carpeta de extensiones.",
      ca: "'{1}' no és una biblioteca compartida: lleve-la de la carpeta d'extensions."),
    LocalizedText(
      en: """
        '{1}' was built {2}: build it again with `brisa plugin build {3}` and `brisa plugin install FOLDER`, \
        where FOLDER holds its Source.swift.
        """,
      es: """
        '{1}' se construyó {2}: constrúyala de nuevo con `brisa plugin build {3}` y `brisa plugin install \
        CARPETA`, donde CARPETA contiene su Source.swift.
        """,
      ca: """
        '{1}' es va construir {2}: construïsca-la de nou amb `brisa plugin build {3}` i `brisa plugin install \
        CARPETA`, on CARPETA conté el seu Source.swift.
        """),
    LocalizedText(
      en: "'{1}' carries no stamp of a kit: let its {2} call PluginEntryPoint.register and rebuild it.",
      es: "'{1}' no lleva sello de ningún kit: haga que su {2} llame a PluginEntryPoint.register y reconstrúyala.",
      ca: "'{1}' no porta segell de cap kit: faça que el seu {2} cride PluginEntryPoint.register i reconstruïsca-la."),
    LocalizedText(
      en: "'{1}' does not export the C function {2}: add it and rebuild.",
      es: "'{1}' no exporta la función de C {2}: añádala y reconstruya la extensión.",
      ca: "'{1}' no exporta la funció de C {2}: afegisca-la i reconstruïsca l'extensió."),
    LocalizedText(
      en: "'{1}' registers no source: pass its types to PluginEntryPoint.register.",
      es: "'{1}' no registra ninguna fuente: pase sus tipos a PluginEntryPoint.register.",
      ca: "'{1}' no registra cap font: passe els seus tipus a PluginEntryPoint.register."),
    LocalizedText(
      en: "'{1}' registers the source '{2}' twice: give each of its types an id of its own.",
      es: "'{1}' registra dos veces la fuente '{2}': dé a cada uno de sus tipos un id propio.",
      ca: "'{1}' registra dos vegades la font '{2}': done a cada un dels seus tipus un id propi."),
    LocalizedText(
      en: "'{1}' does not begin with a handshake line ({2}): it wrote '{3}'; see docs/source-protocol.md.",
      es: "'{1}' no empieza con una línea de saludo ({2}): ha escrito '{3}'; consulte docs/source-protocol.md.",
      ca: "'{1}' no comença amb una línia de salutació ({2}): ha escrit '{3}'; consulte docs/source-protocol.md."),
    LocalizedText(
      en: "'{1}' ended without a handshake line.",
      es: "'{1}' ha acabado sin línea de saludo.",
      ca: "'{1}' ha acabat sense línia de salutació."),
    LocalizedText(
      en: """
        The plugin '{1}' was left out, since {2} and what it does would be done in your name: make it yours alone \
        (chown, chmod o-w), or remove it.
        """,
      es: """
        Se ha dejado fuera la extensión '{1}', porque {2} y lo que hace se haría en su nombre: hágala solo suya \
        (chown, chmod o-w), o quítela.
        """,
      ca: """
        S'ha deixat fora l'extensió '{1}', perquè {2} i el que fa es faria en el seu nom: faça-la només seua \
        (chown, chmod o-w), o lleve-la.
        """),
    LocalizedText(
      en: "There is no kit in '{1}': correct {2}, or unset it to take the program's own.",
      es: "No hay ningún kit en '{1}': corrija {2}, o quítelo para tomar el del programa.",
      ca: "No hi ha cap kit en '{1}': corregisca {2}, o lleve'l per a prendre el del programa."),
    LocalizedText(
      en: "'{1}' is there already and holds no '{2}': move it away, the plugin is put there.",
      es: "'{1}' ya existe y no contiene '{2}': apártelo, la extensión va ahí.",
      ca: "'{1}' ja existix i no conté '{2}': aparte'l, l'extensió va ahí."),
    LocalizedText(
      en: "A copy of '{1}' does not start, so it is not installed: {2}",
      es: "Una copia de '{1}' no arranca, por lo que no se instala: {2}",
      ca: "Una còpia de '{1}' no arranca i per això no s'instal·la: {2}"),
    LocalizedText(
      en: "'{1}' means a program that the configuration names: choose another name.",
      es: "'{1}' designa un programa que nombra la configuración: elija otro nombre.",
      ca: "'{1}' designa un programa que anomena la configuració: trie un altre nom."),
    LocalizedText(
      en: """
        The manifest of the source '{1}' in '{2}' says {3}, but its type is no {4}: let it conform, or leave that out.
        """,
      es: """
        El manifiesto de la fuente '{1}' de '{2}' dice {3}, pero su tipo no es {4}: haga que lo sea, o quite eso.
        """,
      ca: """
        El manifest de la font '{1}' de '{2}' diu {3}, però el seu tipus no és {4}: faça que ho siga, o lleve això.
        """),
    LocalizedText(
      en: "Two plugins register the source '{1}': '{2}' and '{3}'. Remove one of the files.",
      es: "Dos extensiones registran la fuente '{1}': '{2}' y '{3}'. Quite uno de los ficheros.",
      ca: "Dos extensions registren la font '{1}': '{2}' i '{3}'. Lleve un dels fitxers."),
    LocalizedText(
      en: """
        '{1}' is named twice with different arguments, and is the source '{2}' with both: let the id in its manifest \
        follow them, or let it have a setting in their place.
        """,
      es: """
        '{1}' se nombra dos veces con argumentos distintos, y con ambos es la fuente '{2}': haga que el id de su \
        manifiesto dependa de ellos, o dele un ajuste en su lugar.
        """,
      ca: """
        '{1}' s'anomena dos vegades amb arguments diferents, i amb tots dos és la font '{2}': faça que l'id del seu \
        manifest en depenga, o done-li un ajust en lloc d'ells.
        """),
    LocalizedText(
      en: """
        '{1}' is no plugin's folder: it has neither a program brisa-source-NAME nor a Package.swift; `brisa \
        plugin new` makes one that has.
        """,
      es: """
        '{1}' no es la carpeta de una extensión: no tiene ni un programa brisa-source-NOMBRE ni un Package.swift; \
        `brisa plugin new` hace una que sí.
        """,
      ca: """
        '{1}' no és la carpeta d'una extensió: no té ni un programa brisa-source-NOM ni un Package.swift; `brisa \
        plugin new` en fa una que sí.
        """),
    LocalizedText(
      en: "Neither XDG_DATA_HOME nor HOME is set: name the folder with --into.",
      es: "Ni XDG_DATA_HOME ni HOME están definidas: indique la carpeta con --into.",
      ca: "Ni XDG_DATA_HOME ni HOME estan definides: indique la carpeta amb --into."),
    LocalizedText(
      en: "The kit for plugins is not beside the program: set {1} to the folder plugins/kit of Brisa's sources.",
      es: "El kit de las extensiones no está junto al programa: "
        + "ponga en {1} la carpeta plugins/kit del código de Brisa.",
      ca: "El kit de les extensions no està al costat del programa: "
        + "pose en {1} la carpeta plugins/kit del codi de Brisa."),
    LocalizedText(
      en: "The templates are not in '{1}': install brisa again.",
      es: "Las plantillas no están en '{1}': instale brisa de nuevo.",
      ca: "Les plantilles no estan en '{1}': instal·le brisa de nou."),
    LocalizedText(
      en: "'{1}' cannot be started: check the Swift toolchain with `swift --version`.",
      es: "No se puede iniciar '{1}': compruebe Swift con `swift --version`.",
      ca: "No es pot iniciar '{1}': comprove Swift amb `swift --version`."),
    LocalizedText(
      en: "'{1}' was built {2}: build it again with `brisa plugin build {3}`.",
      es: "'{1}' se construyó {2}: constrúyala de nuevo con `brisa plugin build {3}`.",
      ca: "'{1}' es va construir {2}: construïsca-la de nou amb `brisa plugin build {3}`."),
    LocalizedText(
      en: "by another compiler ({1}, the host by {2})",
      es: "con otro compilador ({1}; el programa, con {2})",
      ca: "amb un altre compilador ({1}; el programa, amb {2})"),
    LocalizedText(
      en: "with another kit ({1}, the host has {2})",
      es: "con otro kit ({1}; el programa tiene {2})",
      ca: "amb un altre kit ({1}; el programa té {2})"),
    LocalizedText(
      en: "with a kit whose stamp has version {1} (this program reads version {2})",
      es: "con un kit cuyo sello tiene la versión {1} (este programa lee la versión {2})",
      ca: "amb un kit amb un segell de la versió {1} (este programa llig la versió {2})"),
    LocalizedText(
      en: "The end of '{1}' is missing, as after a copy that was cut short: copy or build it again.",
      es: "Falta el final de '{1}', como tras una copia interrumpida: cópiela o constrúyala de nuevo.",
      ca: "Falta el final de '{1}', com després d'una còpia interrompuda: copie-la o construïsca-la de nou."),
    LocalizedText(
      en: "'{1}' is not as it was installed and was not opened: install brisa again.",
      es: "'{1}' no está como se instaló y no se ha abierto: instale brisa de nuevo.",
      ca: "'{1}' no està com es va instal·lar i no s'ha obert: instal·le brisa de nou."),
    LocalizedText(
      en: "'{1}' carries the stamps of several kits: rebuild it from a clean build folder.",
      es: "'{1}' lleva sellos de varios kits: reconstrúyala desde una carpeta de construcción limpia.",
      ca: "'{1}' porta segells de diversos kits: reconstruïsca-la des d'una carpeta de construcció neta."),
    LocalizedText(
      en: "'{1}' speaks version {2} of the source protocol and this program versions 1 and 2: take versions of "
        + "both that fit.",
      es: "'{1}' habla la versión {2} del protocolo de fuentes y este programa, las versiones 1 y 2: use "
        + "versiones que encajen.",
      ca: "'{1}' parla la versió {2} del protocol de fonts i este programa, les versions 1 i 2: use versions "
        + "que encaixen."),
    LocalizedText(
      en: "Cannot open the plugin '{1}': {2}.",
      es: "No se puede abrir la extensión '{1}': {2}.",
      ca: "No es pot obrir l'extensió '{1}': {2}."),
    LocalizedText(
      en: "The plugin folder '{1}' cannot be read: correct {2} or make the folder.",
      es: "No se puede leer la carpeta de extensiones '{1}': corrija {2} o cree la carpeta.",
      ca: "No es pot llegir la carpeta d'extensions '{1}': corregisca {2} o cree la carpeta."),
  ]
}
