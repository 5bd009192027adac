#pragma once

// The kinds of file that are read here, in the place of `osmium/io/any_input.hpp`; see `compressions.hpp`.
#include <osmium/io/pbf_input.hpp>
#include <osmium/io/xml_input.hpp>

#include "compressions.hpp"
