import { company } from '../../../content/company.ts';
import type { AgeLimits } from '../../storage/aged-rows.ts';
import type { Dependencies } from '../dependencies.ts';

const YEAR_DAYS = 366;

/** Age limits from the settings and from the law of the firm's country. */
export function ageLimits({ config }: Pick<Dependencies, 'config'>, now: Date): AgeLimits {
  return {
    now,
    retentionDays: config.retentionDays,
    accountsDays: company.region.accountsYears * YEAR_DAYS,
  };
}
