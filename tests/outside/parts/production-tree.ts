import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The files of the product that the image holds, and how it leaves out what only the build needs (deploy/Dockerfile). */
function shipped(): { paths: string[]; prune: string[] } {
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
  const paths = [...dockerfile.matchAll(/^COPY --from=build \/site\/(\S+) /gm)].map(([, path]) => path ?? '');
  const prune = /npm (prune( --omit=\w+)+)/.exec(dockerfile)?.[1]?.split(' ') ?? [];
  if (paths.length === 0 || prune.length === 0) throw new Error('deploy/Dockerfile copies or prunes nothing');
  return { paths, prune };
}

function run(program: string, args: string[], cwd: string): number | null {
  return spawnSync(program, args, { cwd, stdio: 'ignore' }).status;
}

/** A folder of what is shipped, pruned like the image: the last build, the sources that run, their packages. */
export function makeProductionTree(): string {
  const { paths, prune } = shipped();
  const folder = mkdtempSync(join(tmpdir(), 'production-tree-'));
  // Links are made in a second; another file system takes none.
  const copyPackages = (how: string) => run('cp', [how, 'node_modules', folder], '.');
  if (copyPackages('-al') !== 0 && copyPackages('-a') !== 0) throw new Error('node_modules cannot be copied');
  const forNpm = ['package-lock.json', '.npmrc'];
  for (const file of ['package.json', ...forNpm]) cpSync(file, join(folder, file));
  if (run('npm', [...prune, '--offline'], folder) !== 0) throw new Error(`npm ${prune.join(' ')} failed`);
  for (const file of [...forNpm, 'node_modules/.cache'])
    rmSync(join(folder, file), { recursive: true, force: true });
  for (const path of paths.filter((name) => name !== 'node_modules')) {
    const isShipped = (source: string) =>
      !/\.(test\.tsx?|md)$/.test(source) || source.startsWith('docs/office');
    cpSync(path, join(folder, path), { recursive: true, filter: isShipped });
  }
  return folder;
}
