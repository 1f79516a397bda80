import { expect, test } from 'vitest';
import { readApiHost } from './read-api-host.ts';

const PUBLIC_URL = 'https://www.firm.example';

test.each([
  ['https://backend.example/api', 'https://backend.example/api'],
  ['https://backend.example/api/', 'https://backend.example/api'],
  ['http://127.0.0.1:8080//', 'http://127.0.0.1:8080'],
  ['/php', '/php'],
  ['/php/v1/', '/php/v1'],
  [' /php ', '/php'],
  ['/', 'https://www.firm.example'],
])('API_HOST=%s is %s', (given, host) => {
  expect(readApiHost({ API_HOST: given, PUBLIC_URL })).toBe(host);
});

test.each(['', '  ', undefined])('without API_HOST (%j) the site is built for our own server', (given) => {
  expect(readApiHost({ API_HOST: given })).toBeUndefined();
});

test.each([
  'backend.example/api/',
  '//host/php',
  'ftp://backend.example',
  'https:backend.example',
  'https://',
  'javascript:alert(1)',
  'https://backend.example/api?key=1',
  'https://backend.example/#api',
  'https://user:pass@backend.example',
  'php',
  '/a path',
])('API_HOST=%s stops the build with a line that names it', (given) => {
  expect(() => readApiHost({ API_HOST: given, PUBLIC_URL })).toThrow(/^API_HOST must be .*it is "/);
});

test('API_HOST needs PUBLIC_URL', () => {
  for (const url of [undefined, '', ' '])
    expect(() => readApiHost({ API_HOST: '/php', PUBLIC_URL: url })).toThrow('API_HOST needs PUBLIC_URL');
});
