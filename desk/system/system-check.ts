import { loadEnvironment } from '../../server/settings-file.ts';
import { DAY_MS } from '../../server/services/calendar.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { diagnose } from '../../server/services/doctor/diagnose.ts';

export interface SystemCheck {
  /** Undefined before the first check. */
  at?: string;
  findings: { check: string; isError: boolean; detail: string; advice: string }[];
}

/**
 * The result of each desk's last check. A check takes seconds, because it contacts the mail server and other services.
 */
const lastChecks = new WeakMap<Dependencies['storage'], SystemCheck>();

export function lastCheck({ storage }: Dependencies): SystemCheck {
  return lastChecks.get(storage) ?? { findings: [] };
}

/** Checks now and once a day, so that nobody is shown an older result. */
export function checkDaily(deps: Dependencies): void {
  const check = () =>
    void checkSystem(deps).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'the system was not checked'),
    );
  check();
  setInterval(check, DAY_MS).unref();
}

export async function checkSystem({ storage, log, now }: Dependencies): Promise<void> {
  const findings = (await Array.fromAsync(diagnose(loadEnvironment(), log)))
    .filter(({ state }) => state !== 'ok')
    .map(({ check, state, detail, advice }) => ({ check, isError: state === 'error', detail, advice }));
  lastChecks.set(storage, { at: now().toISOString(), findings });
}
