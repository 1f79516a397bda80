import type { Page } from '@playwright/test';

/** A device that keeps passkeys and asks for a fingerprint. */
export async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      automaticPresenceSimulation: true,
      isUserVerified: true,
    },
  });
  const passkeys = async () =>
    (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  return {
    /** Tells whether the finger that is put on it is the right one. */
    verifies: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    passkeys,
    /** As if it had been registered with this device. */
    takes: (credential: Awaited<ReturnType<typeof passkeys>>[number]) =>
      session.send('WebAuthn.addCredential', { authenticatorId, credential }),
  };
}
