internal import AirData

/// The words of `brisa network info`, in every language; `{1}`, `{2}` are values.
enum NetworkPhrases {
  static let source = LocalizedText(en: "Source   {1}", es: "Origen   {1}", ca: "Origen   {1}")
  static let sourceDated = LocalizedText(
    en: "Source   {1}, data of {2}", es: "Origen   {1}, datos del {2}", ca: "Origen   {1}, dades del {2}")
  static let box = LocalizedText(en: "Box      {1}", es: "Recuadro {1}", ca: "Requadre {1}")
  static let graph = LocalizedText(
    en: "Graph    {1} nodes, {2} directed edges, {3} segments, {4} km",
    es: "Grafo    {1} nodos, {2} aristas dirigidas, {3} segmentos, {4} km",
    ca: "Graf     {1} nodes, {2} arestes dirigides, {3} segments, {4} km")
  static let search = LocalizedText(
    en: "Search   by a hierarchy of {1} arcs", es: "Búsqueda por una jerarquía de {1} arcos",
    ca: "Cerca    per una jerarquia de {1} arcs")
  static let noHierarchy = LocalizedText(
    en:
      "Search   by distance, as there is no hierarchy: build the file with `brisa network build` to make routes faster",
    es: "Búsqueda por distancia, pues no hay jerarquía: construya el fichero con `brisa network build` para ir más "
      + "rápido",
    ca: "Cerca    per distància, ja que no hi ha jerarquia: construïsca el fitxer amb `brisa network build` per a anar "
      + "més ràpid")
  static let profile = LocalizedText(en: "Profile  {1}", es: "Perfil   {1}", ca: "Perfil   {1}")
  /// The words of a profile's summary, which a network keeps in English, the longest first.
  static let profileWords = [
    LocalizedText(
      en: "scooter streets up to ", es: "scooter por calles de hasta ", ca: "scooter per carrers de fins a "),
    LocalizedText(en: " times dearer on ", es: " veces más caro en ", ca: " vegades més car en "),
    LocalizedText(en: " times the price", es: " veces el precio", ca: " vegades el preu"),
    LocalizedText(en: " closed on ", es: " cerrado en ", ca: " tancat en "),
    LocalizedText(en: "up to ", es: "hasta ", ca: "fins a "),
    LocalizedText(en: " at ", es: " a ", ca: " a "),
    LocalizedText(en: " by ", es: " con ", ca: " amb "),
  ]
  static let keepsLeft = LocalizedText(
    en: "Traffic  keeps to the left", es: "Tráfico  circula por la izquierda", ca: "Trànsit  circula per l'esquerra")
  static let keepsRight = LocalizedText(
    en: "Traffic  keeps to the right", es: "Tráfico  circula por la derecha", ca: "Trànsit  circula per la dreta")
  static let presumedRight = LocalizedText(
    en: "Traffic  keeps to the right, as far as is known: no roundabout tells it",
    es: "Tráfico  circula por la derecha, que se sepa: ninguna rotonda lo indica",
    ca: "Trànsit  circula per la dreta, que se sàpia: cap rotonda ho indica")
  static let verified = LocalizedText(
    en: "Verified every checksum fits", es: "Revisado todas las sumas cuadran", ca: "Revisat  totes les sumes quadren")
  static let mode = LocalizedText(en: "mode", es: "modo", ca: "mode")
  static let edges = LocalizedText(en: "edges", es: "aristas", ca: "arestes")
  static let nodes = LocalizedText(en: "nodes", es: "nodos", ca: "nodes")
  static let connected = LocalizedText(en: "connected", es: "conexo", ca: "connex")
  static let streetClass = LocalizedText(en: "class", es: "clase", ca: "classe")
  static let wrote = LocalizedText(en: "Wrote    {1}", es: "Escrito  {1}", ca: "Escrit   {1}")
}
