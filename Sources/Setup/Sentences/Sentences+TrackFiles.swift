internal import AirData

extension Sentences {
  /// Of files of tracks that cannot be read, and of values in JSON that are others than they have to be.
  static let trackFiles: [LocalizedText] = [
    LocalizedText(
      en: "{1} is no GeoJSON of tracks: {2}.",
      es: "{1} no es un GeoJSON de recorridos: {2}.",
      ca: "{1} no és un GeoJSON de recorreguts: {2}."),
    LocalizedText(
      en: "{1}: must be longitude and latitude in degrees, in this order",
      es: "{1}: debe ser longitud y latitud en grados, en este orden",
      ca: "{1}: ha de ser longitud i latitud en graus, en este orde"),
    LocalizedText(
      en: "{1}: must be [latitude, longitude] in degrees",
      es: "{1}: debe ser [latitud, longitud] en grados",
      ca: "{1}: ha de ser [latitud, longitud] en graus"),
    LocalizedText(
      en: "{1}: must have a time for each of the {2} places",
      es: "{1}: debe tener una hora para cada uno de los {2} lugares",
      ca: "{1}: ha de tindre una hora per a cada un dels {2} llocs"),
    LocalizedText(
      en: "{1}: has '{2}' for a time: times are like 2026-11-23T08:00:00Z",
      es: "{1}: tiene '{2}' como hora: las horas son como 2026-11-23T08:00:00Z",
      ca: "{1}: té '{2}' com a hora: les hores són com 2026-11-23T08:00:00Z"),
    LocalizedText(en: "{1}: must be metres", es: "{1}: deben ser metros", ca: "{1}: han de ser metres"),
    LocalizedText(
      en: "{1}: must be Polygon, MultiPolygon, Feature or FeatureCollection",
      es: "{1}: debe ser Polygon, MultiPolygon, Feature o FeatureCollection",
      ca: "{1}: ha de ser Polygon, MultiPolygon, Feature o FeatureCollection"),
    LocalizedText(en: "{1}: is missing", es: "{1}: falta", ca: "{1}: falta"),
    LocalizedText(
      en: "{1}: expected {2}, found {3}", es: "{1}: se esperaba {2} y hay {3}", ca: "{1}: s'esperava {2} i hi ha {3}"),
    LocalizedText(
      en: "expected {1}, found {2}", es: "se esperaba {1} y hay {2}", ca: "s'esperava {1} i hi ha {2}"),
    LocalizedText(en: "an array", es: "una lista", ca: "una llista"),
    LocalizedText(en: "an object", es: "un objeto", ca: "un objecte"),
    LocalizedText(en: "a text", es: "un texto", ca: "un text"),
    LocalizedText(en: "a number", es: "un número", ca: "un nombre"),
    LocalizedText(en: "a whole number", es: "un número entero", ca: "un nombre enter"),
    LocalizedText(
      en: "{1} is a FIT file, which is not read: export it as GPX from where it comes from.",
      es: "{1} es un fichero FIT, que no se lee: expórtelo como GPX de donde viene.",
      ca: "{1} és un fitxer FIT, que no es llig: exporte'l com a GPX d'on ve."),
    LocalizedText(
      en: "{1} is neither GPX, KML, KMZ nor GeoJSON.",
      es: "{1} no es GPX, ni KML, ni KMZ, ni GeoJSON.",
      ca: "{1} no és GPX, ni KML, ni KMZ, ni GeoJSON."),
    LocalizedText(
      en: "{1} has a document type with which entities are declared: take out <!DOCTYPE …>, which no track needs.",
      es: """
        {1} tiene un tipo de documento con el que se declaran entidades: quite <!DOCTYPE …>, que ningún recorrido \
        necesita.
        """,
      ca: """
        {1} té un tipus de document amb què es declaren entitats: lleve <!DOCTYPE …>, que cap recorregut \
        necessita.
        """),
    LocalizedText(
      en: "{1}, line {2}: has '{3}' for a time: times are like 2026-11-23T08:00:00Z, from {4} to {5}.",
      es: "{1}, línea {2}: tiene '{3}' como hora: las horas son como 2026-11-23T08:00:00Z, de {4} a {5}.",
      ca: "{1}, línia {2}: té '{3}' com a hora: les hores són com 2026-11-23T08:00:00Z, de {4} a {5}."),
    LocalizedText(
      en: "{1}, line {2}: is broken as XML ({3}).",
      es: "{1}, línea {2}: el XML está roto ({3}).",
      ca: "{1}, línia {2}: l'XML està trencat ({3})."),
    LocalizedText(
      en: "{1}, line {2}: is written in {3}, which is not read: save it in UTF-8.",
      es: "{1}, línea {2}: está escrito en {3}, que no se lee: guárdelo en UTF-8.",
      ca: "{1}, línia {2}: està escrit en {3}, que no es llig: guarde'l en UTF-8."),
    LocalizedText(
      en: "{1} is broken as {2}.",
      es: "{1} está dañado como {2}.",
      ca: "{1} està malmés com a {2}."),
    LocalizedText(
      en: "{1}, line {2}: has an element with more than {3} attributes.",
      es: "{1}, línea {2}: tiene un elemento con más de {3} atributos.",
      ca: "{1}, línia {2}: té un element amb més de {3} atributs."),
    LocalizedText(
      en: "{1}, line {2}: begins with <{3}>, and neither GPX nor KML does.",
      es: "{1}, línea {2}: empieza por <{3}>, y ni GPX ni KML lo hacen.",
      ca: "{1}, línia {2}: comença per <{3}>, i ni GPX ni KML ho fan."),
    LocalizedText(
      en: "{1} has no element: neither GPX nor KML is empty.",
      es: "{1} no tiene ningún elemento: ni GPX ni KML están vacíos.",
      ca: "{1} no té cap element: ni GPX ni KML estan buits."),
    LocalizedText(
      en: "{1}, line {2}: has a place without '{3}'.",
      es: "{1}, línea {2}: tiene un lugar sin '{3}'.",
      ca: "{1}, línia {2}: té un lloc sense '{3}'."),
    LocalizedText(
      en: "{1}, line {2}: has '{3}' for {4}.",
      es: "{1}, línea {2}: tiene '{3}' como {4}.",
      ca: "{1}, línia {2}: té '{3}' com a {4}."),
    LocalizedText(en: "'{1}' in degrees", es: "'{1}' en grados", ca: "'{1}' en graus"),
    LocalizedText(en: "a longitude in degrees", es: "longitud en grados", ca: "longitud en graus"),
    LocalizedText(en: "a latitude in degrees", es: "latitud en grados", ca: "latitud en graus"),
    LocalizedText(en: "longitude and latitude", es: "longitud y latitud", ca: "longitud i latitud"),
    LocalizedText(en: "an elevation", es: "altitud", ca: "altitud"),
    LocalizedText(en: "an elevation in metres", es: "altitud en metros", ca: "altitud en metres"),
    LocalizedText(
      en: "{1}, line {2}: has a track of {3} places with {4} times.",
      es: "{1}, línea {2}: tiene un recorrido de {3} lugares con {4} horas.",
      ca: "{1}, línia {2}: té un recorregut de {3} llocs amb {4} hores."),
    LocalizedText(
      en: "{1}, line {2}: has more than {3} places: cut it into parts.",
      es: "{1}, línea {2}: tiene más de {3} lugares: pártalo.",
      ca: "{1}, línia {2}: té més de {3} llocs: partisca'l."),
    LocalizedText(
      en: "{1}, line {2}: has more than {3} elements.",
      es: "{1}, línea {2}: tiene más de {3} elementos.",
      ca: "{1}, línia {2}: té més de {3} elements."),
    LocalizedText(
      en: "{1}, line {2}: has elements more than {3} deep in each other.",
      es: "{1}, línea {2}: tiene elementos unos dentro de otros, a más de {3} niveles.",
      ca: "{1}, línia {2}: té elements els uns dins dels altres, a més de {3} nivells."),
    LocalizedText(
      en: "{1}, line {2}: uses an entity that XML does not have of itself.",
      es: "{1}, línea {2}: usa una entidad que XML no tiene de por sí.",
      ca: "{1}, línia {2}: usa una entitat que XML no té de per si."),
    LocalizedText(
      en: "{1} cannot be read as XML.", es: "{1} no se puede leer como XML.", ca: "{1} no es pot llegir com a XML."),
    LocalizedText(
      en: "{1} is larger than {2} MiB.", es: "{1} ocupa más de {2} MiB.", ca: "{1} ocupa més de {2} MiB."),
    LocalizedText(
      en: "{1} is a zip file without KML in it.",
      es: "{1} es un fichero zip sin ningún KML dentro.",
      ca: "{1} és un fitxer zip sense cap KML dins."),
    LocalizedText(
      en: "{1} is a broken zip file: fetch it again.",
      es: "{1} es un fichero zip dañado: vuelva a descargarlo.",
      ca: "{1} és un fitxer zip malmés: torne a descarregar-lo."),
    LocalizedText(
      en: "{1} is encrypted: unpack it first.",
      es: "{1} está cifrado: desempaquételo antes.",
      ca: "{1} està xifrat: desempaquete'l abans."),
    LocalizedText(
      en: "{1} is packed in a way that is not read: unpack it, or pack it as usual.",
      es: "{1} está empaquetado de un modo que no se lee: desempaquételo, o empaquételo del modo habitual.",
      ca: "{1} està empaquetat d'una manera que no es llig: desempaquete'l, o empaquete'l de la manera habitual."),
    LocalizedText(
      en: "{1} holds {2} files, and {3} are looked at at most.",
      es: "{1} contiene {2} ficheros, y se miran {3} como mucho.",
      ca: "{1} conté {2} fitxers, i se'n miren {3} com a màxim."),
    LocalizedText(
      en: "{1} unpacks to more than {2} MiB.",
      es: "{1} ocupa más de {2} MiB desempaquetado.",
      ca: "{1} ocupa més de {2} MiB desempaquetat."),
    LocalizedText(
      en: "{1} unpacks to more than {2} times its size, as no track does.",
      es: "{1} ocupa desempaquetado más de {2} veces su tamaño, lo que no hace ningún recorrido.",
      ca: "{1} ocupa desempaquetat més de {2} vegades la seua grandària, cosa que no fa cap recorregut."),
  ]
}
