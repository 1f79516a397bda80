/** The product's certificate check with the database left out: the same route, and one row in memory for every number. */
import { buildApp } from '../../server/app.ts';
import { loadEnvironment, readConfig } from '../../server/config.ts';
import { listen } from '../../server/http/connections/listen.ts';
import { loadSite } from '../../server/http/pages/site.ts';
import { createLog } from '../../server/log.ts';
import type { CertificateRow, Connection } from '../../server/storage/database.ts';
import { openStorage } from '../../server/storage/storage.ts';

const ROW: CertificateRow = {
  lookup: '482109375514',
  number: '482109375514',
  name: 'Holder 1',
  course: 'DevOps Automation',
  issued: '2025-03-14',
  expires: null,
  revoked: null,
  revocation_reason: null,
  replaced_by: null,
  import_key: null,
  class: null,
  search_text: '',
  created: '2025-03-14T00:00:00.000Z',
};

const config = readConfig(loadEnvironment());
const log = createLog(config.logLevel);
const storage = await openStorage(config, log);
const query = { selectAll: () => query, where: () => query, executeTakeFirst: async () => ROW };
const database = { selectFrom: () => query } as unknown as Connection;
const app = await buildApp({
  storage: { ...storage, database },
  now: () => new Date(),
  log,
  config,
  site: await loadSite('build'),
  lifecycle: { state: 'serving' },
});
await listen(app, config.host, config.port);
process.on('SIGTERM', () => process.exit(0));
