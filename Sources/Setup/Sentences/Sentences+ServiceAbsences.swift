internal import AirData

extension Sentences {
  /// Of what is not there.
  static let serviceAbsences: [LocalizedText] = [
    LocalizedText(
      en: "There is no such city here: take one of {1}.", es: "Aquí no existe esa ciudad: tome una de {1}.",
      ca: "Ací no existix eixa ciutat: prenga'n una de {1}."),
    LocalizedText(
      en: "Several cities are served: say which with city=, one of {1}.",
      es: "Se sirven varias ciudades: diga cuál con city=, una de {1}.",
      ca: "Se servixen diverses ciutats: diga quina amb city=, una de {1}."),
    LocalizedText(
      en: "No city that is served lies there: /v1/cities says where they are.",
      es: "Ahí no queda ninguna ciudad de las que se sirven: /v1/cities dice dónde están.",
      ca: "Ahí no queda cap ciutat de les que se servixen: /v1/cities diu on són."),
    LocalizedText(
      en: "No street is within {1} m of this place: choose one nearer to a street.",
      es: "No hay ninguna calle a menos de {1} m de este lugar: elija uno más cerca de una calle.",
      ca: "No hi ha cap carrer a menys de {1} m d'este lloc: trie'n un més prop d'un carrer."),
    LocalizedText(
      en: "No street is within {1} m of '{2}': choose a place nearer to a street.",
      es: "No hay ninguna calle a menos de {1} m de '{2}': elija un lugar más cerca de una calle.",
      ca: "No hi ha cap carrer a menys de {1} m de '{2}': trie un lloc més prop d'un carrer."),
    LocalizedText(
      en: "The air of this hour is not ready for {1}.", es: "El aire de esta hora no está listo para {1}.",
      ca: "L'aire d'esta hora no està a punt per a {1}."),
    LocalizedText(
      en: """
        This server was started without reports: 'brisa serve --reports FOLDER' shows what 'brisa heatmap -o FOLDER' \
        writes.
        """,
      es: """
        Este servidor se inició sin informes: 'brisa serve --reports CARPETA' muestra lo que escribe 'brisa heatmap -o \
        CARPETA'.
        """,
      ca: """
        Este servidor es va iniciar sense informes: 'brisa serve --reports CARPETA' mostra el que escriu 'brisa heatmap \
        -o CARPETA'.
        """),
    LocalizedText(
      en: "There is no report yet that can be read: 'brisa heatmap -o FOLDER' writes them.",
      es: "Aún no hay ningún informe que se pueda leer: 'brisa heatmap -o CARPETA' los escribe.",
      ca: "Encara no hi ha cap informe que es puga llegir: 'brisa heatmap -o CARPETA' els escriu."),
    LocalizedText(
      en: "There is no such file among the reports: /v1/heatmap lists those of the newest hour.",
      es: "No existe ese fichero entre los informes: /v1/heatmap lista los de la última hora.",
      ca: "No existix eixe fitxer entre els informes: /v1/heatmap llista els de l'última hora."),
    LocalizedText(
      en: "This file is being made anew: ask again in a moment.",
      es: "Este fichero se está haciendo de nuevo: vuelva a preguntar en un momento.",
      ca: "Este fitxer s'està fent de nou: torne a preguntar d'ací a un moment."),
    LocalizedText(
      en: "This tile would be transparent throughout: no air is known there, or the city is too small at this zoom.",
      es: "Esta tesela sería transparente entera: ahí no se conoce el aire, o con este zoom la ciudad no se ve.",
      ca: "Esta tessel·la seria transparent del tot: ahí no es coneix l'aire, o amb este zoom la ciutat no es veu."),
    LocalizedText(
      en: "There is no such layer: take one of {1}.", es: "No existe esa capa: tome una de {1}.",
      ca: "No existix eixa capa: prenga'n una de {1}."),
  ]
}
