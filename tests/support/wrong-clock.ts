import { env } from 'node:process';

/** Preloaded into a server, this puts its clock forward by CLOCK_AHEAD_HOURS, or back. */
const aheadMs = Number(env.CLOCK_AHEAD_HOURS) * 60 * 60 * 1_000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(RealDate.now() + aheadMs);
    else super(...(given as [string]));
  }

  static override now(): number {
    return RealDate.now() + aheadMs;
  }
} as DateConstructor;
