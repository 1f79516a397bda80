import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { S3mini } from 's3mini';
import { pathOf } from '../../../tools/test/outside-parts.ts';
import { freePort } from '../../../tools/run/free-port.ts';
import { askPort, type Program, startPart, together } from './part.ts';

/** Debian's own: the modules of Swift are installed for no other. */
const PYTHON = '/usr/bin/python3';
const KINDS = ['account', 'container', 'object'] as const;
const ACCESS_KEY = 'test:tester';
const SECRET_KEY = 'testing';
const REGION = 'us-east-1';
const BUCKET = 'resumes';
/** So that a server whose clock was put forward in a test can still sign. */
const CLOCK_SKEW_SECONDS = 86_400;

const isKept = (key: string) => !key.endsWith('.store') && !key.includes('orphaned/');

/** OpenStack Swift with its S3 interface: one device, one copy of each object, one bucket. */
export function startSwift() {
  return startPart('swift', async (folder, run) => {
    mkdirSync(join(folder, 'devices/disk'), { recursive: true });
    writeFileSync(join(folder, 'swift.conf'), SWIFT_CONF);
    const shared = `swift_dir = ${folder}\nuser = ${userInfo().username}\nbind_ip = 127.0.0.1\nworkers = 0\n`;

    const memcachedPort = await freePort();
    await run({
      program: pathOf('memcached'),
      args: ['-l', '127.0.0.1', '-p', String(memcachedPort), '-u', userInfo().username],
      cwd: folder,
      answers: async () => (await askPort(memcachedPort, 'version\r\n')).startsWith('VERSION'),
    });

    async function startServer(kind: string, port: number, conf: string): Promise<Program> {
      const file = join(folder, `${kind}-server.conf`);
      writeFileSync(file, conf);
      return await run({
        program: PYTHON,
        args: [pathOf(`swift-${kind}-server`), file, '--verbose'],
        cwd: folder,
        answers: async () => (await fetch(`http://127.0.0.1:${port}/healthcheck`)).ok,
      });
    }

    const storage = await Promise.all(
      KINDS.map(async (kind) => {
        const port = await freePort();
        await buildRing(folder, kind, port);
        return await startServer(kind, port, storageConf(kind, port, folder, shared));
      }),
    );
    const port = await freePort();
    const proxy = await startServer('proxy', port, proxyConf(port, memcachedPort, shared));

    const endpoint = `http://127.0.0.1:${port}`;
    const bucket = new S3mini({
      endpoint: `${endpoint}/${BUCKET}`,
      region: REGION,
      accessKeyId: ACCESS_KEY,
      secretAccessKey: SECRET_KEY,
    });
    await bucket.createBucket();
    return {
      ...proxy,
      /** While they are gone the proxy answers every call with 503. */
      storage: together(...storage),
      /** As the tests see it, without the product. */
      bucket,
      /** The resumes; not the store's id, nor what was set aside. */
      async contents(prefix = ''): Promise<Map<string, Buffer>> {
        const found = new Map<string, Buffer>();
        for (const { Key } of (await bucket.listObjects('/', prefix)) ?? []) {
          if (!isKept(Key)) continue;
          const content = await bucket.getObjectArrayBuffer(Key);
          if (content) found.set(Key, Buffer.from(content));
        }
        return found;
      },
      settings: {
        RESUME_STORE: `s3://${BUCKET}`,
        S3_ENDPOINT: endpoint,
        S3_REGION: REGION,
        S3_ACCESS_KEY_ID: ACCESS_KEY,
        S3_SECRET_ACCESS_KEY: SECRET_KEY,
      },
    };
  });
}

async function buildRing(folder: string, kind: string, port: number): Promise<void> {
  const builder = [pathOf('swift-ring-builder'), join(folder, `${kind}.builder`)];
  const build = (...args: string[]) => promisify(execFile)(PYTHON, [...builder, ...args]);
  await build('create', '4', '1', '1');
  await build('add', `r1z1-127.0.0.1:${port}/disk`, '1');
  await build('rebalance');
}

const SWIFT_CONF = `[swift-hash]
swift_hash_path_suffix = test
[storage-policy:0]
name = one
default = yes
`;

function storageConf(kind: string, port: number, folder: string, shared: string): string {
  return `[DEFAULT]
${shared}bind_port = ${port}
devices = ${folder}/devices
mount_check = false
# Nothing here brings a listing up to date later.
container_update_timeout = 60
[pipeline:main]
pipeline = healthcheck ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
[filter:healthcheck]
use = egg:swift#healthcheck
`;
}

function proxyConf(port: number, memcachedPort: number, shared: string): string {
  return `[DEFAULT]
${shared}bind_port = ${port}
[pipeline:main]
pipeline = catch_errors healthcheck proxy-logging cache s3api tempauth proxy-logging proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:proxy-logging]
use = egg:swift#proxy_logging
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcachedPort}
[filter:s3api]
use = egg:swift#s3api
location = ${REGION}
allowable_clock_skew = ${CLOCK_SKEW_SECONDS}
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${SECRET_KEY} .admin
`;
}
