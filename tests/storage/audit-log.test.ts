import { expect, test } from 'vitest';
import { recordAct } from '../../server/services/audit-log/record-act.ts';
import { engines, openTestSystem } from '../support/open-storage.ts';

test.each(engines)('a line of the audit log can be neither changed nor deleted on %s', async (engine) => {
  const system = await openTestSystem(engine);
  const { database } = system.storage;
  await recordAct(database, { ...system, actor: 'command line' }, 'desk.link-made');
  const lines = await database.selectFrom('trail').selectAll().execute();
  expect(lines).toHaveLength(1);

  const change = database.updateTable('trail').set({ actor: 'somebody else' }).execute();
  await expect(change).rejects.toThrow('the trail is append-only');
  await expect(database.deleteFrom('trail').execute()).rejects.toThrow('the trail is append-only');
  expect(await database.selectFrom('trail').selectAll().execute()).toEqual(lines);
});
