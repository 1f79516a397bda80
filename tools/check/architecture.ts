import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const PROGRAM = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const RULES = resolve('.dependency-cruiser.mjs');
/**
 * Smallest plausible number of modules. Without its compiler, dependency-cruiser reads nothing and reports no error.
 */
const LEAST_MODULES = 150;
const FOLDERS = [
  'contracts',
  'domain',
  'content',
  'site',
  'desk',
  'server',
  'cli',
  'documents',
  'tools',
  'tests',
];

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

/** Checks each import against the rules in .dependency-cruiser.mjs. */
export function checkArchitecture(): string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [PROGRAM, '--config', RULES, '--output-type', 'json', ...FOLDERS],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser did not answer:\n${stdout}${stderr}`);
  const { violations, totalCruised } = (
    JSON.parse(stdout) as { summary: { violations: Violation[]; totalCruised: number } }
  ).summary;
  const problems = violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  if (totalCruised < LEAST_MODULES)
    problems.push(`Only ${totalCruised} modules were read; at least ${LEAST_MODULES} are expected.`);
  return problems;
}
