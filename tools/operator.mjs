#!/usr/bin/env node
// Makes `npx operator openings list` work in a clone.
process.argv.splice(2, 0, 'cli/main.ts');
await import('./with-set-up.mjs');
