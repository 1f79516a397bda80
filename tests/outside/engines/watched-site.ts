import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '../../../tools/run/free-port.ts';
import type { Browser } from './browser.ts';

/** The site behind an address of its own, whose pages note what goes wrong in them: WebKit's driver does not tell. */
export interface WatchedSite {
  origin: string;
  /** Since the last time: errors and warnings on the console, exceptions, what the policy or the server refused. */
  complaints(browser: Browser): Promise<string[]>;
  close(): Promise<void>;
}

const WATCHER_PATH = '/watcher.js';
const REPORT_PATH = '/api/csp-report';

/** Runs in the page before everything else; the notes outlive the page. */
function watch() {
  const note = (complaint: string) => {
    const noted = JSON.parse(sessionStorage.getItem('complaints') ?? '[]') as string[];
    sessionStorage.setItem('complaints', JSON.stringify([...noted, complaint]));
  };
  for (const level of ['error', 'warn'] as const) {
    const print = console[level];
    console[level] = (...args: unknown[]) => {
      note(`console.${level}: ${args.map(String).join(' ')}`);
      print(...args);
    };
  }
  addEventListener('error', (event) => note(`Uncaught: ${event.message}`));
  addEventListener('unhandledrejection', (event) => note(`Unhandled: ${String(event.reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    note(`Policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
}

/**
 * What leaving the page has cut off: a module (what the server has refused is told by the server itself), and WebKit's
 * own promise of a view transition.
 */
const CUT_OFF =
  /Unhandled: (TypeError: (error loading dynamically imported|Importing a) module|AbortError: Skipping view transition)/;

function takeNotes(): string[] {
  const noted = JSON.parse(sessionStorage.getItem('complaints') ?? '[]') as string[];
  sessionStorage.removeItem('complaints');
  return noted;
}

async function passOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { statusCode = 502, headers } = answer;
  if (!headers['content-type']?.startsWith('text/html')) {
    response.writeHead(statusCode, headers);
    answer.pipe(response);
    return;
  }
  const html = await text(answer);
  const watched = html.replace(/<head[^>]*>/, (head) => `${head}<script src="${WATCHER_PATH}"></script>`);
  const { 'content-length': _length, etag: _etag, ...others } = headers;
  response.writeHead(statusCode, others);
  response.end(watched);
}

export async function watchSite(origin: string): Promise<WatchedSite> {
  const seen: string[] = [];
  const port = await freePort();

  const server = createServer((incoming, response) => {
    const { url = '/', method = 'GET', headers } = incoming;
    if (url === WATCHER_PATH) {
      response.writeHead(200, {
        'Content-Type': 'text/javascript',
        'Cross-Origin-Resource-Policy': 'same-origin',
      });
      response.end(`(${watch.toString()})()`);
      return;
    }
    const outgoing = request(origin + url, {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    outgoing.on('response', (answer) => {
      const isPart = headers['sec-fetch-dest'] !== 'document';
      if (isPart && (answer.statusCode ?? 0) >= 400) seen.push(`${answer.statusCode}: ${method} ${url}`);
      void passOn(answer, response);
    });
    outgoing.on('error', () => response.destroy());
    if (url === REPORT_PATH) void text(incoming).then((report) => seen.push(`Report: ${report}`));
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    origin: `http://127.0.0.1:${port}`,
    async complaints(browser) {
      const noted = await browser.evaluate(takeNotes);
      return [...noted.filter((note) => !CUT_OFF.test(note)), ...seen.splice(0)];
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
