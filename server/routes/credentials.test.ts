import { expect, test } from 'vitest';
import { openApp } from '../../tests/support/open-app.ts';

test('the document of the issuer is for every site, for some minutes', async () => {
  const { app } = await openApp({ settings: { PUBLIC_URL: 'https://www.example.com' } });
  const answer = await app.inject('/.well-known/did.json');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=300',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.json()).toMatchObject({
    id: 'did:web:www.example.com',
    verificationMethod: [{ type: 'Multikey' }],
  });
});

test('a status list is for every site too, and one that does not exist is told so', async () => {
  const { app } = await openApp({ settings: { PUBLIC_URL: 'https://www.example.com' } });
  const list = await app.inject('/credentials/status/1');
  expect(list.statusCode).toBe(200);
  expect(list.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300',
  });
  expect(list.json()).toMatchObject({ id: 'https://www.example.com/credentials/status/1' });
  for (const unknown of ['2', '0', '01', '-1', 'one', '1e3', '99999999999999999999']) {
    const answer = await app.inject(`/credentials/status/${unknown}`);
    expect(answer.statusCode, unknown).toBe(404);
    expect(answer.json().error, unknown).toContain('take its address from the credential');
  }
});
