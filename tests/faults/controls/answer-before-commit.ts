/** Preloaded into a server, this breaks its promise: a commit returns at once and is done a moment later. */
import { StatementSync, type StatementResultingChanges } from 'node:sqlite';

const LATER_MS = 300;

const run = StatementSync.prototype.run as (
  this: StatementSync,
  ...parameters: unknown[]
) => StatementResultingChanges;
const NOTHING: StatementResultingChanges = { changes: 0, lastInsertRowid: 0 };
let isPending = false;

StatementSync.prototype.run = function (this: StatementSync, ...parameters: unknown[]) {
  if (this.sourceSQL.startsWith('begin') && isPending) return NOTHING;
  if (this.sourceSQL !== 'commit') return run.apply(this, parameters);
  if (!isPending) setTimeout(commit, LATER_MS, this);
  isPending = true;
  return NOTHING;
};

function commit(statement: StatementSync): void {
  isPending = false;
  run.call(statement);
}
