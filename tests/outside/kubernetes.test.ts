import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readConfig } from '../../server/config.ts';
import { lacks, pathOf } from '../../tools/test/outside-parts.ts';

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec?: Record<string, never>;
}

interface Container {
  name: string;
  image: string;
  command: string[];
  readinessProbe?: object;
  livenessProbe?: object;
  startupProbe?: object;
  resources?: { requests?: { cpu?: string; memory?: string }; limits?: { memory?: string } };
  securityContext?: object;
}

/** What kubectl apply -k would send. */
function built(): Manifest[] {
  const { status, stdout, stderr } = spawnSync(pathOf('kubectl'), ['kustomize', 'deploy/kubernetes'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  return parseAllDocuments(stdout).map((document) => document.toJS() as Manifest);
}

/** The types of Kubernetes' own OpenAPI refuse what a server would: a field that is missing, of another type, or unknown. */
function problemsOf(manifests: Manifest[]): string {
  // Within the tree, where the types are found.
  const folder = mkdtempSync(join('node_modules', '.kubernetes-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const lines = manifests.map(
    (manifest, index) =>
      `import type { I${manifest.kind} as Kind${index} } from 'kubernetes-models/${manifest.apiVersion}/${manifest.kind}';\n` +
      `export const manifest${index}: Kind${index} = ${JSON.stringify(manifest, null, 2)};\n`,
  );
  writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'));
  const { stdout, stderr } = spawnSync(
    'node_modules/.bin/tsc',
    [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'nodenext',
      '--target',
      'esnext',
      join(folder, 'manifests.ts'),
    ],
    { encoding: 'utf8' },
  );
  return stdout + stderr;
}

function podsOf(manifests: Manifest[]): { name: string; kind: string; pod: Record<string, unknown> }[] {
  return manifests.flatMap(({ kind, metadata: { name }, spec }) => {
    const from = (kind === 'CronJob' ? spec?.['jobTemplate']?.['spec'] : spec) as
      | { template?: { spec: Record<string, unknown> } }
      | undefined;
    return from?.template ? [{ name, kind, pod: from.template.spec }] : [];
  });
}

describe.skipIf(lacks('kubectl'))('the Kubernetes manifests', () => {
  test('are what Kubernetes knows, field by field', { timeout: 60_000 }, () => {
    const manifests = built();
    expect(manifests.length).toBeGreaterThan(10);
    expect(problemsOf(manifests)).toBe('');
    const [deployment] = JSON.parse(
      JSON.stringify(manifests.filter(({ kind }) => kind === 'Deployment')),
    ) as [{ spec: { template: { spec: { containers: Record<string, unknown>[] } } } } & Manifest];
    const [container] = deployment.spec.template.spec.containers;
    Object.assign(container ?? {}, { readinesProbe: {} });
    expect(problemsOf([deployment])).toContain('readinesProbe');
  });

  test('run nothing as root, write nowhere but to what is given, and take no rights', () => {
    const pods = podsOf(built());
    expect(pods.map(({ name }) => name).toSorted()).toEqual(['backup', 'desk', 'prepare', 'site']);
    for (const { pod } of pods) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const container of pod['containers'] as Container[]) {
        expect(container).toMatchObject({
          image: expect.stringMatching(/:\d+\.\d+\.\d+$/),
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
          resources: {
            requests: { cpu: expect.any(String), memory: expect.any(String) },
            limits: { memory: expect.any(String) },
          },
        });
      }
    }
  });

  test('the settings are settings of this release, and what they lead to is let through', () => {
    const manifests = built();
    const specOf = (kind: string, name: string) =>
      manifests.find((each) => each.kind === kind && each.metadata.name === name) as unknown as {
        data: Record<string, string>;
        metadata: { annotations: Record<string, string> };
        spec: { egress: { ports: { port: number }[] }[] };
      };
    const { data } = specOf('ConfigMap', 'site-settings');
    const settings = new Set(readFileSync('.env.example', 'utf8').match(/(?<=^# )[A-Z_\d]+(?==)/gm));
    expect(Object.keys(data).filter((name) => !settings.has(name))).toEqual([]);
    const secrets = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
    expect(readConfig({ ...data, ...secrets })).toMatchObject({ production: true, backups: {} });
    // DNS, https, the mail server and the mailbox, clamd, PostgreSQL, Redis.
    const ports = specOf('NetworkPolicy', 'to-the-stores').spec.egress.flatMap((rule) => rule.ports);
    expect([...new Set(ports.map(({ port }) => port))].toSorted((one, other) => one - other)).toEqual([
      53, 443, 465, 587, 993, 3310, 5432, 6379,
    ]);
    const [, size] = /client_max_body_size +(\d+m);/.exec(readFileSync('deploy/nginx.conf', 'utf8')) ?? [];
    const { annotations } = specOf('Ingress', 'site').metadata;
    expect(annotations['nginx.ingress.kubernetes.io/proxy-body-size']).toBe(size);
  });

  test('the release that they name is this one', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const images = podsOf(built()).flatMap(({ pod }) =>
      (pod['containers'] as Container[]).map(({ image }) => image),
    );
    expect(new Set(images.map((image) => image.split(':')[1]))).toEqual(new Set([version]));
  });

  test('a server is asked whether it is ready, and never fewer than wanted serve during an update', () => {
    const manifests = built();
    for (const name of ['site', 'desk']) {
      const find = (kind: string) =>
        manifests.find((each) => each.kind === kind && each.metadata.name === name);
      const [found] = podsOf([find('Deployment')].filter((each) => each !== undefined));
      const [container] = (found?.pod['containers'] ?? []) as Container[];
      expect(container?.readinessProbe).toMatchObject({ httpGet: { path: '/readyz' } });
      expect(container?.startupProbe).toMatchObject({ httpGet: { path: '/readyz' } });
      // A database that is away is no reason to kill a server.
      expect(container?.livenessProbe).not.toMatchObject({ httpGet: { path: '/readyz' } });
      expect(find('Deployment')?.spec).toMatchObject({
        strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      });
      expect(find('PodDisruptionBudget')?.spec).toMatchObject({ minAvailable: 1 });
      expect(find('Service')?.spec).toMatchObject({ selector: { app: name } });
    }
    const names = manifests
      .filter(({ kind }) => kind === 'NetworkPolicy')
      .map(({ metadata }) => metadata.name);
    expect(names).toContain('nothing');
  });
});
