#pragma once

// `osmium/io/any_compression.hpp` would take the library's own bzip2, which is registered once and for all.
#include <osmium/io/compression.hpp>
#include <osmium/io/gzip_compression.hpp>

#include "bzip2_streams.hpp"

namespace brisa {

/// Makes every reader of a packed file unpack it with ``Bzip2Streams``.
inline const bool has_bzip2_streams = register_bzip2_streams();

}  // namespace brisa
