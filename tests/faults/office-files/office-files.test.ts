import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../tools/run/free-port.ts';
import { endDesk, startDesk } from '../../support/running-desk.ts';
import { type RunningSite, runSite } from '../../support/running-site.ts';
import { openByLink } from '../../support/whole-desk.ts';
import { OFFICE_FILES, type OfficeFile } from './office-files.ts';

/** The largest sheet is one of 800 MB. The figure holds what earlier files left to the garbage collector. */
const RSS_MAX_MB = 350;
/** By the processor's clock, which other programs on the machine do not turn. */
const WORK_MAX_MS = 5_000;
/** What the desk itself works, while it serves nobody else. */
const DESK_WORK_MAX_MS = 1_500;
const TICK_MS = 10;

let site: RunningSite;
let desk: ChildProcess;
let origin: string;
let cookie: string;
const seen = { rssMb: 0, workMs: 0, deskWorkMs: 0, slowest: '' };

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  // Memory as it is used where a firm runs it.
  const { NODE_OPTIONS = '', MALLOC_ARENA_MAX = '' } = parseEnv(
    readFileSync('deploy/production.env', 'utf8'),
  );
  site = await runSite({ DESK_PORT: String(port), DEMO: 'off', NODE_OPTIONS, MALLOC_ARENA_MAX });
});

beforeAll(async () => {
  desk = await startDesk(site.settings);
});

beforeAll(async () => {
  const { link } = JSON.parse(site.operator('desk', 'link', '--json').stdout) as { link: string };
  cookie = await openByLink({ origin, host: new URL(origin).host }, link);
});

afterAll(async () => {
  await endDesk(desk);
  await site.close();
  process.stdout.write(`${OFFICE_FILES.length} office files: ${JSON.stringify(seen)}\n`);
});

test.each(OFFICE_FILES)('the desk: $what', async ({ name, content, outcome }) => {
  const before = workOf(desk);
  const watch = watchOthers();
  const html = await post(name, content());
  const { answers, rssMb } = await watch.end();
  const after = workOf(desk);
  const deskWorkMs = after.ownMs - before.ownMs;
  const workMs = deskWorkMs + after.childrenMs - before.childrenMs;
  if (workMs > seen.workMs) seen.slowest = name;
  seen.workMs = Math.max(seen.workMs, workMs);
  seen.deskWorkMs = Math.max(seen.deskWorkMs, deskWorkMs);
  seen.rssMb = Math.max(seen.rssMb, rssMb);
  expect(outcomeIn(html)).toEqual(outcome);
  expect(answers).toEqual(new Set(['readyz', 'contact']));
  expect(workMs).toBeLessThan(WORK_MAX_MS);
  expect(deskWorkMs).toBeLessThan(DESK_WORK_MAX_MS);
  expect(rssMb).toBeLessThan(RSS_MAX_MB);
  expect(desk.exitCode).toBeNull();
});

const commanded = OFFICE_FILES.filter(({ command }) => command !== undefined);

test.each(commanded)('the command: $what', async ({ name, content, command }) => {
  const path = join(site.dataFolder, name);
  writeFileSync(path, content());
  const ran = await runCommand('certificates', 'import', path, '--dry-run', '--json');
  expect(ran.rssMb).toBeLessThan(RSS_MAX_MB);
  if (typeof command === 'string') expect(ran).toMatchObject({ status: 1, stderr: `${command}\n` });
  else expect(JSON.parse(ran.stdout)).toMatchObject({ added: command, failed: 0 });
});

async function post(name: string, content: Buffer): Promise<string> {
  const form = new FormData();
  form.set('class', 'Pune, autumn 2026');
  form.set('file', new File([new Uint8Array(content)], name));
  const answer = await fetch(`${origin}/certificates/class`, {
    method: 'POST',
    headers: { cookie, origin },
    body: form,
  });
  return await answer.text();
}

/** What a person sees: the rows, or the sentence under a field. */
function outcomeIn(html: string): OfficeFile['outcome'] {
  const rows = html.match(/<input[^>]* name="leave\.\d+"/g)?.length ?? 0;
  if (rows === 0) return textOf(/<p class="field-error"[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? html);
  const cell = (field: string) => {
    const input = new RegExp(`<input[^>]* name="${field}\\.0"[^>]*>`).exec(html)?.[0] ?? '';
    return textOf(/ value="([^"]*)"/.exec(input)?.[1] ?? '');
  };
  return { rows, first: [cell('name'), cell('course'), cell('issued')] };
}

function textOf(html: string): string {
  const signs: Record<string, string> = {
    '&quot;': '"',
    '&#x27;': "'",
    '&lt;': '<',
    '&gt;': '>',
    '&amp;': '&',
  };
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/&[#\w]+;/g, (sign) => signs[sign] ?? sign);
}

/** Asks the desk and the site again and again, and looks at the memory, until it is told to end. */
function watchOthers() {
  const answers = new Set<string>();
  let rssMb = 0;
  const over = new AbortController();
  const ask = async () => {
    const ready = await fetch(`${origin}/readyz`);
    // Where other programs have the processor, storing may not be tried in time: it says so then, and answers.
    answers.add(/^\{"ready":(true|false)\}$/.test(await ready.text()) ? 'readyz' : `readyz ${ready.status}`);
    const page = await fetch(`${site.origin}/contact`);
    answers.add(page.ok && (await page.text()).includes('Contact') ? 'contact' : `contact ${page.status}`);
  };
  const asking = (async () => {
    do {
      await ask();
      await delay(50);
    } while (!over.signal.aborted);
  })();
  const weighing = (async () => {
    do {
      rssMb = Math.max(rssMb, heaviest(desk));
      await delay(10);
    } while (!over.signal.aborted);
  })();
  return {
    async end() {
      over.abort();
      await Promise.all([asking, weighing]);
      return { answers, rssMb };
    },
  };
}

/** The work of a process so far, and of those of its children that have ended. */
function workOf({ pid }: ChildProcess): { ownMs: number; childrenMs: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);
  const [own = 0, ownSystem = 0, children = 0, childrenSystem = 0] = fields.slice(11, 15);
  return { ownMs: (own + ownSystem) * TICK_MS, childrenMs: (children + childrenSystem) * TICK_MS };
}

/** The largest of a process and its children, in megabytes. */
function heaviest({ pid }: ChildProcess): number {
  const children = quietly(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  return Math.max(
    ...[String(pid), ...children].map((each) =>
      Math.round(Number(/VmHWM:\s+(\d+)/.exec(quietly(`/proc/${each}/status`))?.[1] ?? 0) / 1_024),
    ),
  );
}

/** Empty for a process that has ended. */
function quietly(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

async function runCommand(...args: string[]) {
  const child = spawn(process.execPath, ['cli/main.ts', ...args], { env: site.settings });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (part) => (stdout += part));
  child.stderr.on('data', (part) => (stderr += part));
  const ended = once(child, 'close');
  let rssMb = 0;
  while (child.exitCode === null && child.signalCode === null) {
    rssMb = Math.max(rssMb, heaviest(child));
    await delay(10);
  }
  await ended;
  return { status: child.exitCode, stdout, stderr, rssMb };
}
