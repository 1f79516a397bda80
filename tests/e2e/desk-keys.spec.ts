import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { howMany, isLong, report, timeFor } from '../faults/short-and-long.ts';
import { DESK_SCREENS, type DeskScreen } from '../support/desk-screens.ts';
import type { RunningDesk } from '../support/running-desk.ts';
import { expect } from './desk-fixtures.ts';
import { REST } from './fixtures.ts';
import { test } from './filled-desk.ts';

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

/** Pages that a form answers with: what many emails say, and what an act on many would do. */
const POSTED = ['answer', 'close', 'assign'];
/** All enquiries, with something to change. */
const ALL = { scope: 'all', seen: '9999', due: '2927-01-09', owner: '-' };

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

/** A batch with a paid seat, and an act on several. Gives the addresses of their screens. */
async function fillScreens(page: Page, desk: RunningDesk): Promise<string[]> {
  const operate = (...args: string[]): unknown => {
    const { stdout, stderr, status } = desk.site.operator(...args, '--json');
    if (status !== 0) throw new Error(stderr);
    return JSON.parse(stdout);
  };
  const add = (name: string) => {
    const added = operate('enquiries', 'add', '--name', name, '--phone', '98765 43210', '--via', 'phone');
    return (added as { reference: string }).reference;
  };
  const [opening] = operate('openings', 'list') as { id: string }[];
  const batches = operate('batches', 'list') as { id: string; start: string }[];
  const batch = batches.find(({ start }) => start.startsWith('2927'))?.id ?? '';
  const paid = add('Paid Seat');
  operate('enquiries', 'seat', paid, '--is', 'taken', '--batch', batch);
  operate('enquiries', 'pay', paid, '--amount', '20000', '--mode', 'upi');
  const closed = add('Closed In Bulk');
  const { version } = operate('enquiries', 'show', closed) as { version: number };
  await postForm(page, desk, {
    act: 'close',
    outcome: 'spam',
    chosen: `${closed}:${version}`,
    reviewed: 'yes',
  });
  const done = await page.getByRole('link', { name: 'Show or undo' }).first().getAttribute('href');
  const below = ['', '/attendance', '/email', '/cancel'].map((path) => `/batches/${batch}${path}`);
  const addresses = [
    `/enquiries/${paid}`,
    ...below,
    `${done}`,
    `/applications/bulk/reject?job=${opening?.id}`,
  ];
  return addresses.map((path) => desk.origin + path);
}

/** The page that answers a form on several enquiries. */
async function postForm(page: Page, desk: RunningDesk, fields: Record<string, string>): Promise<void> {
  await page.goto(`${desk.origin}/enquiries`);
  await Promise.all([
    page.waitForNavigation(),
    page.evaluate((entries) => {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        action: '/enquiries/bulk',
      });
      for (const [name, value] of entries)
        form.append(Object.assign(document.createElement('input'), { name, value }));
      document.body.append(form);
      form.submit();
    }, Object.entries(fields)),
  ]);
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
  async ({ owner: page, desk }) => {
    test.setTimeout(timeFor({ shortMs: 10 * 60_000, longMs: LONG_MS + 10 * 60_000 }));
    const seed = Number(process.env.SEED ?? (isLong ? Date.now() % 1_000_000 : 46));
    const random = randomFrom(seed);
    await untilOutboxRests(desk);
    const addresses = [...(await fillScreens(page, desk)), ...(await addressesOf(page, desk))];
    // Otherwise pages with unsaved text would ask whether to leave them.
    await page.addInitScript(() => {
      addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    const before = copyOf(desk);
    const sent = desk.site.inbox.messages.length;

    const end = Date.now() + howMany({ short: 0, long: LONG_MS });
    let pressed = 0;
    const typeBeside = async () => {
      await ready(page);
      await page.keyboard.type(SENTENCES[Math.floor(random() * SENTENCES.length)] ?? '');
      await page.keyboard.press('Enter');
      for (let count = 0; count < KEYS_ON_A_SCREEN; count += 1) {
        await page.keyboard.press(KEYS[Math.floor(random() * KEYS.length)] ?? 'Space');
        pressed += 1;
      }
    };
    do {
      for (const address of addresses) {
        // A page that a key opened before may still be loading, and would end this visit.
        await expect(async () => await page.goto(address, { timeout: 10_000 })).toPass({ timeout: 60_000 });
        await typeBeside();
      }
      for (const act of POSTED) {
        await expect(async () => await postForm(page, desk, { ...ALL, act })).toPass({ timeout: 60_000 });
        await typeBeside();
      }
    } while (Date.now() < end);

    report(
      `${pressed} random keys (seed ${seed}) on ${addresses.length + POSTED.length} screens changed and sent nothing`,
    );
    expect(copyOf(desk)).toEqual(before);
    expect(desk.site.inbox.messages.length).toBe(sent);
  },
);
