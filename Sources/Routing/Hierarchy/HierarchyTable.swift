/// What the cheapest ways from many places to many others cost: the elimination tree query with buckets (Knopp,
/// Sanders, Schultes, Schulz, Wagner, "Computing Many-to-Many Shortest Paths Using Highway Hierarchies", 2007).
///
/// From each destination one search goes upwards against the arcs and leaves at every rank what it costs from there;
/// from each origin one goes upwards and puts its own cost and those together.
struct HierarchyTable {
  typealias Figure = ArcFigures.Figure

  /// A rank where a search begins or ends, what that costs and how long it is.
  struct Terminal: BitwiseCopyable {
    let rank: Int
    let weight: UInt32
    let figure: Figure
  }

  /// What is known of a way.
  struct Cell: BitwiseCopyable {
    var weight: UInt32
    var figure: Figure

    static let unseen = Cell(weight: ArcWeights.infinite, figure: Figure())
  }

  /// What it costs from a rank to a destination.
  private struct Entry: BitwiseCopyable {
    let rank: UInt32
    let destination: UInt32
    let cell: Cell
  }

  private let arrays: HierarchyArrays
  private let weights: ArcWeights
  private let figures: ArcFigures
  /// By rank, and of each rank by destination.
  private var entries: [Entry] = []
  /// By rank, the first of its entries.
  private var firstEntry: [UInt32]
  private let destinationCount: Int

  /// - Complexity: O(destinations × arcs upwards of their ancestors).
  init(
    _ arrays: HierarchyArrays, _ weights: ArcWeights, _ figures: ArcFigures, to destinations: [[Terminal]],
    memory: borrowing HierarchyTableMemory
  ) {
    self.arrays = arrays
    self.weights = weights
    self.figures = figures
    destinationCount = destinations.count
    var found: [Entry] = []
    firstEntry = [UInt32](repeating: 0, count: arrays.nodeCount + 1)
    for (number, terminals) in destinations.enumerated() {
      search(from: terminals, arcWeights: weights.down, arcFigures: figures.down, labels: memory.labels) { rank, cell in
        found.append(
          Entry(
            rank: UInt32(truncatingIfNeeded: rank), destination: UInt32(truncatingIfNeeded: number), cell: cell))
      }
    }
    sort(found)
  }

  /// Counts what each rank has, then puts every entry at its place.
  private mutating func sort(_ found: [Entry]) {
    for entry in found { firstEntry[Int(entry.rank) + 1] += 1 }
    for rank in 0..<arrays.nodeCount { firstEntry[rank + 1] += firstEntry[rank] }
    var places = firstEntry
    entries = [Entry](repeating: Entry(rank: 0, destination: 0, cell: .unseen), count: found.count)
    for entry in found {
      entries[Int(places[Int(entry.rank)])] = entry
      places[Int(entry.rank)] += 1
    }
  }

  /// The ways from an origin to each destination, ``Cell/unseen`` where there is none that costs less than
  /// ``ArcWeights/infinite``.
  /// - Complexity: O(arcs upwards of its ancestors + entries of those).
  func row(from terminals: [Terminal], memory: borrowing HierarchyTableMemory) -> [Cell] {
    var row = [Cell](repeating: .unseen, count: destinationCount)
    row.withUnsafeMutableBufferPointer { row in
      entries.withUnsafeBufferPointer { entries in
        search(from: terminals, arcWeights: weights.up, arcFigures: figures.up, labels: memory.labels) { rank, cell in
          for entry in entries[Int(firstEntry[rank])..<Int(firstEntry[rank + 1])] {
            let weight = cell.weight &+ entry.cell.weight
            if weight < row[Int(entry.destination)].weight {
              row[Int(entry.destination)] = Cell(weight: weight, figure: cell.figure + entry.cell.figure)
            }
          }
        }
      }
    }
    return row
  }

  /// Goes upwards from terminals and tells each rank that it comes to with what that costs.
  @inline(__always)
  private func search(
    from terminals: [Terminal], arcWeights: UnsafePointer<UInt32>,
    arcFigures: UnsafePointer<Figure>, labels: UnsafeMutablePointer<Cell>,
    _ body: (_ rank: Int, _ cell: Cell) -> Void
  ) {
    for terminal in terminals where terminal.weight < labels[terminal.rank].weight {
      labels[terminal.rank] = Cell(weight: terminal.weight, figure: terminal.figure)
    }
    var walk = AncestorWalk(arrays, from: terminals.map(\.rank))
    walk.forEach { rank in
      let cell = labels[rank]
      // Every upper neighbour is an ancestor and comes later, so this rank's label is not needed again.
      labels[rank] = .unseen
      guard cell.weight < ArcWeights.infinite else { return }
      body(rank, cell)
      for arc in arrays.up(rank) {
        let head = Int(arrays.upHead[arc])
        let weight = cell.weight &+ arcWeights[arc]
        if weight < labels[head].weight {
          labels[head] = Cell(weight: weight, figure: cell.figure + arcFigures[arc])
        }
      }
    }
  }
}

/// The memory of the searches of a table, as good as new after each.
struct HierarchyTableMemory: ~Copyable {
  let labels: UnsafeMutablePointer<HierarchyTable.Cell>

  init(nodeCount: Int) {
    labels = .allocate(capacity: max(1, nodeCount))
    labels.initialize(repeating: .unseen, count: nodeCount)
  }

  deinit {
    labels.deallocate()
  }
}
