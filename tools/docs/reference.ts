/** `npm run reference` writes .env.example and the pages of settings and commands. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { referencePages } from './reference-pages.ts';

for (const [file, text] of referencePages()) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  process.stdout.write(`${file}\n`);
}
