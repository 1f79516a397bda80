import { replaceCredentialKey, selectCredentialKeys } from '../../storage/credential-keys.ts';
import { noteOverwriting } from '../../storage/removals.ts';
import { overwriteNoted } from '../data/overwrite-noted.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { ActingDependencies } from '../dependencies.ts';

/** Replaces the signing key. `withdraw`: the old key was stolen, so everything that it signed becomes invalid. */
export async function rotateCredentialKey(
  deps: ActingDependencies,
  { withdraw = false }: { withdraw?: boolean } = {},
) {
  const { storage, now } = deps;
  const report = await storage.database.transaction().execute(async (transaction) => {
    await replaceCredentialKey(transaction, storage.certificateSecret, {
      time: now().toISOString(),
      withdraw,
    });
    await noteOverwriting(transaction, now().toISOString());
    await recordAct(transaction, deps, withdraw ? 'credentials.key-withdrawn' : 'credentials.key-rotated');
    const keys = await selectCredentialKeys(transaction);
    return {
      key: keys.find(({ ended }) => ended === '')?.public_key ?? '',
      earlier: keys.filter(({ ended, withdrawn }) => ended !== '' && withdrawn === null).length,
    };
  });
  await overwriteNoted(deps);
  return report;
}
