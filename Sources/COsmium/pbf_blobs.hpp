#pragma once

#include <functional>
#include <protozero/data_view.hpp>
#include <stdexcept>
#include <string>

namespace brisa {

/// A binary extract is not laid out as the format says.
struct DamagedBlock : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Calls `use` with every data block of a binary extract, unpacked; it ends where the file ends or is cut.
///
/// Throws where a block does not unpack to the size that it states.
void for_each_blob(const std::string& path, const std::function<void(protozero::data_view)>& use);

}  // namespace brisa
