import { expect, it } from 'vitest';
import { postWebhook } from './post-webhook.ts';
import { isForbidden } from './private-address.ts';

const SECRET = Buffer.alloc(32);
const post = (url: string, mayBePrivate: boolean) =>
  postWebhook(
    { url, secret: SECRET, subjects: ['enquiry'], hasRecords: false, mayBePrivate },
    { id: 'one', time: new Date(), body: '{}' },
  );

it.each([
  'http://127.0.0.1:9/',
  'http://127.1:9/',
  'http://2130706433:9/',
  'http://0x7f.0.0.1:9/',
  'http://[::1]:9/',
  'http://[::ffff:127.0.0.1]:9/',
  'http://localhost:9/',
  'http://10.0.0.8/',
  'http://[fd00::8]/',
])('%s is inside, and not called', async (url) => {
  await expect(post(url, false)).rejects.toThrow("is inside the server's own network");
});

it('control: what is allowed on purpose is called', async () => {
  await expect(post('http://localhost:9/', true)).rejects.toThrow('localhost cannot be reached');
});

it.each(['http://169.254.169.254/latest/meta-data', 'http://[::ffff:169.254.169.254]/', 'http://[fe80::1]/'])(
  '%s is never called, where the own network is allowed too',
  async (url) => {
    await expect(post(url, true)).rejects.toThrow("is inside the server's own network");
  },
);

it.each([
  ['100.64.0.1', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['8.8.8.8', false],
  ['64:ff9b::a00:1', true],
  ['2606:4700::1', false],
])('%s is %s', (address, expected) => {
  expect(isForbidden(address, false)).toBe(expected);
});
