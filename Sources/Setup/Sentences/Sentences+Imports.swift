internal import AirData

extension Sentences {
  /// What `brisa network build` says of an extract, a line each.
  static let imports: [LocalizedText] = [
    LocalizedText(
      en: "Read     {1} streets, of which {2} are of use", es: "Leídas   {1} calles, de las que sirven {2}",
      ca: "Llegits  {1} carrers, dels quals servixen {2}"),
    LocalizedText(
      en: "Cut      {1} ways whose nodes the extract lacks, or that cross the 180th meridian",
      es: "Cortadas {1} vías cuyos nodos no trae el extracto, o que cruzan el meridiano 180",
      ca: "Tallades {1} vies els nodes de les quals no porta l'extracte, o que creuen el meridià 180"),
    LocalizedText(
      en: "Beyond   {1} ways on the other side of the 180th meridian, with fewer nodes, are left out",
      es: "Aparte   {1} vías al otro lado del meridiano 180, con menos nodos, quedan fuera",
      ca: "A banda  {1} vies a l'altre costat del meridià 180, amb menys nodes, queden fora"),
    LocalizedText(
      en: "Barriers {1} nodes stop someone", es: "Barreras {1} nodos cierran el paso a alguien",
      ca: "Barreres {1} nodes tanquen el pas a algú"),
    LocalizedText(
      en: "Turns    {1} restrictions hold", es: "Giros    {1} restricciones se aplican",
      ca: "Girs     {1} restriccions s'apliquen"),
    LocalizedText(
      en: "Left out {1} restrictions: {2}", es: "Fuera    {1} restricciones: {2}", ca: "Fora     {1} restriccions: {2}"),
    LocalizedText(en: "incomplete", es: "incompletas", ca: "incompletes"),
    LocalizedText(
      en: "other traffic or times", es: "de otro tráfico o solo a ciertas horas",
      ca: "d'un altre trànsit o només a certes hores"),
    LocalizedText(en: "too long", es: "demasiado largas", ca: "massa llargues"),
    LocalizedText(en: "unclear", es: "poco claras", ca: "poc clares"),
    LocalizedText(en: "without effect", es: "sin efecto", ca: "sense efecte"),
    LocalizedText(
      en: "Places   {1} streets, {2} addresses and {3} other places can be found by name",
      es: "Lugares  {1} calles, {2} direcciones y {3} otros lugares se encuentran por su nombre",
      ca: "Llocs    {1} carrers, {2} adreces i {3} altres llocs es troben pel seu nom"),
    LocalizedText(
      en: "Map      {1} buildings, {2} streets, {3} waters, {4} parks and other grounds, {5} railways, {6} labels",
      es: "Mapa     {1} edificios, {2} calles, {3} masas de agua, {4} parques y otros terrenos, {5} vías férreas, "
        + "{6} rótulos",
      ca: "Mapa     {1} edificis, {2} carrers, {3} masses d'aigua, {4} parcs i altres terrenys, {5} vies fèrries, "
        + "{6} rètols"),
    LocalizedText(
      en: "{1}; areas left out that do not close or reach beyond the extract: {2}",
      es: "{1}; áreas que quedan fuera porque no cierran o salen del extracto: {2}",
      ca: "{1}; àrees que queden fora perquè no tanquen o ixen de l'extracte: {2}"),
  ]
}
