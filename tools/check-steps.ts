import { spawn } from 'node:child_process';

export interface CheckResult {
  name: string;
  isPassed: boolean;
  output: string;
}

/** A check: its name, and what is run under this Node. */
const CHECKS: { name: string; args: string[] }[] = [
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'] },
  {
    name: 'types of contracts and content',
    args: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.contracts.json'],
  },
  { name: 'types of the site', args: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.site.json'] },
  { name: 'types of the server', args: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.server.json'] },
  {
    name: 'types of the browser tests',
    args: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.tests.json'],
  },
  { name: 'architecture', args: ['tools/check-architecture.ts'] },
  {
    name: 'dead code',
    args: ['node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'],
  },
  { name: 'list of pages', args: ['tools/list-pages.ts', '--check'] },
  { name: 'words', args: ['tools/check-words.ts'] },
  { name: 'courses', args: ['tools/check-courses.ts'] },
  { name: 'references', args: ['tools/check-references.ts'] },
  { name: 'styles', args: ['tools/check-styles.ts'] },
  { name: 'links', args: ['tools/check-links.ts'] },
];

function runCheck({ name, args }: (typeof CHECKS)[number]): Promise<CheckResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ name, isPassed: code === 0, output }));
  });
}

/** Runs every check, one after the other; needs a build, as the links are those of the built pages. */
export async function runChecks(): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of CHECKS) {
    const result = await runCheck(check);
    process.stdout.write(`${result.isPassed ? 'ok    ' : 'FAILED'} ${result.name}\n`);
    if (!result.isPassed) process.stdout.write(`${result.output}\n`);
    results.push(result);
  }
  return results;
}
