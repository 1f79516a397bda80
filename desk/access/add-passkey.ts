import type { Connection, PasskeyRow } from '../../server/storage/database.ts';
import { insertRows } from '../../server/storage/rows.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { recordAct } from '../../server/services/audit-log/record-act.ts';

const LABEL_MAX = 60;

/** Stored part of a verified passkey. */
export type NewPasskey = Pick<PasskeyRow, 'id' | 'public_key' | 'counter' | 'transports'>;

export async function addPasskey(
  transaction: Connection,
  deps: Pick<Dependencies, 'now' | 'config'>,
  personId: string,
  made: NewPasskey,
  label: string,
): Promise<void> {
  const time = deps.now().toISOString();
  const named = label.trim().slice(0, LABEL_MAX) || 'Passkey';
  await insertRows(transaction, 'passkeys', {
    ...made,
    person_id: personId,
    label: named,
    created: time,
    used: null,
  });
  await recordAct(transaction, { ...deps, actor: personId }, 'desk.passkey-registered', personId);
}
