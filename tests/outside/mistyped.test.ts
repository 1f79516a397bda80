import { beforeAll, describe, expect, test } from 'vitest';
import { lacks } from '../../tools/test/outside-parts.ts';
import { mistakesOf } from '../faults/mistyped/cases.ts';
import { isLong } from '../faults/short-and-long.ts';
import {
  fillOnce,
  kindOf,
  type Installation,
  type ObjectStore,
  type Parts,
} from '../faults/mistyped/installation.ts';
import { startPostgres } from './parts/postgres.ts';
import { startSwift } from './parts/swift.ts';

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

const objectsOf = ({ bucket, settings }: Awaited<ReturnType<typeof startSwift>>): ObjectStore => ({
  bucket: 'resumes',
  settings,
  keys: async (prefix) => ((await bucket.listObjects('/', prefix)) ?? []).map(({ Key }) => Key),
  put: async (key, content) => void (await bucket.putObject(key, content, 'application/octet-stream')),
  remove: async (key) => void (await bucket.deleteObject(key)),
});

/**
 * SQLite with a folder is in `tests/faults/mistyped.test.ts`. What a kind has is known before its parts are started: which
 * mistakes it can make depends on that. The mixed kinds make those that no other can, and with FAULTS=long all.
 */
const KINDS = [
  { postgres: true, swift: true },
  { postgres: true, swift: false },
  { postgres: false, swift: true },
];
const plan = ({ postgres, swift }: (typeof KINDS)[number]): Parts => ({
  ...(postgres && { newDatabase: async () => '' }),
  ...(swift && { objects: {} as ObjectStore }),
});

describe.skipIf(lacks('swift', 'postgres'))('what is mistyped', () => {
  const elsewhere = new Set(
    [{ postgres: false, swift: false }, KINDS[0]!].flatMap((kind) => mistakesOf(plan(kind))),
  );
  const mistakesOn = (kind: (typeof KINDS)[number]) =>
    mistakesOf(plan(kind)).filter((each) => isLong || kind === KINDS[0] || !elsewhere.has(each));

  describe.each(
    KINDS.map((kind) => ({ ...kind, name: kindOf(plan(kind)), mistakes: mistakesOn(kind) })).filter(
      ({ mistakes }) => mistakes.length > 0,
    ),
  )('on $name', ({ postgres, swift, mistakes }) => {
    let newInstallation: () => Promise<Installation>;

    beforeAll(async () => {
      const database: Postgres | undefined = postgres ? await startPostgres() : undefined;
      const store = swift ? await startSwift() : undefined;
      newInstallation = await fillOnce({
        ...(database && { newDatabase: (template) => database.newDatabase(template) }),
        ...(store && { objects: objectsOf(store) }),
      });
      return async () => {
        await database?.stop();
        await store?.stop();
      };
    });

    test.each(mistakes)('$what: nothing is lost, nothing is sent', async (wrong) => {
      const site = await newInstallation();
      await wrong.try(site);
      expect(await site.losses()).toEqual([]);
      expect(site.mails()).toBe(0);
    });
  });
});
