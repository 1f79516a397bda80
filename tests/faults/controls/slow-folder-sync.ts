/** Preloaded into a server, this widens the moment in which a resume has its name and its row is not stored yet. */
import { open, type FileHandle } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const SLOW_MS = 1_500;

const handle = await open(process.execPath);
const shared = Object.getPrototypeOf(handle) as FileHandle;
const { sync } = shared;
Object.assign(shared, {
  async sync(this: FileHandle) {
    if ((await this.stat()).isDirectory()) await pause(SLOW_MS);
    await sync.call(this);
  },
});
await handle.close();
