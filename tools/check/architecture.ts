import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const PROGRAM = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const RULES = resolve('.dependency-cruiser.mjs');
/** Without its compiler dependency-cruiser reads nothing and finds nothing wrong. */
const LEAST_MODULES = 150;
const FOLDERS = ['contracts', 'content', 'site', 'desk', 'server', 'cli', 'documents', 'tools', 'tests'];

export interface Violation {
  rule: string;
  from: string;
  to: string;
}

interface Report {
  summary: { violations: { from: string; to: string; rule: { name: string } }[]; totalCruised: number };
}

/** Who imports whom against the rules, in the tree at `cwd`, and how many modules were read. */
export function readArchitecture(cwd = '.'): { violations: Violation[]; modules: number } {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [PROGRAM, '--config', RULES, '--output-type', 'json', ...FOLDERS],
    { cwd, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  let report: Report;
  try {
    report = JSON.parse(stdout) as Report;
  } catch {
    throw new Error(`dependency-cruiser did not answer:\n${stdout.slice(0, 2_000)}${stderr}`);
  }
  const { violations, totalCruised } = report.summary;
  return {
    violations: violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    modules: totalCruised,
  };
}

/** Each import against the rules of .dependency-cruiser.mjs. */
export function checkArchitecture(): string[] {
  const { violations, modules } = readArchitecture();
  const problems = violations.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`);
  if (modules < LEAST_MODULES)
    problems.push(`Only ${modules} modules were read; at least ${LEAST_MODULES} are expected.`);
  return problems;
}
