/// The folder that relative paths of a file count from.
struct PathBase {
  let folder: String

  func resolved(_ path: String) -> String {
    path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path
  }
}
