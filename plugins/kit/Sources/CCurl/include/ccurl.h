#pragma once
#include <curl/curl.h>

// libcurl, loaded when it is first needed: some thirty libraries come with it, and most runs of a program fetch
// nothing.
//
// Each function here is libcurl's own of that name, or one of its variadic functions with an argument of one type,
// which Swift cannot call. All but the first may only be called where that has said 1.

// Loads libcurl and sets it up, once in a process; 1 where it can be used.
int brisa_curl_load(void);

CURLM *brisa_curl_multi_init(void);
void brisa_curl_multi_cleanup(CURLM *multi);
void brisa_curl_multi_wakeup(CURLM *multi);
CURLMcode brisa_curl_multi_perform(CURLM *multi, int *running);
CURLMcode brisa_curl_multi_poll(CURLM *multi, int milliseconds);
CURLMcode brisa_curl_multi_add_handle(CURLM *multi, CURL *handle);
void brisa_curl_multi_remove_handle(CURLM *multi, CURL *handle);
CURLMsg *brisa_curl_multi_info_read(CURLM *multi, int *left);
const char *brisa_curl_multi_strerror(CURLMcode code);

CURL *brisa_curl_easy_init(void);
void brisa_curl_easy_cleanup(CURL *handle);
const char *brisa_curl_easy_strerror(CURLcode code);

CURLcode brisa_curl_set_long(CURL *handle, CURLoption option, long value);
// The text is copied by libcurl, except that of CURLOPT_POSTFIELDS, which nothing here sets.
CURLcode brisa_curl_set_text(CURL *handle, CURLoption option, const char *text);
// The pointer is kept as it is: it must live as long as the transfer.
CURLcode brisa_curl_set_pointer(CURL *handle, CURLoption option, void *pointer);
CURLcode brisa_curl_set_callback(CURL *handle, CURLoption option, curl_write_callback callback);
// Writes the port of each address to which a connection is tried, which may be a proxy's, to a place that must live as
// long as the handle.
CURLcode brisa_curl_note_port(CURL *handle, int *port);
// The bytes are copied by libcurl.
CURLcode brisa_curl_copy_body(CURL *handle, const void *bytes, curl_off_t count);
// Only http and https, whatever an address says: never file:, never any other.
CURLcode brisa_curl_allow_http_only(CURL *handle);

CURLcode brisa_curl_get_long(CURL *handle, CURLINFO info, long *value);
CURLcode brisa_curl_get_size(CURL *handle, CURLINFO info, curl_off_t *value);
// The text belongs to the handle.
CURLcode brisa_curl_get_text(CURL *handle, CURLINFO info, const char **text);

struct curl_slist *brisa_curl_slist_append(struct curl_slist *list, const char *line);
void brisa_curl_slist_free_all(struct curl_slist *list);

CURLU *brisa_curl_url(void);
void brisa_curl_url_cleanup(CURLU *url);
CURLUcode brisa_curl_url_set(CURLU *url, CURLUPart part, const char *text);
// The text is freed with brisa_curl_free.
CURLUcode brisa_curl_url_get(CURLU *url, CURLUPart part, char **text);
void brisa_curl_free(void *text);
