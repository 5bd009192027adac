import { language } from '../words/words.mjs';

/** Why the server gave no answer: its own sentence, or none where it was not reached. */
export class Problem extends Error {
  constructor(status, code, detail) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

const base = new URL('.', document.baseURI).href;

/** An address of the server with parameters; those that are undefined or empty are left out. */
export function address(path, parameters = {}) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, value);
  }
  return `${base}${path.replace(/^\//, '')}${query.size ? `?${query}` : ''}`;
}

async function asked(url, options) {
  let reply;
  try {
    reply = await fetch(url, { ...options, headers: { 'Accept-Language': language(), ...options.headers } });
  } catch (error) {
    if (error.name === 'AbortError') throw error;
    throw new Problem(0, 'unreachable', '');
  }
  if (reply.ok) return reply;
  const problem = await reply.json().catch((error) => {
    if (error.name === 'AbortError') throw error;
    return {};
  });
  // A gateway before a server that is not there; the server's own 503 has a code.
  const isGone = reply.status === 502 || reply.status === 504 || (reply.status === 503 && !problem.code);
  if (isGone) throw new Problem(0, 'unreachable', '');
  throw new Problem(reply.status, String(problem.code ?? 'error'), String(problem.detail ?? problem.message ?? ''));
}

/** What an answer holds: one that breaks off under way is as good as none. */
async function whole(content) {
  try {
    return await content;
  } catch (error) {
    // What came whole and is no JSON is a fault, and no want of a network.
    if (error.name === 'AbortError' || error instanceof SyntaxError) throw error;
    throw new Problem(0, 'unreachable', '');
  }
}

/** Asks for JSON; `kept` is when the answer was stored, where the server was not reached and an older one serves. */
export async function ask(path, parameters, { signal, body } = {}) {
  const options = body
    ? { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' }, signal }
    : { signal, headers: { Accept: 'application/json' } };
  const reply = await asked(address(path, parameters), options);
  const kept = reply.headers.get('X-Brisa-Kept');
  return { data: await whole(reply.json()), kept: kept ? new Date(kept) : null };
}

/** Sends a file and asks for JSON. */
export async function askOf(path, parameters, text, type) {
  const reply = await asked(address(path, parameters), { method: 'POST', body: text, headers: { 'Content-Type': type } });
  return whole(reply.json());
}

/** Asks for text, with a body where there is one. */
export async function askText(path, parameters, body) {
  const options = body
    ? { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {};
  return whole((await asked(address(path, parameters), options)).text());
}

let described = null;

/** What the server can, by the document that describes it. */
export function abilities() {
  described ??= ask('openapi.json').then(({ data }) => data.paths ?? {}, () => { described = null; return {}; });
  return described.then((paths) => ({
    has: (path, method = 'get') => Boolean(paths[path]?.[method]),
  }));
}
