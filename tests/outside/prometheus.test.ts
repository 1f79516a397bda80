import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runSite } from '../support/running-site.ts';
import { freePort } from '../../tools/run/free-port.ts';
import { lacks, pathOf } from '../../tools/test/outside-parts.ts';

const RULES = 'deploy/alerts.yaml';
/** Samples are 15 s apart. What is wrong is told within a minute, where the rule does not ask for longer. */
const WITHIN = '1m';

function promtool(args: string[], input?: string) {
  const { status, stdout, stderr } = spawnSync(pathOf('promtool'), args, { encoding: 'utf8', input });
  return { status, output: stdout + stderr };
}

/** How metrics stand in an hour of normal load. Times count from 0, where Prometheus's clock begins in such a test. */
const NORMAL = {
  'up{job="site",instance="a"}': '1x240',
  'site_ready{job="site",instance="a"}': '1x240',
  'site_http_requests_total{job="site",instance="a",route="page",status="200"}': '0+1000x240',
  'site_http_requests_total{job="site",instance="a",route="page",status="404"}': '0+100x240',
  'site_http_requests_total{job="site",instance="a",route="/api/contact.php",status="503"}': '0+1x240',
  'site_dependency_up{job="site",instance="a",dependency="S3"}': '1x240',
  'nodejs_eventloop_lag_p99_seconds{job="site",instance="a"}': '0.03x240',
  'site_mails_unsent{job="site",instance="a",state="failed"}': '0x240',
  'site_mails_unsent{job="site",instance="a",state="waiting"}': '5x240',
  'site_oldest_waiting_seconds{job="site",instance="a",queue="emails"}': '240x240',
  'site_oldest_waiting_seconds{job="site",instance="a",queue="webhooks"}': '240x240',
  'site_oldest_waiting_seconds{job="site",instance="a",queue="emails to holders"}': '1800x240',
  'site_last_backup_timestamp_seconds{job="site",instance="a"}': '0x240',
  'site_last_purge_timestamp_seconds{job="site",instance="a"}': '1x240',
  'site_mailbox_last_read_timestamp_seconds{job="site",instance="a"}': '0+15x240',
  'site_mailbox_failing{job="site",instance="a"}': '0x240',
  'site_replies_unmatched{job="site",instance="a"}': '0x240',
  'site_webhooks_unsent{job="site",instance="a",state="failed"}': '0x240',
  'process_start_time_seconds{job="site",instance="a"}': '0x240',
  'site_held_back{job="site",instance="a"}': '0x240',
  'site_files_left{job="site",instance="a"}': '0x240',
  'site_disk_free_bytes{job="site",instance="a"}': '9000000000x240',
};
type Metric = keyof typeof NORMAL;

/** Each fault, from the first moment on, and the alert that names it. */
const FAULTS: [alert: string, metric: Metric, values: string, after?: string][] = [
  ['SiteDown', 'up{job="site",instance="a"}', '0x240'],
  ['SiteCannotStore', 'site_ready{job="site",instance="a"}', '0x240'],
  [
    'SiteFails',
    'site_http_requests_total{job="site",instance="a",route="/api/contact.php",status="503"}',
    '0+100x240',
  ],
  ['DependencyAway', 'site_dependency_up{job="site",instance="a",dependency="S3"}', '0x240'],
  ['EventLoopBlocked', 'nodejs_eventloop_lag_p99_seconds{job="site",instance="a"}', '0.8x240', '3m'],
  ['MailGivenUp', 'site_mails_unsent{job="site",instance="a",state="failed"}', '2x240'],
  ['MailLate', 'site_oldest_waiting_seconds{job="site",instance="a",queue="emails"}', '3601+15x240'],
  ['BackupOld', 'site_last_backup_timestamp_seconds{job="site",instance="a"}', '-172860x240', '2m'],
  ['MailboxUnread', 'site_mailbox_failing{job="site",instance="a"}', '1x240', '16m'],
  // Nobody reads it any more, or somebody does whose reading hangs.
  ['MailboxUnread', 'site_mailbox_last_read_timestamp_seconds{job="site",instance="a"}', '1x240', '32m'],
  ['RepliesUnmatched', 'site_replies_unmatched{job="site",instance="a"}', '3x5900', '1441m'],
  [
    'WebhookLate',
    'site_oldest_waiting_seconds{job="site",instance="a",queue="webhooks"}',
    '3601+15x240',
    '2m',
  ],
  [
    'HolderMailsLate',
    'site_oldest_waiting_seconds{job="site",instance="a",queue="emails to holders"}',
    '86401+15x240',
    '2m',
  ],
  ['WebhookGivenUp', 'site_webhooks_unsent{job="site",instance="a",state="failed"}', '2x240', '2m'],
  ['PurgeLate', 'site_last_purge_timestamp_seconds{job="site",instance="a"}', '-93660x240', '2m'],
  ['DeletionHeldBack', 'site_held_back{job="site",instance="a"}', '1x240', '2m'],
  ['ErasedFilesLeft', 'site_files_left{job="site",instance="a"}', '3x260', '61m'],
  ['DiskFilling', 'site_disk_free_bytes{job="site",instance="a"}', '500000000x240'],
];

function testFile(series: Record<string, string>, checks: { alert: string; at: string; fires: boolean }[]) {
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'alerts.test.yaml');
  // JSON is YAML.
  const content = {
    rule_files: [resolve(RULES)],
    evaluation_interval: '15s',
    tests: [
      {
        interval: '15s',
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        promql_expr_test: checks.map(({ alert, at, fires }) => ({
          expr: `count(ALERTS{alertname=${JSON.stringify(alert)},alertstate="firing"})`,
          eval_time: at,
          exp_samples: fires ? [{ labels: '{}', value: 1 }] : [],
        })),
      },
    ],
  };
  writeFileSync(file, JSON.stringify(content));
  return promtool(['test', 'rules', file]);
}

const ALERTS = [...readFileSync(RULES, 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

describe.skipIf(lacks('prometheus'))('with Prometheus', () => {
  test('its own check finds no fault with the rules', () => {
    expect(promtool(['check', 'rules', RULES])).toMatchObject({ status: 0 });
  });

  test('an hour of normal load raises no alert', () => {
    const checks = ALERTS.flatMap((alert) => ['1m', '30m', '60m'].map((at) => ({ alert, at, fires: false })));
    expect(testFile(NORMAL, checks)).toMatchObject({ status: 0 });
  });

  test.each(FAULTS)('%s', (alert, metric, values, after = WITHIN) => {
    const others = ALERTS.filter((name) => name !== alert);
    const checks = [
      { alert, at: after, fires: true },
      ...others.map((other) => ({ alert: other, at: after, fires: false })),
    ];
    expect(testFile({ ...NORMAL, [metric]: values }, checks)).toMatchObject({ status: 0 });
  });

  test('without a database nobody is called about the mailbox too', () => {
    const away = {
      ...NORMAL,
      'site_ready{job="site",instance="a"}': '0x240',
      'site_mailbox_last_read_timestamp_seconds{job="site",instance="a"}': '1x240',
    };
    expect(testFile(away, [{ alert: 'MailboxUnread', at: '59m', fires: false }])).toMatchObject({
      status: 0,
    });
  });

  test('where no mailbox is read, none is missed', () => {
    const none = {
      ...NORMAL,
      'site_mailbox_last_read_timestamp_seconds{job="site",instance="a"}': '0x240',
    };
    expect(testFile(none, [{ alert: 'MailboxUnread', at: '59m', fires: false }])).toMatchObject({
      status: 0,
    });
  });

  test('a purge that was never made is late a day after the server began', () => {
    const never = { ...NORMAL, 'site_last_purge_timestamp_seconds{job="site",instance="a"}': '0x240' };
    const began = 'process_start_time_seconds{job="site",instance="a"}';
    for (const [at, fires] of [
      ['-93660x240', true],
      ['-80000x240', false],
    ] as const)
      expect(testFile({ ...never, [began]: at }, [{ alert: 'PurgeLate', at: '2m', fires }])).toMatchObject({
        status: 0,
      });
  });

  test('every alert was seen to fire', () => {
    expect(new Set(FAULTS.map(([alert]) => alert))).toEqual(new Set(ALERTS));
  });

  test('reads what the server tells', async () => {
    const port = await freePort();
    const site = await runSite({ METRICS_PORT: String(port) });
    onTestFinished(() => site.close());
    await (await fetch(site.origin)).text();
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(metrics).toContain('site_http_requests_total{route="page"');
    expect(promtool(['check', 'metrics'], metrics).output).not.toMatch(/\bsite_/);
  });
});
