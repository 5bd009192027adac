#pragma once
// Empty: libxml2's headers bring ICU's with them, which Foundation has as a module of its own. CTrackXML, which is C,
// includes them and hides them; this target says where they are and what is linked.
