import { Agent, request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { applicationSchema } from '../../contracts/application.ts';
import { enquirySchema } from '../../contracts/enquiry.ts';
import { subscriptionSchema } from '../../contracts/subscription.ts';
import { hostileTexts } from '../../tools/bench/hostile-texts.ts';
import { openApp } from '../support/open-app.ts';
import { engines, migratedPostgres } from '../support/open-storage.ts';
import { applicationForm } from '../support/posted-forms.ts';
import { LEAST_WORK, LONGEST_RATIO, waitBeside } from '../support/wait-beside.ts';
import { openWatchedDesk } from '../support/watched-desk.ts';

/** Room for the names of the fields, and for each character of a text as a form sends it. */
const BODY_LENGTH = 300_000;
const DOOR_BODY_LENGTH = 14_000;
const BYTES_OF_A_CHARACTER = 9;
const FIELD_LENGTH = 20_000;

describe.each(engines)('on %s', (engine) => {
  test('hostile text in any field of the desk keeps no colleague waiting', async () => {
    const { desk, routes } = await openWatchedDesk(engine);
    const posts = routes.filter(({ method, fields }) => method === 'POST' && fields.length > 0);
    // Enquiries and applications have many forms alike.
    const forms = [...new Map(posts.map((form) => [form.fields.join(), form])).values()];
    expect(forms.length).toBeGreaterThan(30);
    const colleague = await desk.signIn('office');
    const ask = () => desk.ask({ path: '/openings', cookie: colleague });
    const slow: string[] = [];
    for (const { path, fields, isBeforeSignIn } of forms) {
      const room = (isBeforeSignIn ? DOOR_BODY_LENGTH : BODY_LENGTH) / BYTES_OF_A_CHARACTER;
      const length = Math.min(FIELD_LENGTH, Math.floor(room / Math.max(1, fields.length)));
      const cookie = await desk.signIn('owner');
      const cells = Object.fromEntries(['name', 'course', 'email'].map((field) => [`${field}.0`, field]));
      const post = (text: string) =>
        desk.post(
          path,
          Object.fromEntries(
            [...fields, ...Object.keys(cells)].map((name) => [name, name === 'rows' ? '1' : text]),
          ),
          cookie,
        );
      slow.push(...(await slowTexts(path, length, post, ask)));
    }
    expect(slow).toEqual([]);
  }, 600_000);

  test('hostile text in any field, header or address of the site keeps no visitor waiting', async () => {
    const settings = {
      SUBMIT_LIMIT_PER_HOUR: '1000000',
      CHECK_LIMIT_PER_MINUTE: '1000000',
      CHECK_LIMIT_PER_HOUR: '1000000',
      TRUST_PROXY: '127.0.0.1',
    };
    const DATABASE_URL = engine === 'postgres' ? await migratedPostgres() : undefined;
    const site = await openApp({ settings: { ...settings, DATABASE_URL } });
    const { origin } = await site.listen();
    const agent = new Agent({ keepAlive: true });
    const send = (path: string, more: Sent = {}) => call(origin + path, agent, more);
    const slow: string[] = [];
    for (const { what, length, post } of attemptsAt(send)) {
      const ask = () => send('/about');
      slow.push(...(await slowTexts(what, length, post, ask)));
    }
    agent.destroy();
    expect(slow).toEqual([]);
  }, 600_000);
});

/** A line for each kind of text that keeps somebody waiting. */
async function slowTexts(
  what: string,
  length: number,
  send: (text: string) => Promise<unknown>,
  ask: () => Promise<unknown>,
): Promise<string[]> {
  const beside = (text: string) => waitBeside(() => send(text), ask);
  const alone = () => waitBeside(async () => {}, ask);
  const usual = Math.max(LEAST_WORK, Math.min(await alone(), await alone(), await alone()));
  const slow: string[] = [];
  for (const [kind, text] of Object.entries(hostileTexts(length))) {
    let ratio = Infinity;
    // Now and then Node collects garbage or compiles a function.
    for (let tries = 0; tries < 3 && ratio > LONGEST_RATIO; tries += 1)
      ratio = Math.min(ratio, (await beside(text)) / usual);
    if (ratio > LONGEST_RATIO) slow.push(`${what}: ${kind}: ${Math.round(ratio)} times`);
  }
  return slow;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | FormData;
}

/** Answers with the status, also where the server ends the connection. */
async function call(url: string, agent: Agent, { method, headers, body }: Sent): Promise<number> {
  const sent = body === undefined ? undefined : new Response(body);
  const type = sent?.headers.get('content-type');
  const content = sent ? Buffer.from(await sent.arrayBuffer()) : undefined;
  return await new Promise((resolve) => {
    const asked = request(
      url,
      {
        agent,
        method: method ?? (content ? 'POST' : 'GET'),
        headers: { ...(type && { 'content-type': type }), ...headers },
      },
      (response) => {
        response.resume().on('close', () => resolve(response.statusCode ?? 0));
      },
    );
    asked.on('error', () => resolve(0)).end(content);
  });
}

const HEADERS = (
  'accept accept-encoding accept-language cookie content-type enquiry-page enquiry-source ' +
  'forwarded idempotency-key if-modified-since if-none-match origin range referer save-data ' +
  'sec-fetch-mode sec-fetch-site user-agent x-forwarded-for x-forwarded-host x-forwarded-proto ' +
  'x-request-id'
).split(' ');

const ADDRESSES = (
  '/ /it-trainings/ /search?q= /careers?job= /contact?course= /it-trainings/batches?course= ' +
  '/it-trainings/batches.ics?batch= /it-trainings/certificate?key=1&cert_number= ' +
  '/it-trainings/certificate?cert_number=1&key= /api/certificate.php?cert_number= ' +
  '/api/certificate.pdf?key=1&cert_number= /api/certificate.pdf?cert_number=1&key= ' +
  '/it-trainings/batches/confirm?key= /it-trainings/batches/leave?key= /credentials/'
).split(' ');

const BROWSER = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' };
const FORMS = {
  '/api/contact.php': { length: 13_000, fields: [...Object.keys(enquirySchema.entries), 'subject'] },
  '/api/subscribe': { length: 2_500, fields: Object.keys(subscriptionSchema.entries) },
  '/api/certificate.php': { length: 600, fields: ['cert_number', 'key'] },
  '/csp-report': { length: 2_500, fields: ['csp-report', 'effectiveDirective'] },
};

/** One for each field, header and address: with a text of the length that is just within the limits. */
function attemptsAt(send: (path: string, more?: Sent) => Promise<number>) {
  const json = Object.entries(FORMS).flatMap(([path, { length, fields }]) =>
    fields.map((field) => ({
      what: `${field} of ${path}`,
      length: length * 2,
      post: (text: string) =>
        send(path, {
          body: JSON.stringify({ [field]: text }),
          headers: { 'content-type': 'application/json' },
        }),
    })),
  );
  const plain = Object.entries(FORMS).flatMap(([path, { length, fields }]) =>
    fields.map((field) => ({
      what: `${field} of ${path} without script`,
      length,
      post: (text: string) =>
        send(path, {
          body: new URLSearchParams({ [field]: text }).toString(),
          headers: { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded' },
        }),
    })),
  );
  const applications = [...Object.keys(applicationSchema.entries), 'job_title', 'resume'].map((field) => ({
    what: `${field} of an application`,
    length: 10_000,
    post: (text: string) => send('/api/apply_job1.php', { body: applicationForm({ [field]: text }) }),
  }));
  const headers = HEADERS.map((header) => ({
    what: `the header ${header}`,
    length: 4_000,
    post: (text: string) =>
      send('/api/contact.php', {
        body: '{}',
        headers: {
          'content-type': 'application/json',
          [header]: Buffer.from(text)
            .toString('latin1')
            .replaceAll(/[^ -~\x80-\xff]/g, ' '),
        },
      }),
  }));
  const addresses = ADDRESSES.map((address) => ({
    what: address,
    length: 1_600,
    post: (text: string) => send(address + encodeURIComponent(text).replaceAll('%2F', '/')),
  }));
  return [...json, ...plain, ...applications, ...headers, ...addresses];
}
