import { generateKeyPairSync } from 'node:crypto';
import { addAuthenticator } from '../support/authenticator.ts';
import { runDesk } from '../support/running-desk.ts';
import { expect, openInvitation, test, signIn, openWithoutScript } from './desk-fixtures.ts';
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

test('a one-time link works without script, by its code', REST, async ({ browser, desk }) => {
  const page = await openWithoutScript(browser, desk);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.close();
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

test('a new passkey leaves no session by link, and an owner ends others', REST, async ({ page, browser }) => {
  // Not the desk of the other tests, whose owner came by link.
  const desk = await runDesk();
  const stranger = await (await browser.newContext()).newPage();
  for (const opened of [stranger, page]) {
    await opened.goto(desk.link());
    await expect(opened.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  }
  await signIn(page, desk, 'Priya Menon', 'owner');

  await page.getByRole('link', { name: 'People' }).first().click();
  const byLink = page.getByRole('region', { name: 'Signed in by a link from the server' });
  await expect(byLink.getByRole('row', { name: /Chrome on Linux/ })).toHaveCount(1);
  await byLink.getByRole('button', { name: 'End sessions by link' }).click();
  await page.getByRole('button', { name: 'End 1 session' }).click();
  await expect(page.getByRole('status')).toHaveText('All sessions by link have ended.');
  await expect(byLink).toContainText('Nobody is signed in by a one-time link.');
  await stranger.reload();
  await expect(stranger.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await stranger.context().close();
  await desk.close();
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

test('changes to people ask for the passkey again after five minutes', REST, async ({ page, desk }) => {
  await signIn(page, desk, 'Anjali Rao', 'owner');
  await desk.age('confirmed', 6);

  await page.goto(`${desk.origin}/people`);
  await page.getByLabel('Name').fill('Kiran Das');
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('trainer');
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Link for Kiran Das' })).toBeVisible();
  await expect(page.getByText(`${desk.origin}/welcome#`)).toBeVisible();
});
