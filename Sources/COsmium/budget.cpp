#include "budget.hpp"

#include <sys/stat.h>

#include <cerrno>
#include <system_error>

namespace brisa {

Budget budget_of(const std::string& path) {
  struct stat info {};
  if (::stat(path.c_str(), &info) != 0) throw std::system_error{errno, std::system_category(), "stat failed"};
  return Budget{static_cast<std::uint64_t>(info.st_size)};
}

}  // namespace brisa
