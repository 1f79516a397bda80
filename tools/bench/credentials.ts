import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { readConfig } from '../../server/config.ts';
import { COMMAND_LINE } from '../../server/services/audit-log/actor.ts';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import { checkAddress } from '../../server/services/certificates/printable-certificates.ts';
import { revokeCertificate } from '../../server/services/certificates/revoke-certificate.ts';
import { signCredentials } from '../../server/services/credentials/sign-credentials.ts';
import { statusLists } from '../../server/services/credentials/status-list.ts';
import { selectOfClass } from '../../server/storage/certificates.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { boundFigure, type Figure, inTurns, median, ratioFigure, timeOf } from './figure.ts';
import { growData } from './grow.ts';
import { ask } from './load.ts';
import { operate, runServer, temporaryFolder } from './run-server.ts';

const [FEW, MANY] = [1_000, 100_000];
const ROUNDS = 40;
const CLASS = { name: 'A large class', size: 500 };
const LATER_MS = 100;

/** A site of so many certificates, each with a credential; every tenth is withdrawn. */
async function siteOf(certificates: number) {
  const settings = { DATA_DIR: temporaryFolder(), LOG_LEVEL: 'error' };
  await growData(settings, { certificates, enquiries: 2, applications: 0 });
  const config = readConfig(settings);
  const log = pino({ level: 'silent' });
  const storage = await openStorage(config, log);
  const place = sql`row_number() over (order by lookup)`;
  await sql`insert into credential_statuses (lookup, list, position)
    select lookup, 1 + ${place} / 60000, ${place} % 60000 from certificates`.execute(storage.database);
  await sql`update certificates set revoked = ${new Date().toISOString()}, revocation_reason = 'other'
    where lookup in (select lookup from credential_statuses where position % 10 = 0)`.execute(
    storage.database,
  );
  const deps = { storage, config, log, now: () => new Date(), actor: COMMAND_LINE };
  const issue = async (fields: { name?: string; class?: string } = {}) =>
    await issueCertificate(deps, { name: 'Asha Rao', course: 'DevOps Automation', ...fields });
  return { deps, settings, issue, list: statusLists(deps) };
}

type Site = Awaited<ReturnType<typeof siteOf>>;

/** What credentials cost: at the issue, when one is withdrawn, in the list, beside visitors, and as papers. */
export async function* measureCredentials(): AsyncGenerator<Figure> {
  const [few, many] = [await siteOf(FEW), await siteOf(MANY)];
  const among = 'among 100,000 credentials against 1,000';
  const figure = async (what: string, act: (site: Site) => Promise<unknown>, atMost: number) => {
    const microseconds = async (site: Site) => 1_000 * (await timeOf(() => act(site)));
    const [ofMany, ofFew] = await inTurns(
      ROUNDS,
      () => microseconds(many),
      () => microseconds(few),
    );
    return ratioFigure(`${what} ${among}`, median(ofMany), median(ofFew), { atMost }, ' µs');
  };
  yield await figure('issue,', ({ issue }) => issue(), 1.5);
  const withdraw = async ({ deps, issue }: Site) => revokeCertificate(deps, (await issue()).number, 'other');
  yield await figure('issue and withdrawal,', withdraw, 1.5);
  yield await figure('status list as it was,', ({ list }) => list(1), 3);

  for (let index = 0; index < CLASS.size; index += 1)
    await many.issue({ name: `Ravi Das ${index}`, class: CLASS.name });
  const rows = await selectOfClass(many.deps.storage.database, CLASS.name, {});
  const addresses = rows.map(({ number }) => new URL(checkAddress(many.deps, number)).search);
  const started = performance.now();
  const { length } = await Array.fromAsync(signCredentials(many.deps, rows));
  const signedSeconds = (performance.now() - started) / 1_000;
  yield {
    what: 'credentials a second, one core',
    measured: (length / signedSeconds).toFixed(0),
    goal: '',
  };
  for (const { deps } of [few, many]) await deps.storage.close();

  const server = await runServer(many.settings);
  const readPages = () => ask({ url: `${server.origin}/`, amount: 400, connections: 4 });
  const idle = await readPages();
  const requests = addresses.map((search) => ({ path: `/api/credential.json${search}` }));
  const signing = ask({ url: server.origin, requests, amount: CLASS.size, connections: 8 });
  const [beside] = await Promise.all([readPages(), signing]);
  await server.stop();
  const what = 'home page, slowest 1 %: later while 500 credentials are signed';
  yield boundFigure(what, beside.latency.p99 - idle.latency.p99, LATER_MS, 'ms');

  const print = (out: string) =>
    timeOf(() => {
      operate(['certificates', 'pdf', '--class', CLASS.name, '--out', out], many.settings);
      rmSync(out, { recursive: true });
    });
  const [papers, pages] = await inTurns(
    2,
    () => print(join(many.settings.DATA_DIR, 'papers/')),
    () => print(join(many.settings.DATA_DIR, 'class.pdf')),
  );
  const papersWhat = '500 single papers against as many pages in one';
  yield ratioFigure(papersWhat, Math.min(...papers), Math.min(...pages), { atMost: 1.5 }, ' ms');
}
