/** Preloaded into a server, this breaks its promise: SQLite leaves the log of a commit in the system's memory. */
import { DatabaseSync } from 'node:sqlite';

const prepare = DatabaseSync.prototype.prepare;

DatabaseSync.prototype.prepare = function (this: DatabaseSync, sql: string) {
  if (sql === 'begin immediate') this.exec('pragma synchronous = normal');
  return prepare.call(this, sql);
};
