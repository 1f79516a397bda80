import type { Verdict } from '../../../../content/lab-types.ts';
import { runScript } from './run-script.ts';
import { verdictOf } from './verdict-of.ts';

interface Booking {
  name: string;
  phone: string;
  day: string;
}

/** Outcome of one request to the handler. */
interface Outcome {
  /** First answer of the handler; Fastify only warns about a second one. */
  answer?: {
    kind: 'view' | 'redirect' | 'send';
    /** Target of a redirect. */
    to?: string;
    status: number;
    page?: string;
    data?: Record<string, unknown>;
  };
  booked: Partial<Booking>[];
  /** An error as text: "ReferenceError: phone is not defined". */
  error?: string;
}

const NINE_DIGITS = { name: 'Asha Rao', phone: '98765 4321', day: '2026-11-30' };
const ELEVEN_DIGITS = { name: 'Vikram Shah', phone: '98765432101', day: '2026-12-01' };
const NO_DIGITS = { name: 'Meera Iyer', phone: '', day: '2026-12-02' };
const TEN_DIGITS = { name: 'Farhan Ali', phone: '9876543210', day: '2026-12-03' };
const WITH_A_SPACE = { name: 'Leela Nair', phone: '98765 43210', day: '2026-12-04' };
const REQUESTS = [NINE_DIGITS, ELEVEN_DIGITS, NO_DIGITS, TEN_DIGITS, WITH_A_SPACE];

/** Line 7 of the handler, after the part to write. */
const REST = "return reply.view('booked', { name, day });";

/** Stand-in for the part of Fastify that a handler uses. It runs the handler once for each request. */
const BENCH = `
const AsyncFunction = (async () => {}).constructor;
async function handle(code, body) {
  const outcome = { booked: [] };
  const answered = (kind, fields) => {
    outcome.answer ||= { kind, status: Number(reply.statusCode), ...JSON.parse(JSON.stringify(fields)) };
    return reply;
  };
  const view = (page, data = {}) => answered('view', { page, data });
  const setStatus = (status) => { reply.statusCode = status; return reply; };
  const chain = () => reply;
  const reply = {
    statusCode: 200, code: setStatus, status: setStatus, header: chain, headers: chain, type: chain,
    view,
    // @fastify/view renders the page without sending it.
    viewAsync: async (page, data = {}) => ({ isDrawn: true, page, data }),
    send: (body) => body && body.isDrawn ? view(body.page, body.data) : answered('send', {}),
    redirect: (first, second) => {
      const [to, status] = typeof first === 'number' ? [second, first] : [first, second];
      reply.statusCode = status || (reply.statusCode === 200 ? 302 : reply.statusCode);
      return answered('redirect', { to });
    },
  };
  const bookings = { insert: async (booking) => { outcome.booked.push(JSON.parse(JSON.stringify(booking))); } };
  const silent = () => {};
  const console = { log: silent, error: silent, warn: silent, info: silent };
  const log = console;
  const request = { body, headers: {}, query: {}, params: {}, method: 'POST', url: '/book', log };
  let handler;
  const app = { post: (path, first, last) => { handler = last || first; } };
  try {
    const names = ['request', 'reply', 'bookings', 'app', 'console'];
    const values = [request, reply, bookings, app, console];
    const whole = /^\\s*app\\s*\\.\\s*post\\s*\\(/.test(code);
    const returned = await new AsyncFunction(...names, whole ? code : code + '\\n' + ${JSON.stringify(REST)})(...values);
    const last = handler ? await handler(request, reply) : returned;
    if (last !== undefined && last !== reply) reply.send(last);
  } catch (error) {
    outcome.error = String(error);
  }
  return outcome;
}
(async () => {
  const outcomes = [];
  for (const body of bodies) outcomes.push(await handle(code, { ...body }));
  result = JSON.stringify(outcomes);
})();
`;

/** Runs the handler of the booking form with five requests and judges its answers and bookings. */
export async function judgeHandler(code: string): Promise<Verdict> {
  let outcomes: Outcome[];
  try {
    const script = `const code = ${JSON.stringify(code)}, bodies = ${JSON.stringify(REQUESTS)};${BENCH}`;
    outcomes = JSON.parse(String(await runScript(script))) as Outcome[];
  } catch (error) {
    const endless = /two seconds/.test(String(error));
    return {
      correct: false,
      message: endless
        ? 'The handler did not end within two seconds: is there a loop in it that never stops?'
        : 'The handler never answers: something that it awaits does not come.',
    };
  }
  const outcomeOf = (request: Booking) => outcomes[REQUESTS.indexOf(request)] ?? { booked: [] };
  const wrong = [NINE_DIGITS, ELEVEN_DIGITS, NO_DIGITS];
  const good = outcomeOf(TEN_DIGITS);
  const spaced = outcomeOf(WITH_A_SPACE);
  // A handler that removes spaces before checking books this request. A handler that does not remove them refuses it
  // like the other wrong ones.
  const refusedRequests = spaced.booked.length > 0 ? wrong : [...wrong, WITH_A_SPACE];
  const refused = refusedRequests.map((typed) => ({ typed, ...outcomeOf(typed) }));

  const failure = outcomes.find(({ error, answer }) => error && !answer)?.error ?? good.error;
  const leftThrough = wrong.find((typed) => saysBooked(outcomeOf(typed).answer));
  const notTheForm = refused.find(({ answer }) => answer?.kind !== 'view' || !isForm(answer.page));
  const status = refused.map(({ answer }) => answer?.status).find((each) => each !== 422 && each !== 400);
  const lost = (['name', 'phone', 'day'] as const).filter((field) =>
    refused.some(({ typed, answer }) => !isSame(field, typed[field], answer?.data?.[field])),
  );
  const booking = good.booked[0];

  return verdictOf(
    [
      {
        text: 'It runs without an error',
        met: !failure,
        otherwise: `It stops with an error. The engine says: ${failure}. It is run as JavaScript, without types.`,
      },
      {
        text: 'A number of ten digits is booked once, with name, phone and day',
        met:
          good.booked.length === 1 &&
          saysBooked(good.answer) &&
          (['name', 'phone', 'day'] as const).every((field) =>
            isSame(field, TEN_DIGITS[field], booking?.[field]),
          ),
        otherwise: notBooked(good),
      },
      {
        text: 'Nine digits, eleven digits and an empty field are refused',
        met: !leftThrough,
        otherwise: `“${leftThrough?.phone}” is taken for a number now. The check lets through what has not exactly ten digits.`,
      },
      {
        text: 'A refused number is not booked',
        met: refused.every(({ booked }) => booked.length === 0),
        otherwise:
          'The wrong number is booked all the same: the insert is reached. Answer with “return”, and insert after the check.',
      },
      {
        text: 'The answer is the form itself',
        met: !notTheForm,
        otherwise:
          notTheForm?.answer?.kind === 'redirect'
            ? 'It still redirects: the browser asks again with GET, and what was typed is gone. Answer with the page itself.'
            : "Nothing shows the form again: answer with reply.view('book', …).",
      },
      {
        text: 'Its status is 422, or 400',
        met: status === undefined,
        otherwise:
          status === 200
            ? 'The status is 200 at the moment of the answer, which says that all is well. Set 422 (or 400) before the view.'
            : `${status} does not say “what you sent cannot be used”: that is 422, or 400.`,
      },
      {
        text: 'Name, phone and day come back as they were typed',
        met: lost.length === 0,
        otherwise: `The page does not get ${lost.join(' and ')}: what was typed there is still lost.`,
      },
      {
        text: 'The page is handed an error',
        met: refused.every(({ answer }) => Boolean(answer?.data?.error)),
        otherwise:
          'The values are safe. Now hand the page an “error” too, by that name, or it cannot say what to correct.',
      },
    ],
    'The form comes back with what was typed and with the reason. We sent five requests: three refused numbers, a right one, and one with a space.',
  );
}

/** Either the page, or Post/Redirect/Get. */
const saysBooked = (answer: Outcome['answer']) =>
  answer?.kind === 'redirect'
    ? [302, 303].includes(answer.status) && /^\/booked\b/.test(answer.to ?? '')
    : answer?.kind === 'view' && !isForm(answer.page);

const isForm = (page: unknown) => typeof page === 'string' && /^(\.?\/)?(views\/)?book(\.\w+)?$/.test(page);

/** A number may be stored without its spaces. */
function isSame(field: keyof Booking, typed: string, given: unknown): boolean {
  const plain = (text: string) => (field === 'phone' ? text.replaceAll(/\D/g, '') : text);
  return typeof given === 'string' && plain(given) === plain(typed);
}

function notBooked({ booked, answer }: Outcome): string {
  if (booked.length === 0 && answer && isForm(answer.page))
    return '9876543210 is a right number, and it is refused now: is the condition the wrong way round?';
  if (booked.length === 0)
    return '9876543210 is a right number, and nothing is booked for it: keep bookings.insert.';
  if (booked.length > 1) return 'A right number is booked twice now.';
  if (answer?.kind === 'redirect' && !saysBooked(answer))
    return `A right number is redirected to ${answer.to} with ${answer.status}: send it to /booked with 303.`;
  return 'What is booked for a right number is not what was typed, or the answer to it is not “booked”.';
}
