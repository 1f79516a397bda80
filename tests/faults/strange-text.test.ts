import { array, asyncProperty, assert, constantFrom, integer, oneof, string } from 'fast-check';
import { expect, test } from 'vitest';
import { VisitorError } from '../../server/services/visitor-error.ts';
import { submitEnquiry } from '../../server/services/submissions/submit-enquiry.ts';
import { ENQUIRY } from '../support/posted-forms.ts';
import { engines, openTestSystem, type TestSystem } from '../support/open-storage.ts';
import { howMany, timeFor } from './short-and-long.ts';

const RUNS = howMany({ short: 100, long: 10_000 });
const TIME = timeFor({ shortMs: 60_000, longMs: 1_200_000 });
const SEED = howMany({ short: 20_261_121, long: Date.now() });

/** What other software was seen to stumble over. */
const NAUGHTY = [
  "Robert'); drop table enquiries;--",
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}%{7*7}',
  '=1+1|cmd',
  '../../../etc/passwd%00',
  'null',
  'undefined',
  'NaN',
  '-1e999',
  '[object Object]',
  '__proto__',
  'İıſß ﬁ',
  'Ω≈ç√∫˜µ',
  'מבחן \u202etest\u202c',
  '\ufeffBOM',
  'a\u200bb\u00adc',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'Z̸͖͑a̵̡͝l̷g̵o',
  '\ud800',
  '\udfff half',
  '\0',
  '\u0007\u001b[31m',
  'line\u2028line\u2029',
  '\r\nBcc: a@example.com',
  '%s%n%x',
  '𠜎𠜱𠝹',
  '\uffff\ufffe',
];

const text = oneof(
  constantFrom(...NAUGHTY),
  string({ unit: 'binary', maxLength: 120 }),
  string({ unit: 'grapheme', maxLength: 120 }),
  array(integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
);

const FIELDS = ['name', 'mobile', 'email', 'message'] as const;
let visitors = 0;

/** What was stored, or how it was refused; anything else is thrown. */
async function outcome(system: TestSystem, fields: object): Promise<object> {
  visitors += 1;
  try {
    const { reference } = await submitEnquiry(system, { fields, clientAddress: `visitor ${visitors}` });
    return await system.storage.database
      .selectFrom('enquiries')
      .select(FIELDS)
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (error instanceof VisitorError) return { code: error.code, fields: error.fields };
    throw error;
  }
}

/** The letters and digits of a text. Invisible characters, those of old Windows programs and punctuation are left out. */
function saidBy(written: string): string {
  return written
    .replaceAll(/[\p{C}ƒˆŠŒŽš™œžŸ]/gu, '')
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, '0')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

test.each(FIELDS)(
  `%s with any text, ${RUNS} times, is stored with all that it says or refused, alike on every database`,
  { timeout: TIME },
  async (field) => {
    const systems = await Promise.all(engines.map((engine) => openTestSystem(engine)));
    const alike = asyncProperty(text, async (typed) => {
      const fields = { ...ENQUIRY, [field]: field === 'email' ? `${typed}@example.com` : typed };
      const [first = {}, ...others] = await Promise.all(systems.map((system) => outcome(system, fields)));
      for (const other of others) expect(other).toEqual(first);
      if (field in first)
        expect(saidBy((first as typeof fields)[field]), JSON.stringify(typed)).toBe(saidBy(fields[field]));
    });
    await assert(alike, { numRuns: RUNS, seed: SEED, endOnFailure: true });
  },
);
