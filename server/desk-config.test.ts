import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://www.example.com', DESK_PORT: '3001' };

test('the desk is off unless DESK_PORT is set', () => {
  expect(readConfig({}).desk).toBeUndefined();
  expect(readConfig({ DESK_PORT: ' ', DESK_URL: 'https://desk.example.com' }).desk).toBeUndefined();
  expect(readConfig({ DESK_PORT: '3001' }).desk).toEqual({ port: 3001, url: 'http://localhost:3001' });
});

test('in production the desk has a host name of its own, over https', () => {
  const desk = (url?: string) => () => readConfig({ ...PRODUCTION, DESK_URL: url }).desk;
  expect(desk('https://desk.example.com/')()).toEqual({ port: 3001, url: 'https://desk.example.com' });
  expect(desk()).toThrow(/^DESK_URL must be set in production[^\n]+$/);
  expect(desk('https://www.example.com')).toThrow(
    /^DESK_URL and PUBLIC_URL must have different host names[^\n]+$/,
  );
  expect(desk('https://www.example.com:8443')).toThrow(
    /^DESK_URL and PUBLIC_URL must have different host names/,
  );
  expect(desk('http://desk.example.com')).toThrow(/^DESK_URL must begin with https:/);
  expect(desk('https://desk.example.com/path')).toThrow(/^DESK_URL must be an origin/);
});

test.each(['https://192.0.2.7', 'https://[2001:db8::7]', 'http://127.0.0.1:3001', 'https://2130706433'])(
  'the desk refuses the IP address %s, for which there are no passkeys',
  (url) => {
    expect(() => readConfig({ DESK_PORT: '3001', DESK_URL: url })).toThrow(
      /^DESK_URL must contain a host name/,
    );
  },
);

test('plain http is for localhost alone', () => {
  expect(readConfig({ DESK_PORT: '3001', DESK_URL: 'http://localhost:9000' }).desk?.url).toBe(
    'http://localhost:9000',
  );
  expect(() => readConfig({ DESK_PORT: '3001', DESK_URL: 'http://desk.local' })).toThrow(
    /^DESK_URL must begin with https:/,
  );
});
