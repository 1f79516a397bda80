import { array, asyncProperty, assert, constantFrom, double, oneof, record, uint8Array } from 'fast-check';
import { expect, test } from 'vitest';
import { applicationForm, ENQUIRY } from '../support/posted-forms.ts';
import { openApp } from '../support/open-app.ts';
import { howMany, timeFor } from './short-and-long.ts';

const RUNS = howMany({ short: 150, long: 2_500 });
const TIME = timeFor({ shortMs: 60_000, longMs: 600_000 });
/** The same in each run, so that a failure can be had again; the long form takes another one each time. */
const SEED = howMany({ short: 20_261_121, long: Date.now() });
const HANGS_AFTER_MS = 10_000;

/** Pieces that mean something to a parser. */
const MEANINGFUL = [
  '\r\n',
  '\r\n\r\n',
  '--',
  '"',
  '{',
  '[',
  '\\u0000',
  '"__proto__":{"x":1},',
  ';',
  '=',
  '\0',
  '%',
  '&',
  '\\',
];

/** A change of a body: at which part of it, how many bytes go, and what comes. */
const edit = record({
  at: double({ min: 0, max: 1, noNaN: true }),
  removed: constantFrom(0, 1, 1, 2, 10, 1_000),
  added: oneof(
    uint8Array({ maxLength: 4 }),
    constantFrom(...MEANINGFUL).map((text) => Buffer.from(text)),
    constantFrom(Buffer.alloc(40_000, '['), Buffer.alloc(9_000, 'a')),
  ),
});

interface Edit {
  at: number;
  removed: number;
  added: Uint8Array;
}

function edited(body: Buffer, edits: Edit[]): Buffer<ArrayBuffer> {
  let bytes = Buffer.from(body);
  for (const { at, removed, added } of edits) {
    const from = Math.floor(at * bytes.length);
    bytes = Buffer.concat([bytes.subarray(0, from), added, bytes.subarray(from + removed)]);
  }
  return bytes;
}

const multipart = new Response(applicationForm());
const FORMS = [
  {
    what: 'a multipart form',
    path: '/api/apply_job1.php',
    type: multipart.headers.get('content-type') ?? '',
    body: Buffer.from(await multipart.arrayBuffer()),
  },
  {
    what: 'a JSON form',
    path: '/api/contact.php',
    type: 'application/json',
    body: Buffer.from(JSON.stringify(ENQUIRY)),
  },
  {
    what: 'a plain form',
    path: '/api/contact.php',
    type: 'application/x-www-form-urlencoded',
    body: Buffer.from(new URLSearchParams(ENQUIRY).toString()),
  },
  {
    what: 'a certificate check',
    path: '/api/certificate.php',
    type: 'application/json',
    body: Buffer.from(JSON.stringify({ cert_number: '482109375514' })),
  },
];

test.each(FORMS)(
  `$what that arrives mangled, ${RUNS} times, is taken or refused, and neither fails nor hangs`,
  { timeout: TIME },
  async ({ path, type, body }) => {
    const limits = {
      SUBMIT_LIMIT_PER_HOUR: '100000',
      CHECK_LIMIT_PER_MINUTE: '100000',
      CHECK_LIMIT_PER_HOUR: '100000',
    };
    const opened = await openApp({ settings: { ...limits, MISS_BUDGET_PER_HOUR: '100000' } });
    const { origin } = await opened.listen();
    const seen = new Set<number>();
    const mangled = asyncProperty(array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
      const { status } = await fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': type },
        body: edited(body, edits),
        signal: AbortSignal.timeout(HANGS_AFTER_MS),
      });
      seen.add(status);
      return status === 200 || (status >= 400 && status < 500);
    });
    await assert(mangled, { numRuns: RUNS, seed: SEED, endOnFailure: true });
    expect(
      [...seen].some((status) => status >= 400),
      'some of them are refused',
    ).toBe(true);

    const stored = await opened.storage.database.selectFrom('applications').select('resume_key').execute();
    expect((await opened.resumeFiles()).toSorted()).toEqual(
      stored.map(({ resume_key }) => resume_key).toSorted(),
    );
    expect(opened.logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  },
);
