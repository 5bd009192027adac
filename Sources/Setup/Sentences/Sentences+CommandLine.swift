internal import AirData

extension Sentences {
  /// What the argument parser says of words that it cannot take.
  static let commandLine: [LocalizedText] = [
    LocalizedText(en: "Help:  {1}", es: "Ayuda: {1}", ca: "Ajuda: {1}"),
    LocalizedText(en: "Usage: {1}", es: "Uso: {1}", ca: "Ús: {1}"),
    LocalizedText(
      en: "  See '{1}' for more information.", es: "  Para saber más: '{1}'.", ca: "  Per a saber-ne més: '{1}'."),
    LocalizedText(
      en: "Unknown option '{1}'", es: "No existe la opción '{1}'", ca: "No existix l'opció '{1}'"),
    LocalizedText(
      en: "Unknown option '{1}'. Did you mean '{2}'?", es: "No existe la opción '{1}'. ¿Quería decir '{2}'?",
      ca: "No existix l'opció '{1}'. Volia dir '{2}'?"),
    LocalizedText(
      en: "Missing value for '{1}'", es: "Falta el valor de '{1}'", ca: "Falta el valor de '{1}'"),
    LocalizedText(
      en: "The option '{1}' does not take any value, but '{2}' was specified.",
      es: "La opción '{1}' no toma ningún valor, y se le ha dado '{2}'.",
      ca: "L'opció '{1}' no pren cap valor, i se li ha donat '{2}'."),
    LocalizedText(
      en: "Unexpected argument '{1}'", es: "Sobra el argumento '{1}'", ca: "Sobra l'argument '{1}'"),
    LocalizedText(
      en: "{1} unexpected arguments: '{2}'", es: "Sobran {1} argumentos: '{2}'", ca: "Sobren {1} arguments: '{2}'"),
    LocalizedText(
      en: "Missing expected argument '{1}'", es: "Falta el argumento '{1}'", ca: "Falta l'argument '{1}'"),
    LocalizedText(
      en: "Missing one of: '{1}'", es: "Falta uno de estos: '{1}'", ca: "Falta un d'estos: '{1}'"),
    LocalizedText(
      en: "Value to be set with flag '{1}' had already been set with flag '{2}'",
      es: "El valor de '{1}' ya lo había fijado '{2}'", ca: "El valor de '{1}' ja l'havia fixat '{2}'"),
    LocalizedText(
      en: "The value '{1}' is invalid for '{2}'", es: "'{1}' no es un valor de '{2}'",
      ca: "'{1}' no és un valor de '{2}'"),
  ]
}
