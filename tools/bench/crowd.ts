import { boundFigure, type Figure } from './figure.ts';
import { ask, post } from './load.ts';
import { runServer } from './run-server.ts';

const ENQUIRIES = 120;
const ROUNDS = 10;
const PAGES = 200;
/** What a visitor who only reads may feel of it. */
const LATER_MS = 100;

/** How much later the home page comes while a crowd sends enquiries. */
export async function measureCrowd(): Promise<Figure[]> {
  const server = await runServer();
  // Over a connection of its own, as each visitor has.
  const readPages = () => ask({ url: `${server.origin}/`, amount: PAGES, connections: 20, reconnectRate: 1 });
  const idle = await readPages();
  const enquiries = ask({
    url: `${server.origin}/api/contact.php`,
    amount: ENQUIRIES * ROUNDS,
    connections: ENQUIRIES,
    idReplacement: true,
    ...post({ name: 'Asha Rao', mobile: '9876543210', email: 'asha@example.com', message: '[<id>]' }),
  });
  const [crowded] = await Promise.all([readPages(), enquiries]);
  await server.stop();
  const what = `home page, slowest 1 %: later with ${ENQUIRIES} enquiries at once`;
  return [boundFigure(what, crowded.latency.p99 - idle.latency.p99, LATER_MS, 'ms')];
}
