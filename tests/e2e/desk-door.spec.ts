import { generateKeyPairSync } from 'node:crypto';
import { addAuthenticator } from '../support/authenticator.ts';
import { expect, openInvitation, test, signIn } from './desk-fixtures.ts';
import { REST } from './fixtures.ts';

test('a one-time link opens the desk as owner, once', async ({ page, desk }) => {
  const link = desk.link();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Owner, by link');

  await page.context().clearCookies();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('already used');
});

test('somebody invited registers a passkey, signs out, and signs in with it', async ({ page, desk }) => {
  await addAuthenticator(page);
  await openInvitation(page, desk, 'Meera Nair', 'office');
  expect(new URL(page.url()).hash).toBe('');
  await page.getByLabel('Name of this device').fill('Office PC');
  await page.getByRole('button', { name: 'Register a passkey' }).click();
  await expect(page.getByRole('status')).toContainText('Add a second one now');
  await expect(page.getByRole('banner')).toContainText('Meera Nair');
  await expect(page.getByRole('row', { name: /Office PC/ })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.goto(`${desk.origin}/account`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Meera Nair');
});

test('a passkey without a fingerprint, face or PIN is refused', REST, async ({ page, desk }) => {
  const device = await signIn(page, desk, 'Ravi Shah', 'trainer');
  await page.getByRole('button', { name: 'Sign out' }).click();

  await device.verifies(false);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used');
  await expect(page.getByRole('banner')).not.toContainText('Ravi Shah');

  // A browser that does not ask for one: the answer of the passkey says so.
  await page.route('**/sign-in/challenge', async (route) => {
    const response = await route.fetch();
    const options = (await response.json()) as object;
    await route.fulfill({ response, json: { ...options, userVerification: 'discouraged' } });
  });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This passkey was not accepted');
  await page.unroute('**/sign-in/challenge');

  await device.verifies(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('banner')).toContainText('Ravi Shah');
});

test('an unknown device or a forged passkey signs nobody in', REST, async ({ page, desk, browser }) => {
  const device = await signIn(page, desk, 'Sunita Pawar', 'office');

  const stranger = await (await browser.newContext()).newPage();
  const strangersDevice = await addAuthenticator(stranger);
  await stranger.goto(`${desk.origin}/sign-in`);
  await stranger.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(stranger.getByRole('alert')).toContainText('No passkey was used');

  const [passkey] = await device.passkeys();
  if (!passkey) throw new Error('The device has no passkey');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const otherKey = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  await strangersDevice.takes({ ...passkey, privateKey: otherKey });
  await stranger.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(stranger.getByRole('alert')).toContainText('This passkey was not accepted');
  await stranger.goto(`${desk.origin}/enquiries`);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await stranger.context().close();
});

test('the answer of a passkey works once', REST, async ({ page, desk }) => {
  await addAuthenticator(page);
  await openInvitation(page, desk, 'Farah Khan', 'recruiter');
  await page.getByRole('button', { name: 'Register a passkey' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const asked = page.waitForRequest((request) => request.url() === `${desk.origin}/sign-in/challenge`);
  const posted = page.waitForRequest(
    (request) => request.url() === `${desk.origin}/sign-in` && request.method() === 'POST',
  );
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('banner')).toContainText('Farah Khan');
  const challenge = await (await asked).response();
  const cookie = (await challenge?.headerValue('set-cookie'))?.split(';')[0] ?? '';
  const replayed = await fetch(`${desk.origin}/sign-in`, {
    method: 'POST',
    headers: {
      cookie,
      origin: desk.origin,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: (await posted).postData(),
    redirect: 'manual',
  });
  expect([cookie.startsWith('__Host-desk-challenge='), replayed.status]).toEqual([true, 422]);
});
