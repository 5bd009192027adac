// Keeps this version of the page, and of what was asked the newest answers, for when there is no network.

const version = 'brisa-@DIGEST@';
// What the page cannot do without stays; of ways, other answers and pictures of the air the newest do. Each has a store
// of its own: hours that play, and what is typed, ask more than all the ways of a week.
const ground = 'brisa-ground';
const ways = 'brisa-ways';
const answers = 'brisa-answers';
const air = 'brisa-air';
const most = { [ground]: Infinity, [ways]: 100, [answers]: 400, [air]: 600 };
const files = ['@FILES@'];
// What a page asks for at its first visit, before there is a worker to keep it.
const needed = ['v1/cities', 'openapi.json', 'tiles/base.json'];
const isGround = /\/(v1\/cities|tiles\/base(\.json|\/.*)|openapi\.json)$/;
const isWay = /\/(v1\/(routes|loops)|route\/v1\/.*)$/;
const isPicture = /\/tiles\/air\/.*\.png$/;
const kept = /\/(v1|tiles|route|nearest|openapi\.json|reverse)(\/|$|\?)/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(version).then((cache) =>
    cache.addAll(files.map((file) => new Request(file, { headers: { Accept: 'text/html,*/*' } }))))
    .then(() => Promise.all(needed.map(keepNeeded))).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('brisa-') && name !== version && !(name in most)) await caches.delete(name);
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

/** Where an answer is kept. */
function storeOf({ pathname }) {
  if (isGround.test(pathname)) return ground;
  if (isWay.test(pathname)) return ways;
  return isPicture.test(pathname) ? air : answers;
}

const puts = {};

async function keep(request, reply) {
  const name = storeOf(new URL(request.url));
  const cache = await caches.open(name);
  await cache.put(request, await dated(reply));
  // A worker that is started anew counts anew: it looks at the first, too.
  puts[name] = (puts[name] ?? -1) + 1;
  if (puts[name] % 50 || most[name] === Infinity) return;
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - most[name]))) await cache.delete(old);
}

/** Keeps what every page needs, where the server has it. */
async function keepNeeded(path) {
  const request = new Request(path, { headers: { Accept: 'application/json' } });
  const reply = await fetch(request).catch(() => null);
  if (reply?.ok) await keep(request, reply).catch(() => {});
}

/** Whether a gateway says that the server behind it is not there; the server's own sentences are problems as JSON. */
const isGone = ({ status, headers }) => status === 502 || status === 504
  || (status === 503 && !(headers.get('Content-Type') ?? '').includes('problem+json'));

/** The network's answer, else what was kept, else what the network said. */
async function fetched(request, old) {
  const reply = await fetch(request).catch((error) => error);
  if (reply instanceof Response && !isGone(reply)) return reply;
  const found = await old();
  if (!found && !(reply instanceof Response)) throw reply;
  return found ?? reply;
}

/** What was kept of a question: in the language that it asks for, else the newest in another one. */
async function keptOf(request) {
  const cache = await caches.open(storeOf(new URL(request.url)));
  // A store has what was put into it last at its end.
  return (await cache.match(request)) ?? (await cache.matchAll(request, { ignoreVary: true })).at(-1);
}

/** The network's answer, else the one that was kept. */
async function fresh(request, event) {
  const reply = await fetched(request, () => keptOf(request));
  const isKept = reply.headers.has('X-Brisa-Kept');
  if (reply.ok && !isKept) event.waitUntil(keep(request, reply.clone()).catch(() => {}));
  return reply;
}

// What else lies at this server is opened without the page, which could not stand in for it.
const isPage = ({ href }) => href.split(/[?#]/)[0] === self.registration.scope;

const page = (request) =>
  fetched(request, async () => (await caches.open(version)).match('./', { ignoreVary: true }));

async function file(request) {
  return (await (await caches.open(version)).match(request, { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && !isPage(url)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.includes('/web/')) event.respondWith(file(request));
  else if (kept.test(url.pathname)) event.respondWith(fresh(request, event));
});
