/** Preloaded into a server, this breaks its promise: resumes and their folder are left in the system's memory. */
import { open } from 'node:fs/promises';

const handle = await open(process.execPath);
Object.assign(Object.getPrototypeOf(handle) as object, { sync: async () => undefined });
await handle.close();
