/** Checks who imports whom (.dependency-cruiser.mjs), and that the check has really read the project. */
import { spawnSync } from 'node:child_process';

/** Without its compiler dependency-cruiser reads nothing and finds nothing wrong. */
const LEAST_MODULES = 150;

const { stdout, stderr } = spawnSync(
  process.execPath,
  [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
    'contracts',
    'content',
    'site',
    'server',
    'cli',
    'documents',
    'tools',
    'tests',
  ],
  { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
);

interface Report {
  summary: { violations: { from: string; to: string; rule: { name: string } }[]; totalCruised: number };
}

let report: Report;
try {
  report = JSON.parse(stdout) as Report;
} catch {
  process.stderr.write(`dependency-cruiser did not answer:\n${stdout.slice(0, 2_000)}${stderr}`);
  process.exit(2);
}

const { violations, totalCruised } = report.summary;
for (const { from, to, rule } of violations) process.stdout.write(`${rule.name}: ${from} -> ${to}\n`);
if (totalCruised < LEAST_MODULES) {
  process.stdout.write(`Only ${totalCruised} modules were read; at least ${LEAST_MODULES} are expected.\n`);
}
process.exitCode = violations.length > 0 || totalCruised < LEAST_MODULES ? 1 : 0;
