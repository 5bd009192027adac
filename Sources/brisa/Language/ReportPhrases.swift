internal import AirData

/// The words of `brisa heatmap` and `brisa tiles`, in every language; `{1}`, `{2}` are values.
enum ReportPhrases {
  static let written = LocalizedText(en: "{1} written", es: "{1}: hecha", ca: "{1}: feta")
  static let noReport = LocalizedText(
    en: "{1} has no report: {2}", es: "{1} no tiene informe: {2}", ca: "{1} no té informe: {2}")
  static let removed = LocalizedText(
    en: "{1} older than {2} removed", es: "{1} de hace más de {2}: fuera", ca: "{1} de fa més de {2}: fora")
  static let again = LocalizedText(
    en: "{1} It is tried again.", es: "{1} Se volverá a intentar.", ca: "{1} Es tornarà a intentar.")
  static let hours = LocalizedText(
    en: "{1} written, {2} unchanged, {3} missing.", es: "{1} nuevas, {2} sin cambios, {3} sin informe.",
    ca: "{1} noves, {2} sense canvis, {3} sense informe.")
  static let oneHour = LocalizedText(
    en: "{1} written, {2} unchanged, {3} missing.", es: "{1} nueva, {2} sin cambios, {3} sin informe.",
    ca: "{1} nova, {2} sense canvis, {3} sense informe.")
  static let missing = LocalizedText(en: "Missing  {1}: {2}", es: "Falta    {1}: {2}", ca: "Falta    {1}: {2}")
  static let unlisted = LocalizedText(
    en: "Earlier  {1} of earlier runs: in the folder still, and in no list any more; --watch keeps the last days.",
    es: "Antes    {1} de ejecuciones anteriores: aún en la carpeta y ya en ninguna lista; --watch conserva los últimos "
      + "días.",
    ca:
      "Abans    {1} d'execucions anteriors: encara en la carpeta i ja en cap llista; --watch conserva els últims dies.")
  static let moreMissing = LocalizedText(
    en: "Missing  and {1} more.", es: "Faltan   y {1} más.", ca: "Falten   i {1} més.")
  static let page = LocalizedText(en: "Page     {1}", es: "Página   {1}", ca: "Pàgina   {1}")
  static let files = LocalizedText(en: "Files    {1}", es: "Ficheros {1}", ca: "Fitxers  {1}")
  static let left = LocalizedText(en: ", {1} left", es: ", quedan {1}", ca: ", en queden {1}")
  static let tiles = LocalizedText(en: "tiles", es: "teselas", ca: "tessel·les")
  static let tilesWritten = LocalizedText(
    en: "{1} written, {2} unchanged, {3} empty, for the hour from {4}.",
    es: "Hechas: {1}; sin cambios: {2}; vacías: {3}; de la hora desde {4}.",
    ca: "Fetes: {1}; sense canvis: {2}; buides: {3}; de l'hora des de {4}.")
}
