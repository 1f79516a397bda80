import { mkdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { howMany, isLong, report, timeFor } from '../faults/short-and-long.ts';
import { DESK_SCREENS, type DeskScreen, type SCREENS_ELSEWHERE } from '../support/desk-screens.ts';
import { operate, operateList } from '../support/operate.ts';
import type { RunningDesk } from '../support/running-desk.ts';
import { expect, signIn } from './desk-fixtures.ts';
import { REST } from './fixtures.ts';
import { test } from './filled-desk.ts';

const OWNER = 'Meera Nair';
const LONG_MS = 20 * 60_000;
const KEYS_ON_A_SCREEN = howMany({ short: 8, long: 40 });

/** Text that people type beside a field. */
const SENTENCES = ['she will pay on Monday', 'resume ok', 'rs', 'gq'];
/** Tab is not among them, because it walks to buttons, and neither is Ctrl with Enter, which sends a form. */
const KEYS = [
  ...'abcdefghijklmnopqrstuvwxyzACRSX0123456789+-/?[].,'.split(''),
  'Space',
  'Enter',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'Backspace',
  'Delete',
];

/** Pages with a form opened, beside those of each route. */
const OPENED: DeskScreen[] = [
  { list: '/enquiries', link: /^\/enquiries\/E-/ },
  { list: '/applications', link: /^\/applications\/A-/ },
];
const QUERIES = ['?template=course-details', '?act=reject', '?act=advance&to=talk'];

/** A key of the page before may begin to open another page, which ends a visit. */
const OPENED_WITHIN = { timeout: 10_000 };

/** A page by its address, or the page that a form is answered with. */
type Visited = string | { path: string; fields: Record<string, string> };

/** Fields that choose all enquiries, with something to change. */
const ALL = { scope: 'all', seen: '9999', due: '2927-01-09', owner: '-' };
/** What many emails say, what an act on many would do, and a class to issue certificates to. */
const POSTED: Visited[] = [
  ...['answer', 'close', 'assign'].map((act) => ({ path: '/enquiries/bulk', fields: { ...ALL, act } })),
  {
    path: '/certificates/class',
    fields: { class: 'DevOps', issued: '2026-01-15', table: 'name,course\nAsha Rao,DevOps Automation' },
  },
];

/** Tables that the server itself writes: times of its work, which server reads the mailbox, counts of visits, who is signed in. Words to search are made of the rest. */
const NOT_COMPARED = new Set([
  'daily_totals',
  'desk_challenges',
  'desk_links',
  'desk_sessions',
  'mailboxes',
  'site_facts',
  'write_check',
]);

/** Every row of every other table, as text. */
function copyOf({ site }: RunningDesk): Record<string, string[]> {
  const database = new DatabaseSync(join(site.dataFolder, 'site.db'), { timeout: 5_000, readOnly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table' order by name").all();
  const names = tables
    .map(({ name }) => String(name))
    .filter((name) => !NOT_COMPARED.has(name) && !name.includes('_search'));
  const rows = names.map((name) => {
    const found = database.prepare(`select * from "${name}"`).all();
    return [
      name,
      found.map((row) => JSON.stringify(row, (_key, value: unknown) => asText(value))).toSorted(),
    ];
  });
  database.close();
  return Object.fromEntries(rows) as Record<string, string[]>;
}

function asText(value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
}

/** The same numbers from the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** All emails of the sample data are sent: from then on the outbox stays as it is. A command would hold up the inbox of this process. */
async function untilOutboxRests({ site }: RunningDesk): Promise<void> {
  const database = new DatabaseSync(join(site.dataFolder, 'site.db'), { timeout: 5_000, readOnly: true });
  const unsent = database.prepare("select id from outbox where state <> 'sent'");
  await expect.poll(() => unsent.all(), { timeout: 60_000 }).toEqual([]);
  database.close();
}

/** The page is there, and its keys answer. */
async function ready(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
  // This is a click that misses a field.
  await page.locator('h1').first().click();
}

/** The server's HTML, without opening the page. */
async function htmlOf(page: Page, address: string): Promise<string> {
  return await (await page.request.get(address)).text();
}

async function addressesOf(page: Page, { origin }: RunningDesk): Promise<string[]> {
  const addressOf = async (screen: DeskScreen) => {
    if (typeof screen === 'string') return origin + screen;
    const links = [...(await htmlOf(page, origin + screen.list)).matchAll(/<a [^>]*href="([^"]*)"/g)];
    const found = links
      .map(([, href = '']) => href.replaceAll('&amp;', '&'))
      .find((href) => screen.link.test(href));
    expect(found, `a link in ${screen.list}`).toBeDefined();
    return `${origin}${found}${screen.below ?? ''}`;
  };
  const addresses: string[] = [];
  for (const screen of Object.values(DESK_SCREENS).flat()) addresses.push(await addressOf(screen));
  for (const screen of OPENED) for (const query of QUERIES) addresses.push((await addressOf(screen)) + query);
  return addresses;
}

/** Fills the screens that need more than samples, and gives their addresses. */
async function fillScreens(page: Page, desk: RunningDesk): Promise<string[]> {
  const { site } = desk;
  const add = (name: string) =>
    String(
      operate(site, 'enquiries', 'add', '--name', name, '--phone', '98765 43210', '--via', 'phone').reference,
    );
  /** The page of one act on several, which are one here. */
  const actOnOne = async (noun: string, reference: string, fields: Record<string, string>) => {
    const { version } = operate(site, noun, 'show', reference);
    const chosen = `${reference}:${version}`;
    await show(page, desk, { path: `/${noun}/bulk`, fields: { ...fields, chosen, reviewed: 'yes' } });
    return (await page.getByRole('link', { name: 'Show or undo' }).first().getAttribute('href')) ?? '';
  };
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
  const { id: batch } = operate(
    site,
    ...`batches open --course devops --start ${today} --weeks 2 --mode online`.split(' '),
    ...'--days Mon,Tue,Wed,Thu,Fri,Sat,Sun --seats 9 --fee 59000'.split(' '),
  );
  const paid = add('Paid Seat');
  operate(site, 'enquiries', 'seat', paid, '--is', 'taken', '--batch', String(batch));
  operate(site, 'enquiries', 'pay', paid, '--amount', '20000', '--mode', 'upi');
  const [invited = '', other = ''] = operateList(site, 'applications', 'list')
    .filter(({ state }) => state === 'new')
    .map(({ reference }) => String(reference));
  operate(
    site,
    ...`applications interview ${invited} --at 2927-01-09T11:00 --place Office --with`.split(' '),
    OWNER,
  );
  const template = {
    label: 'Payment',
    subject: 'How to pay',
    text: 'Dear {name}, by UPI.',
    about: 'enquiry',
  };
  await show(page, desk, { path: '/site/templates', fields: template });
  const ownTemplate = new URL(page.url()).pathname;
  const backup = 'site-2026-01-01T0000.backup';
  mkdirSync(join(site.dataFolder, 'backups'), { recursive: true });
  operate(site, 'data', 'backup', '--out', join(site.dataFolder, 'backups', backup));
  const [opening] = operateList(site, 'openings', 'list');
  const elsewhere: Record<(typeof SCREENS_ELSEWHERE)[number], string> = {
    '/account/passkeys/new': '/account/passkeys/new',
    '/system/backups/copy': `/system/backups/copy?name=${backup}`,
    '/enquiries/bulk/:id': await actOnOne('enquiries', add('Closed'), { act: 'close', outcome: 'spam' }),
    '/applications/bulk/:id': await actOnOne('applications', other, {
      act: 'assign',
      owner: '-',
      due: '2927-01-09',
    }),
    '/applications/bulk/reject': `/applications/bulk/reject?job=${opening?.id}`,
  };
  const below = ['', '/attendance', `/attendance?mark=${today}`, '/email', '/cancel'];
  return [
    `/enquiries/${paid}`,
    `/applications/${invited}`,
    ownTemplate,
    ...below.map((path) => `/batches/${batch}${path}`),
    ...Object.values(elsewhere),
  ].map((path) => desk.origin + path);
}

async function show(page: Page, desk: RunningDesk, visited: Visited): Promise<void> {
  if (typeof visited === 'string') {
    expect((await page.goto(visited, OPENED_WITHIN))?.status()).toBe(200);
    return;
  }
  await page.goto(`${desk.origin}/account`, OPENED_WITHIN);
  const [answer] = await Promise.all([
    page.waitForNavigation(OPENED_WITHIN),
    page.evaluate(({ path, fields }) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: path });
      for (const [name, value] of Object.entries(fields))
        form.append(Object.assign(document.createElement('textarea'), { name, value }));
      document.body.append(form);
      form.submit();
    }, visited),
  ]);
  expect(answer?.status()).toBe(200);
}

test('no key is a button’s, a download’s or a phone number’s', async ({ owner, desk }) => {
  const found: string[] = [];
  for (const address of await addressesOf(owner, desk))
    for (const [tag] of (await htmlOf(owner, address)).matchAll(/<[^>]* data-key="[^>]*>/g))
      if (/^<button| download| type="submit"| href="(tel|mailto):/.test(tag))
        found.push(`${address}: ${tag}`);
  expect(found).toEqual([]);
});

test(
  'keys typed beside a field on every screen send nothing and change nothing',
  REST,
  async ({ page, desk }) => {
    test.setTimeout(timeFor({ shortMs: 10 * 60_000, longMs: LONG_MS + 10 * 60_000 }));
    const seed = Number(process.env.SEED ?? (isLong ? Date.now() % 1_000_000 : 46));
    const random = randomFrom(seed);
    await signIn(page, desk, OWNER, 'owner');
    const screens = [...(await fillScreens(page, desk)), ...(await addressesOf(page, desk)), ...POSTED];
    await untilOutboxRests(desk);
    // Otherwise pages with unsaved text would ask whether to leave them.
    await page.addInitScript(() => {
      addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    const before = copyOf(desk);
    const sent = desk.site.inbox.messages.length;

    const end = Date.now() + howMany({ short: 0, long: LONG_MS });
    let pressed = 0;
    do {
      // Some pages ask for the passkey again after five minutes.
      await desk.age('confirmed', 0);
      for (const screen of screens) {
        await expect(async () => await show(page, desk, screen)).toPass({ timeout: 60_000 });
        await ready(page);
        await page.keyboard.type(SENTENCES[Math.floor(random() * SENTENCES.length)] ?? '');
        await page.keyboard.press('Enter');
        for (let count = 0; count < KEYS_ON_A_SCREEN; count += 1) {
          await page.keyboard.press(KEYS[Math.floor(random() * KEYS.length)] ?? 'Space');
          pressed += 1;
        }
      }
    } while (Date.now() < end);

    report(`${pressed} random keys (seed ${seed}) on ${screens.length} screens changed and sent nothing`);
    expect(copyOf(desk)).toEqual(before);
    expect(desk.site.inbox.messages.length).toBe(sent);
  },
);
