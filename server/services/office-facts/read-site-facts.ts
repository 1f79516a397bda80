import type { Notice } from '../../../contracts/notice.ts';
import type { OfficeFactRow } from '../../storage/database.ts';
import { selectPublishedFacts } from '../../storage/office-facts.ts';
import type { Dependencies } from '../dependencies.ts';
import { type NoticeFields, noticesNow } from './notices.ts';

/** What the site shows at this moment of what the office changes. */
export interface SiteFacts {
  notices: Notice[];
}

export async function readSiteFacts(deps: Dependencies): Promise<SiteFacts> {
  const rows = await selectPublishedFacts(deps.storage.database);
  const valuesOf = <Value>(kind: OfficeFactRow['kind']) =>
    rows.filter((row) => row.kind === kind).map(({ value }) => JSON.parse(value) as Value);
  return { notices: noticesNow(deps, valuesOf<NoticeFields>('notice')) };
}
