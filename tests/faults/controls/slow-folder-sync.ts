/**
 * Preloaded into a server, this widens the moment in which a resume has its name and its row is not stored yet: to a
 * second and a half, and for as long as the data folder holds a file `hold`.
 */
import { existsSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const SLOW_MS = 1_500;
const HOLD_FILE = join(process.env.DATA_DIR ?? 'data', 'hold');

const handle = await open(process.execPath);
const shared = Object.getPrototypeOf(handle) as FileHandle;
const { sync } = shared;
Object.assign(shared, {
  async sync(this: FileHandle) {
    if ((await this.stat()).isDirectory()) {
      do await pause(SLOW_MS);
      while (existsSync(HOLD_FILE));
    }
    await sync.call(this);
  },
});
await handle.close();
