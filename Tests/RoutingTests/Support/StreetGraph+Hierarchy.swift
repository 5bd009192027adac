import Routing
import Streets

extension StreetGraph {
  /// The graph with a hierarchy made for it.
  func addingHierarchy() -> StreetGraph { adding(HierarchyBuilder.build(self)) }
}
