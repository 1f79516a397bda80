/** Preloaded into a server, this breaks its promise: the commit of a visitor's words returns at once and is done later. */
import { StatementSync, type StatementResultingChanges } from 'node:sqlite';

/** After the kill, however slow the machine is. */
const LATER_MS = 30_000;

const run = StatementSync.prototype.run as (
  this: StatementSync,
  ...parameters: unknown[]
) => StatementResultingChanges;
const NOTHING: StatementResultingChanges = { changes: 0, lastInsertRowid: 0 };
const VISITORS_WORDS = /^insert into "(?:enquiries|applications)"/;
let isVisitors = false;
let isPending = false;

StatementSync.prototype.run = function (this: StatementSync, ...parameters: unknown[]) {
  if (this.sourceSQL.startsWith('begin') && isPending) return NOTHING;
  if (VISITORS_WORDS.test(this.sourceSQL)) isVisitors = true;
  if (this.sourceSQL !== 'commit' || !isVisitors) return run.apply(this, parameters);
  if (!isPending) setTimeout(commit, LATER_MS, this);
  isPending = true;
  return NOTHING;
};

function commit(statement: StatementSync): void {
  isPending = false;
  isVisitors = false;
  run.call(statement);
}
