/** Preloaded into a server, this breaks its promise: it takes every lock on a file for its own. */
import { DatabaseSync } from 'node:sqlite';

const { exec } = DatabaseSync.prototype;

DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string) {
  if (sql !== 'begin exclusive') exec.call(this, sql);
};
