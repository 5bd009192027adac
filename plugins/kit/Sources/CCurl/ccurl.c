#include "ccurl.h"

#include <dlfcn.h>
#include <netinet/in.h>
#include <pthread.h>
#include <sys/socket.h>

// By its binary interface, which has been the fourth since 2006.
static const char *const file_name = "libcurl.so.4";

#define FUNCTIONS(each)                                                                                              \
  each(curl_global_init) each(curl_multi_init) each(curl_multi_cleanup) each(curl_multi_wakeup)                      \
  each(curl_multi_perform) each(curl_multi_poll) each(curl_multi_add_handle) each(curl_multi_remove_handle)          \
  each(curl_multi_info_read) each(curl_multi_strerror) each(curl_easy_init) each(curl_easy_cleanup)                  \
  each(curl_easy_strerror) each(curl_easy_setopt) each(curl_easy_getinfo) each(curl_slist_append)                    \
  each(curl_slist_free_all) each(curl_url) each(curl_url_cleanup) each(curl_url_set) each(curl_url_get)              \
  each(curl_free)

#define FIELD(name) __typeof__(&name) name;
#define FIND(name)                                                       \
  library.name = (__typeof__(library.name))dlsym(file, #name);           \
  if (!library.name) return;

static struct {
  FUNCTIONS(FIELD)
} library;

static int is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *file = dlopen(file_name, RTLD_NOW | RTLD_LOCAL);
  if (!file) return;
  FUNCTIONS(FIND)
  is_loaded = library.curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

int brisa_curl_load(void) {
  pthread_once(&once, load);
  return is_loaded;
}

CURLM *brisa_curl_multi_init(void) { return library.curl_multi_init(); }
void brisa_curl_multi_cleanup(CURLM *multi) { library.curl_multi_cleanup(multi); }
void brisa_curl_multi_wakeup(CURLM *multi) { library.curl_multi_wakeup(multi); }
CURLMcode brisa_curl_multi_perform(CURLM *multi, int *running) { return library.curl_multi_perform(multi, running); }
CURLMcode brisa_curl_multi_poll(CURLM *multi, int milliseconds) {
  return library.curl_multi_poll(multi, NULL, 0, milliseconds, NULL);
}
CURLMcode brisa_curl_multi_add_handle(CURLM *multi, CURL *handle) {
  return library.curl_multi_add_handle(multi, handle);
}
void brisa_curl_multi_remove_handle(CURLM *multi, CURL *handle) { library.curl_multi_remove_handle(multi, handle); }
CURLMsg *brisa_curl_multi_info_read(CURLM *multi, int *left) { return library.curl_multi_info_read(multi, left); }
const char *brisa_curl_multi_strerror(CURLMcode code) { return library.curl_multi_strerror(code); }

CURL *brisa_curl_easy_init(void) { return library.curl_easy_init(); }
void brisa_curl_easy_cleanup(CURL *handle) { library.curl_easy_cleanup(handle); }
const char *brisa_curl_easy_strerror(CURLcode code) { return library.curl_easy_strerror(code); }

// In parentheses, since curl.h has macros of these names.
#define SET (library.curl_easy_setopt)
#define GET (library.curl_easy_getinfo)

CURLcode brisa_curl_set_long(CURL *handle, CURLoption option, long value) { return SET(handle, option, value); }
CURLcode brisa_curl_set_text(CURL *handle, CURLoption option, const char *text) { return SET(handle, option, text); }
CURLcode brisa_curl_set_pointer(CURL *handle, CURLoption option, void *pointer) {
  return SET(handle, option, pointer);
}
CURLcode brisa_curl_set_callback(CURL *handle, CURLoption option, curl_write_callback callback) {
  return SET(handle, option, callback);
}
// A socket as libcurl makes one; programs that are run do not inherit it.
static curl_socket_t open_socket(void *port, curlsocktype purpose, struct curl_sockaddr *address) {
  const struct sockaddr *to = &address->addr;
  (void)purpose;
  if (to->sa_family == AF_INET) *(int *)port = ntohs(((const struct sockaddr_in *)to)->sin_port);
  if (to->sa_family == AF_INET6) *(int *)port = ntohs(((const struct sockaddr_in6 *)to)->sin6_port);
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}
CURLcode brisa_curl_note_port(CURL *handle, int *port) {
  CURLcode code = SET(handle, CURLOPT_OPENSOCKETFUNCTION, open_socket);
  return code == CURLE_OK ? SET(handle, CURLOPT_OPENSOCKETDATA, port) : code;
}
CURLcode brisa_curl_copy_body(CURL *handle, const void *bytes, curl_off_t count) {
  CURLcode code = SET(handle, CURLOPT_POSTFIELDSIZE_LARGE, count);
  return code == CURLE_OK ? SET(handle, CURLOPT_COPYPOSTFIELDS, bytes) : code;
}
CURLcode brisa_curl_allow_http_only(CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075500
  return SET(handle, CURLOPT_PROTOCOLS_STR, "http,https");
#else
  return SET(handle, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
}

CURLcode brisa_curl_get_long(CURL *handle, CURLINFO info, long *value) { return GET(handle, info, value); }
CURLcode brisa_curl_get_size(CURL *handle, CURLINFO info, curl_off_t *value) { return GET(handle, info, value); }
CURLcode brisa_curl_get_text(CURL *handle, CURLINFO info, const char **text) { return GET(handle, info, text); }

struct curl_slist *brisa_curl_slist_append(struct curl_slist *list, const char *line) {
  return library.curl_slist_append(list, line);
}
void brisa_curl_slist_free_all(struct curl_slist *list) { library.curl_slist_free_all(list); }

CURLU *brisa_curl_url(void) { return library.curl_url(); }
void brisa_curl_url_cleanup(CURLU *url) { library.curl_url_cleanup(url); }
CURLUcode brisa_curl_url_set(CURLU *url, CURLUPart part, const char *text) {
  return library.curl_url_set(url, part, text, 0);
}
CURLUcode brisa_curl_url_get(CURLU *url, CURLUPart part, char **text) {
  return library.curl_url_get(url, part, text, 0);
}
void brisa_curl_free(void *text) { library.curl_free(text); }
