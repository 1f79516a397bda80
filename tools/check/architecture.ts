import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const PROGRAM = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const RULES = resolve('.dependency-cruiser.mjs');
/** Guards against reading nothing: dependency-cruiser does that without its compiler. */
const LEAST_MODULES = 150;
const FOLDERS = ['contracts', 'content', 'site', 'desk', 'server', 'cli', 'documents', 'tools', 'tests'];

export interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

/** Violations of the import rules in the tree at `cwd`, and the number of modules. */
export function readArchitecture(cwd = '.'): { violations: Violation[]; modules: number } {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [PROGRAM, '--config', RULES, '--output-type', 'json', ...FOLDERS],
    { cwd, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser did not answer:\n${stdout}${stderr}`);
  const { violations, totalCruised } = (
    JSON.parse(stdout) as { summary: { violations: Violation[]; totalCruised: number } }
  ).summary;
  return { violations, modules: totalCruised };
}

/** Checks each import against the rules of .dependency-cruiser.mjs. */
export function checkArchitecture(): string[] {
  const { violations, modules } = readArchitecture();
  const problems = violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  if (modules < LEAST_MODULES)
    problems.push(`Only ${modules} modules were read; at least ${LEAST_MODULES} are expected.`);
  return problems;
}
