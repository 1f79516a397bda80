import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from '../../../tools/test/outside-parts.ts';
import { freePort } from '../../../tools/run/free-port.ts';
import { startPart } from './part.ts';

export interface Alert {
  alert: string;
  /** Whose metrics it is about. */
  site: string;
  dependency?: string;
}

/**
 * Prometheus with the rules of deploy, asking each site's metrics as often as they say. Each site is a job of its own,
 * as if each was another firm's.
 * @param ports Of their metrics, by the sites' names.
 */
export function startPrometheus(ports: Map<string, number>) {
  return startPart('prometheus', async (folder, run) => {
    const port = await freePort();
    const rules = readFileSync('deploy/alerts.yaml', 'utf8');
    writeFileSync(join(folder, 'alerts.yaml'), rules.replaceAll('job="site"', 'job=~".+"'));
    // JSON is YAML.
    const config = {
      global: { scrape_interval: '15s' },
      rule_files: ['alerts.yaml'],
      scrape_configs: [...ports].map(([site, metricsPort]) => ({
        job_name: site,
        static_configs: [{ targets: [`127.0.0.1:${metricsPort}`] }],
      })),
    };
    writeFileSync(join(folder, 'prometheus.yaml'), JSON.stringify(config));
    const origin = `http://127.0.0.1:${port}`;
    const program = await run({
      program: pathOf('prometheus'),
      args: [
        `--config.file=${join(folder, 'prometheus.yaml')}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      cwd: folder,
      answers: async () => (await fetch(`${origin}/-/ready`)).ok,
    });
    const siteOf = ({ job, instance }: Record<string, string>) =>
      job ?? [...ports].find(([, each]) => instance?.endsWith(`:${each}`))?.[0] ?? '';
    return {
      ...program,
      async firing(): Promise<Alert[]> {
        const answer = await fetch(`${origin}/api/v1/alerts`);
        const { data } = (await answer.json()) as {
          data: { alerts: { state: string; labels: Record<string, string> }[] };
        };
        return data.alerts
          .filter(({ state }) => state === 'firing')
          .map(({ labels: { alertname = '', dependency, ...labels } }) => ({
            alert: alertname,
            site: siteOf(labels),
            ...(dependency === undefined ? {} : { dependency }),
          }));
      },
    };
  });
}
