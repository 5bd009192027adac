/// The page's words in its three languages.
enum PageWords {
  static let text = #"""
    "use strict";
    const WORDS = {
      en: { index: "Air quality index", layer: "Layer", show: "Show", stations: "stations", value: "value",
        sigma: "uncertainty σ", change: "change since the hour before", play: "Play", pause: "Pause", hour: "Hour",
        curve: "The hours at the chosen place", changed: "Since the hour before", limits: "Limits passed",
        notices: "To be known", hours: "All hours", method: "How it was made", sources: "Sources",
        pick: "Click the map, or move over it with the arrow keys, to choose a place.", nothing: "nothing known here",
        mean: "mean", median: "median", max: "maximum", shift: "Δ mean", worst: "mostly", missing: "Missing hours",
        none: "none", noLimit: "none", noChange: "The hour before is not known.", area: "of the area", main: "decided by",
        kriged: "Concentrations are interpolated hour by hour; the index is computed from them with the averages that its scale asks for, and never interpolated.",
        sigmaNote: "σ is the standard deviation of what a station at this place would read.",
        rounded: "Figures under the pointer are rounded to steps of", age: "min old", readings: "readings",
        mapLabel: "Map. Arrow keys move a cross, Enter chooses its place.", leftOut: "Left out", day: "mean over", gone: "No report of this hour",
        noScores: "No scores of the method are at hand: brisa validate tells them from the archive." },
      es: { index: "Índice de calidad del aire", layer: "Capa", show: "Mostrar", stations: "estaciones", value: "valor",
        sigma: "incertidumbre σ", change: "cambio desde la hora anterior", play: "Reproducir", pause: "Pausa", hour: "Hora",
        curve: "Las horas en el lugar elegido", changed: "Desde la hora anterior", limits: "Límites superados",
        notices: "A tener en cuenta", hours: "Todas las horas", method: "Cómo se hizo", sources: "Fuentes",
        pick: "Pulse en el mapa, o muévase por él con las flechas, para elegir un lugar.", nothing: "aquí no se sabe nada",
        mean: "media", median: "mediana", max: "máximo", shift: "Δ media", worst: "sobre todo", missing: "Horas que faltan",
        none: "ninguna", noLimit: "ninguno", noChange: "No se conoce la hora anterior.", area: "del área", main: "decide",
        kriged: "Las concentraciones se interpolan hora a hora; el índice se calcula a partir de ellas con las medias que pide su escala y nunca se interpola.",
        sigmaNote: "σ es la desviación típica de lo que mediría una estación en este lugar.",
        rounded: "Las cifras bajo el puntero se redondean a pasos de", age: "min de antigüedad", readings: "lecturas",
        mapLabel: "Mapa. Las flechas mueven una cruz, Intro elige su lugar.", leftOut: "No usada", day: "media de", gone: "No hay informe de esta hora",
        noScores: "No hay puntuaciones del método a mano: brisa validate las obtiene del archivo." },
      ca: { index: "Índex de qualitat de l'aire", layer: "Capa", show: "Mostra", stations: "estacions", value: "valor",
        sigma: "incertesa σ", change: "canvi des de l'hora anterior", play: "Reprodueix", pause: "Pausa", hour: "Hora",
        curve: "Les hores al lloc triat", changed: "Des de l'hora anterior", limits: "Límits superats",
        notices: "A tindre en compte", hours: "Totes les hores", method: "Com s'ha fet", sources: "Fonts",
        pick: "Feu clic al mapa, o moveu-vos-hi amb les fletxes, per a triar un lloc.", nothing: "ací no se sap res",
        mean: "mitjana", median: "mediana", max: "màxim", shift: "Δ mitjana", worst: "sobretot", missing: "Hores que falten",
        none: "cap", noLimit: "cap", noChange: "No es coneix l'hora anterior.", area: "de l'àrea", main: "decideix",
        kriged: "Les concentracions s'interpolen hora a hora; l'índex es calcula a partir d'elles amb les mitjanes que demana la seua escala i no s'interpola mai.",
        sigmaNote: "σ és la desviació típica del que mesuraria una estació en aquest lloc.",
        rounded: "Les xifres sota el punter s'arrodonixen a passos de", age: "min d'antiguitat", readings: "lectures",
        mapLabel: "Mapa. Les fletxes mouen una creu, Intro tria el seu lloc.", leftOut: "No usada", day: "mitjana de", gone: "No hi ha informe d'aquesta hora",
        noScores: "No hi ha puntuacions del mètode a mà: brisa validate les trau de l'arxiu." },
    };

    """#
}
