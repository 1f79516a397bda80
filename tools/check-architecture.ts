/** Checks who imports whom (.dependency-cruiser.mjs), and that the check has really read the project. */
import { readArchitecture } from './architecture.ts';

/** Without its compiler dependency-cruiser reads nothing and finds nothing wrong. */
const LEAST_MODULES = 150;

const { violations, modules } = readArchitecture();
for (const { rule, from, to } of violations) process.stdout.write(`${rule}: ${from} -> ${to}\n`);
if (modules < LEAST_MODULES) {
  process.stdout.write(`Only ${modules} modules were read; at least ${LEAST_MODULES} are expected.\n`);
}
process.exitCode = violations.length > 0 || modules < LEAST_MODULES ? 1 : 0;
