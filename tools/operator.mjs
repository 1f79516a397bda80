#!/usr/bin/env node
// The operator's commands in a clone: `npx operator openings list`.
process.argv.splice(2, 0, 'cli/main.ts');
await import('./with-set-up.mjs');
