import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from '../../tools/run/free-port.ts';

/** An existing backend on a host of its own that speaks the four calls as PHP scripts do, and nothing beyond. */
export interface PhpBackend {
  /** What the site is built with as API_HOST. */
  host: string;
  origin: string;
  jobs: object[];
  /** What arrived: JSON as it was sent, forms as their fields, files by their name. */
  received: { call: string; type: string; body: Record<string, string> }[];
  /** Called before each answer, so that a test can hold or spoil it. */
  before: (call: string) => Promise<Answer | undefined>;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  body: string;
}

const FOLDER = '/backend';

export async function startPhpBackend(): Promise<PhpBackend> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const backend: PhpBackend = {
    host: origin + FOLDER,
    origin,
    jobs: [],
    received: [],
    before: async () => undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server = createServer((request, response) => {
    void answer(backend, request).then(({ status, body }) => send(response, status, body));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return backend;
}

/** Lets any page call, and lets it send JSON; no other header. */
function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Type': 'application/json',
  });
  response.end(body);
}

async function answer(backend: PhpBackend, request: IncomingMessage): Promise<Answer> {
  if (request.method === 'OPTIONS') return { status: 204, body: '' };
  const { pathname, searchParams } = new URL(request.url ?? '', backend.origin);
  const call = `${request.method} ${pathname.replace(`${FOLDER}/`, '')}`;
  const type = request.headers['content-type'] ?? '';
  const body = request.method === 'GET' ? Object.fromEntries(searchParams) : await readBody(request, type);
  backend.received.push({ call, type, body });
  return (await backend.before(call)) ?? usualAnswer(backend, call, body);
}

async function readBody(request: IncomingMessage, type: string): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const sent = new Response(Buffer.concat(chunks), { headers: { 'Content-Type': type } });
  if (type.startsWith('application/json')) return (await sent.json()) as Record<string, string>;
  const fields = [...(await sent.formData()).entries()];
  return Object.fromEntries(
    fields.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
}

const CERTIFICATE = '123456789012';

function usualAnswer({ jobs }: PhpBackend, call: string, body: Record<string, string>): Answer {
  switch (call) {
    case 'GET get_open_positions.php':
      return { status: 200, body: JSON.stringify(jobs) };
    case 'POST apply_job1.php':
      return { status: 200, body: JSON.stringify({ success: true, message: 'Application received by HR.' }) };
    case 'POST contact.php':
      return { status: 200, body: 'OK' };
    // Written for GET: a POST finds no number.
    case 'POST certificate.php':
      return { status: 400, body: JSON.stringify({ message: 'cert_number is missing' }) };
    case 'GET certificate.php':
      return { status: 200, body: JSON.stringify({ valid: body.cert_number === CERTIFICATE }) };
    default:
      return { status: 404, body: 'Not Found' };
  }
}
