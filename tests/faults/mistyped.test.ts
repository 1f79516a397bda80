import { beforeAll, describe, expect, test } from 'vitest';
import { fillOnce, type Installation } from './mistyped/installation.ts';
import { mistakesOf } from './mistyped/cases.ts';

/** The other kinds are in `tests/outside/mistyped.test.ts`. */
describe('on SQLite with a folder', () => {
  const parts = {};
  let newInstallation: () => Promise<Installation>;
  beforeAll(async () => {
    newInstallation = await fillOnce(parts);
  });

  test.each(mistakesOf(parts))(
    '$what: nothing is lost, nothing is sent',
    { timeout: 60_000 },
    async (wrong) => {
      const site = await newInstallation();
      await wrong.try(site);
      expect(await site.losses()).toEqual([]);
      expect(site.mails()).toBe(0);
    },
  );
});
