internal import Computing
internal import Files
internal import Foundation

/// The kernel's promise that nobody changes a file before its reader has had time to take a copy (`F_SETLEASE`).
///
/// A mapped file that is cut or written over in place would end the process that reads it. Whoever opens a leased file
/// to write waits until the lease is given back, which is done as soon as the mapping has pages of its own.
final class FileLease: Sendable {
  private let descriptor: Int32
  private let start: SharedPointer
  private let count: Int
  /// Whether the file is mapped still; held while the pages are changed.
  private let isMapped = Lock(true)

  /// Linux's numbers, which its headers show to C alone.
  private static let setLease: Int32 = 1024
  private static let getLease: Int32 = 1025
  private static let setSignal: Int32 = 10
  /// Seconds from one look at the lease to the next; the kernel waits for 45.
  private static let lookSeconds = 0.2

  /// A pointer that several threads may have.
  private struct SharedPointer: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer
  }

  /// Leases a file that is mapped; nil where the system gives no lease: the file is somebody else's, is being written
  /// at this moment, or lies where there are none.
  /// - Parameters:
  ///   - descriptor: The open file, of which the lease keeps a copy.
  ///   - start: Where it is mapped.
  ///   - count: Its size in bytes.
  init?(_ descriptor: Int32, mappedAt start: UnsafeMutableRawPointer, count: Int) {
    let own = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard own >= 0 else { return nil }
    // The signal that tells of a writer is one that nothing happens by; the lease is looked at instead.
    guard fcntl(own, Self.setSignal, SIGURG) == 0, fcntl(own, Self.setLease, Int32(F_RDLCK)) == 0 else {
      close(own)
      return nil
    }
    self.descriptor = own
    self.start = SharedPointer(pointer: start)
    self.count = count
    Thread.detachNewThread { [weak self] in
      while let isOver = self?.isOver, !isOver { Thread.sleep(forTimeInterval: Self.lookSeconds) }
      self?.giveBack()
    }
  }

  deinit { close(descriptor) }

  /// Lets the pages be: they are given back next.
  func end() { isMapped.withLock { $0 = false } }

  /// Whether somebody waits to write.
  private var isOver: Bool { fcntl(descriptor, Self.getLease) != Int32(F_RDLCK) }

  /// Puts a copy of the file where it is mapped, in one step, and lets the writer go on.
  private func giveBack() {
    isMapped.withLock { if $0 { copy() } }
    _ = fcntl(descriptor, Self.setLease, Int32(F_UNLCK))
  }

  private func copy() {
    let bytes = Data(bytesNoCopy: start.pointer, count: count, deallocator: .none)
    // Where neither a disk nor the memory has room the mapping stays, and ends the process once the file is cut.
    guard let file = Self.diskCopy(of: bytes) ?? Self.memoryCopy(of: bytes) else { return }
    // The file is closed with its handle, and has to be open until it is mapped.
    withExtendedLifetime(file) {
      _ = mmap(start.pointer, count, PROT_READ, MAP_PRIVATE | MAP_FIXED, file.fileDescriptor, 0)
    }
  }

  /// A file without a name in the folder for scratch.
  private static func diskCopy(of bytes: Data) -> FileHandle? {
    guard let folder = try? ScratchFolder("brisa-network") else { return nil }
    return written(bytes, to: open("\(folder.path)/copy", O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600))
  }

  /// A file in memory (`memfd_create`, which Linux's headers show to C alone).
  private static func memoryCopy(of bytes: Data) -> FileHandle? {
    typealias MakeFile = @convention(c) (_ name: UnsafePointer<CChar>, _ flags: UInt32) -> Int32
    let closesOnExec: UInt32 = 1
    guard let symbol = dlsym(nil, "memfd_create") else { return nil }
    return written(bytes, to: unsafeBitCast(symbol, to: MakeFile.self)("brisa-network", closesOnExec))
  }

  private static func written(_ bytes: Data, to file: Int32) -> FileHandle? {
    guard file >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    return (try? handle.write(contentsOf: bytes)) == nil ? nil : handle
  }
}
