import { Agent, request } from 'node:http';
import { type Figure, boundFigure } from './figure.ts';
import { runServer } from './run-server.ts';

const ROUNDS = 10;
const ENQUIRIES = 120;
const PAGES = 20;
/** What a visitor who only reads may feel of it. */
const LATER_MS = 100;

/** Over a connection of its own, as each visitor has. Resolves with the time that it took, in milliseconds. */
function exchange(url: string, body?: string): Promise<number> {
  const started = performance.now();
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { agent: new Agent(), headers, method: body === undefined ? 'GET' : 'POST' },
      (response) => {
        response.resume().once('end', () => {
          if (response.statusCode === 200) resolve(performance.now() - started);
          else reject(new Error(`${url} was answered with ${response.statusCode}`));
        });
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

function enquiry(name: string): string {
  return JSON.stringify({ name, mobile: '9876543210', email: 'asha@example.com', message: '' });
}

function percentile99(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;
}

/** How much later the home page comes while a crowd sends enquiries. */
export async function measureCrowd(): Promise<Figure[]> {
  const server = await runServer();
  const home = `${server.origin}/`;
  const contact = `${server.origin}/api/contact.php`;
  const readPages = () => Promise.all(Array.from({ length: PAGES }, () => exchange(home)));
  const [idle, crowded]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    idle.push(...(await readPages()));
    const enquiries = Array.from({ length: ENQUIRIES }, (_, index) =>
      exchange(contact, enquiry(`Visitor ${round} ${index}`)),
    );
    crowded.push(...(await readPages()));
    await Promise.all(enquiries);
  }
  await server.stop();
  const later = percentile99(crowded) - percentile99(idle);
  const what = `home page, slowest 1 %: later with ${ENQUIRIES} enquiries at once`;
  return [boundFigure(what, later, LATER_MS, 'ms')];
}
