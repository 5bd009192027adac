/// What words mean in the names of streets and places, in the languages of the cities that Brisa knows.
///
/// These are Spanish, Catalan, English, Finnish, Swedish, French, Italian and German. All words are folded.
package enum StreetWords {
  /// Words that one leaves out without being misunderstood.
  package static let small: Set<String> = [
    "a", "al", "als", "am", "an", "au", "aux", "d", "da", "das", "de", "dei", "del", "della", "dels", "den", "der",
    "des", "di", "die", "dos", "du", "e", "el", "els", "en", "et", "i", "im", "l", "la", "las", "le", "les", "lo",
    "los", "na", "of", "och", "the", "und", "von", "y", "zu", "zum", "zur",
  ]

  /// Names of countries, with which people end an address.
  static let countries: Set<String> = Set(
    """
    spain espana espanya espagne spanien spagna espanja monaco finland suomi finlandia finlande finnland france francia
    franca frankreich frankrike ranska italy italia italie italien germany alemania alemanya allemagne germania
    deutschland tyskland saksa sweden suecia sverige suede schweden svezia ruotsi portugal andorra switzerland suiza
    suissa suisse svizzera schweiz sveitsi austria osterreich autriche itavalta belgium belgica belgique belgio belgien
    belgia netherlands nederland norway norge denmark danmark dinamarca estonia eesti ireland irlanda england uk
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Whether a word behind a house number is a part of the house: a staircase, floor or door, be it a word for one, a
  /// letter, or a number of four letters at most, as `3`, `a4` and `3o`.
  static func isPartOfHouse(_ word: String) -> Bool {
    word.count == 1 || partsOfHouses.contains(word)
      || word.count <= 4 && word.contains { $0.isASCII && $0.isNumber }
  }

  private static let partsOfHouses: Set<String> = Set(
    """
    esc escalera escala piso pis planta pta puerta porta pto bajo bajos baixos ent entlo entresuelo entresol pral
    principal atico atic izq izqda esq dcha dreta der drta int interior as asunto krs rappu lgh van vaning trappa apt
    appt apto apartment flat floor unit door etage bat batiment scala interno piano whg wohnung stock og eg
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// What kind of street or place a word tells of, as a word that no name holds; nil where it tells of none.
  package static func kind(of word: String) -> String? { kinds[word] }

  /// What an abbreviation may stand for.
  package static func written(_ word: String) -> [String] {
    var words = abbreviations[word] ?? []
    for (ending, whole) in endings where word.hasSuffix(ending) && word.count > ending.count + 2 {
      words.append(word.dropLast(ending.count) + whole)
    }
    return words
  }

  private static let groups: [(kind: String, words: String)] = [
    ("xxstreet", "carrer calle street rue via strasse gata gatan katu straat"),
    ("xxavenue", "avinguda avenida avenue viale allee alley puistokatu"),
    ("xxsquare", "placa plaza square place piazza platz torg torget tori aukio plac"),
    ("xxsmallsquare", "placeta plazuela plazoleta piazzetta"),
    ("xxway", "cami camino way road chemin chaussee weg vag vagen tie strada carretera route landstrasse"),
    ("xxwalk", "passeig paseo promenade passeggiata esplanade esplanadi"),
    ("xxboulevard", "bulevard bulevar boulevard bulevardi bulevarden"),
    ("xxlane", "carrero callejon callejuela lane ruelle vicolo gasse grand kuja polku stig stigen"),
    ("xxpassage", "passatge pasaje passage passaggio"),
    ("xxround", "ronda ring rotonda roundabout"),
    ("xxbridge", "pont puente bridge ponte brucke silta bro bron"),
    ("xxpark", "parc parque park puisto parken jardi jardins jardin jardines garden gardens giardini tuin"),
    ("xxstation", "estacio estacion station gare stazione bahnhof asema stationen"),
    ("xxchurch", "esglesia iglesia church eglise chiesa kirche kirkko kyrka kyrkan"),
    ("xxmarket", "mercat mercado market marche mercato markt kauppahalli saluhall saluhallen"),
    ("xxmuseum", "museu museo museum musee museet"),
    ("xxtowers", "torres torre towers tower tour torri turm torni"),
    ("xxsaint", "sant san santa saint sainte sankt"),
    ("xxnorth", "nord norte north norra pohjois pohjoinen"),
    ("xxsouth", "sud sur south sodra etela etelainen"),
  ]

  private static let kinds: [String: String] = Dictionary(
    groups.flatMap { group in group.words.split(separator: " ").map { (String($0), group.kind) } },
    uniquingKeysWith: { first, _ in first })

  private static let abbreviations: [String: [String]] = [
    "c": ["carrer", "calle"], "cl": ["calle"], "cr": ["carrer"], "cll": ["calle"],
    "av": ["avinguda", "avenida", "avenue"],
    "avd": ["avinguda", "avenida"], "avda": ["avinguda", "avenida"], "avgda": ["avinguda"], "ave": ["avenue"],
    "pl": ["placa", "plaza", "place", "platz"], "pla": ["placa", "plaza"], "plz": ["plaza", "platz"],
    "pza": ["plaza"], "pca": ["placa"], "pz": ["piazza"], "pzza": ["piazza"], "sq": ["square"],
    "pg": ["passeig"], "ps": ["passeig", "paseo"], "pso": ["paseo"], "psg": ["passeig"], "ptge": ["passatge"],
    "psje": ["pasaje"], "cno": ["camino"], "cm": ["cami", "camino"], "ctra": ["carretera"], "crta": ["carretera"],
    "rda": ["ronda"], "gv": ["gran"], "bd": ["boulevard"], "blvd": ["boulevard"], "bvd": ["boulevard"],
    "bul": ["bulevar"],
    "r": ["rue"], "ch": ["chemin"], "chem": ["chemin"], "st": ["street", "saint", "sant", "sankt"],
    "ste": ["sainte"], "sta": ["santa"], "sto": ["santo"], "s": ["san", "sant"], "str": ["strasse", "street"],
    "rd": ["road"], "ln": ["lane"], "dr": ["drive", "doctor"], "doct": ["doctor"], "v": ["via"], "vle": ["viale"],
    "est": ["estacio", "estacion"], "esta": ["estacio", "estacion"], "hosp": ["hospital"], "uni": ["university"],
    "univ": ["universitat", "universidad", "university"], "ntra": ["nuestra"], "sra": ["senora", "senyora"],
    "mdo": ["mercado"], "bhf": ["bahnhof"], "hbf": ["hauptbahnhof"], "jard": ["jardins", "jardines"],
    "prof": ["professor", "profesor"], "gral": ["general"], "gen": ["general"], "mtro": ["maestro"],
    "mt": ["mont", "mount"],
    // Albert Ier is written Albert 1er as well.
    "ier": ["1er", "premier"], "1er": ["ier", "premier"], "premier": ["1er", "ier"],
  ]

  /// Ends of words that are a street by themselves, short and in full.
  private static let endings: [(String, String)] = [
    ("str", "strasse"), ("pl", "platz"), ("g", "gatan"), ("gat", "gatan"), ("v", "vagen"), ("k", "katu"), ("t", "tie"),
    ("gata", "gatan"), ("vag", "vagen"),
  ]
}
