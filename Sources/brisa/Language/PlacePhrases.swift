internal import AirData
internal import Places

/// What is said about places; `{1}`, `{2}` are values.
enum PlacePhrases {
  /// What the argument that is a place is called in sentences.
  static let thePlace = LocalizedText(en: "the place", es: "el lugar", ca: "el lloc")
  static let taken = LocalizedText(
    en: "{1} '{2}' is {3}", es: "{1} '{2}' es {3}", ca: "{1} '{2}' és {3}")
  static let unclear = LocalizedText(
    en: "{1}: '{2}' may be any of these {3}: write more of the name, its street and number, or its coordinate.",
    es: "{1}: '{2}' puede ser cualquiera de estos {3}: escriba más del nombre, la calle y el número, o la coordenada.",
    ca: "{1}: '{2}' pot ser qualsevol d'estos {3}: escriga més del nom, el carrer i el número, o la coordenada.")
  static let unsure = LocalizedText(
    en: "{1}: '{2}' is not much like this place, the only one that it may be: write more of the name, its street and "
      + "number, or its coordinate.",
    es: "{1}: '{2}' se parece poco a este lugar, el único que puede ser: escriba más del nombre, la calle y el número, "
      + "o la coordenada.",
    ca: "{1}: '{2}' s'assembla poc a este lloc, l'únic que pot ser: escriga més del nom, el carrer i el número, o la "
      + "coordenada.")
  static let nothing = LocalizedText(
    en: "{1}: nothing is called '{2}' here: try another name or fewer words, see what brisa place finds, or write "
      + "latitude,longitude in degrees.",
    es: "{1}: aquí nada se llama '{2}': pruebe otro nombre o menos palabras, mire qué encuentra brisa place, o escriba "
      + "latitud,longitud en grados.",
    ca: "{1}: ací res no es diu '{2}': prove un altre nom o menys paraules, mire què troba brisa place, o escriga "
      + "latitud,longitud en graus.")
  static let nothingOfCategory = LocalizedText(
    en: "No place of the category '{1}' is known here.", es: "Aquí no se conoce ningún lugar de la categoría '{1}'.",
    ca: "Ací no es coneix cap lloc de la categoria '{1}'.")
  static let nothingNear = LocalizedText(
    en: "Nothing that has a name is near {1}: does it lie in the city, with the latitude first?",
    es: "No hay nada con nombre cerca de {1}: ¿está en la ciudad, con la latitud primero?",
    ca: "No hi ha res amb nom prop de {1}: és a la ciutat, amb la latitud primer?")
  static let between = LocalizedText(
    en: "between the known numbers {1} and {2}", es: "entre los números conocidos {1} y {2}",
    ca: "entre els números coneguts {1} i {2}")
  static let beside = LocalizedText(
    en: "number not known, at {1}", es: "número desconocido, junto al {1}", ca: "número desconegut, vora el {1}")
  static let street = LocalizedText(
    en: "number not known, somewhere in the street", es: "número desconocido, en algún punto de la calle",
    ca: "número desconegut, en algun punt del carrer")
  static let alsoCalled = LocalizedText(en: "found as {1}", es: "hallado como {1}", ca: "trobat com a {1}")
  static let noOwn = LocalizedText(
    en: "There are no places of your own in {1}: brisa place add NAME LAT,LON adds one.",
    es: "No hay lugares propios en {1}: brisa place add NOMBRE LAT,LON añade uno.",
    ca: "No hi ha llocs propis a {1}: brisa place add NOM LAT,LON n'afig un.")
  static let noOwnTagged = LocalizedText(
    en: "None of your own places goes by '{1}': brisa place list shows all of them.",
    es: "Ninguno de sus lugares lleva la etiqueta '{1}': brisa place list los muestra todos.",
    ca: "Cap dels seus llocs porta l'etiqueta '{1}': brisa place list els mostra tots.")

  /// What a category is called.
  static func name(of category: PlaceCategory) -> LocalizedText {
    switch category {
    case .street: LocalizedText(en: "street", es: "calle", ca: "carrer")
    case .square: LocalizedText(en: "square", es: "plaza", ca: "plaça")
    case .address: LocalizedText(en: "address", es: "dirección", ca: "adreça")
    case .locality: LocalizedText(en: "district or town", es: "barrio o población", ca: "barri o població")
    case .station: LocalizedText(en: "station", es: "estación", ca: "estació")
    case .stop: LocalizedText(en: "stop", es: "parada", ca: "parada")
    case .park: LocalizedText(en: "park", es: "parque", ca: "parc")
    case .school: LocalizedText(en: "school", es: "escuela", ca: "escola")
    case .university: LocalizedText(en: "university", es: "universidad", ca: "universitat")
    case .health: LocalizedText(en: "health", es: "salud", ca: "salut")
    case .culture: LocalizedText(en: "culture", es: "cultura", ca: "cultura")
    case .sight: LocalizedText(en: "sight", es: "lugar de interés", ca: "lloc d'interés")
    case .worship: LocalizedText(en: "place of worship", es: "lugar de culto", ca: "lloc de culte")
    case .sport: LocalizedText(en: "sport", es: "deporte", ca: "esport")
    case .shop: LocalizedText(en: "shop", es: "tienda", ca: "botiga")
    case .food: LocalizedText(en: "food and drink", es: "comida y bebida", ca: "menjar i beguda")
    case .lodging: LocalizedText(en: "lodging", es: "alojamiento", ca: "allotjament")
    case .office: LocalizedText(en: "office", es: "oficina", ca: "oficina")
    case .service: LocalizedText(en: "service", es: "servicio", ca: "servici")
    case .water: LocalizedText(en: "water", es: "agua", ca: "aigua")
    case .other: LocalizedText(en: "other", es: "otro", ca: "altre")
    }
  }

  /// A phrase with the option that it is about and its other values, in every language.
  static func filled(_ phrase: LocalizedText, of option: LocalizedText, _ values: String...) -> LocalizedText {
    func fill(_ language: Language) -> String {
      var text = phrase[language]
      for (index, value) in ([option[language]] + values).enumerated() {
        text = text.replacing("{\(index + 1)}", with: value)
      }
      return text
    }
    return LocalizedText(en: fill(.en), es: fill(.es), ca: fill(.ca))
  }
}
