// Keeps this version of the page, and of what was asked the newest answers, for when there is no network.

const version = 'brisa-@DIGEST@';
const answers = 'brisa-answers';
const files = ['@FILES@'];
const mostAnswers = 400;
const kept = /\/(v1|tiles|route|nearest|openapi\.json|reverse)(\/|$|\?)/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(version).then((cache) =>
    cache.addAll(files.map((file) => new Request(file, { headers: { Accept: 'text/html,*/*' } }))))
    .then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('brisa-') && name !== version && name !== answers) await caches.delete(name);
    }
    await self.clients.claim();
  })());
});

/** A copy that says when it was made. */
async function dated(reply) {
  const headers = new Headers(reply.headers);
  headers.set('X-Brisa-Kept', new Date().toISOString());
  headers.delete('Content-Encoding');
  return new Response(await reply.blob(), { status: reply.status, headers });
}

let puts = 0;

async function keep(request, reply) {
  const cache = await caches.open(answers);
  await cache.put(request, await dated(reply));
  puts += 1;
  if (puts % 50) return;
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - mostAnswers))) await cache.delete(old);
}

/** The network's answer, else the one that was kept. */
async function fresh(request, event) {
  try {
    const reply = await fetch(request);
    if (reply.ok) event.waitUntil(keep(request, reply.clone()).catch(() => {}));
    return reply;
  } catch (error) {
    const old = await (await caches.open(answers)).match(request, { ignoreVary: true });
    if (old) return old;
    throw error;
  }
}

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.open(version)).match('./', { ignoreVary: true });
  }
}

async function file(request) {
  return (await (await caches.open(version)).match(request, { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.includes('/web/')) event.respondWith(file(request));
  else if (kept.test(url.pathname)) event.respondWith(fresh(request, event));
});
