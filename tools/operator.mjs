#!/usr/bin/env node
// Runs a command in a clone: `npx operator openings list`.
process.argv.splice(2, 0, 'cli/main.ts');
await import('./with-set-up.mjs');
