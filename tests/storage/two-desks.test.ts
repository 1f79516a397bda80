import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openDesk, type OpenedDesk } from '../support/open-desk.ts';
import { engines } from '../support/open-storage.ts';

const MINUTE = 60_000;

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();

/** A passkey of a new person, as a device keeps it: it signs what the desk asks for. */
async function newPasskey(desk: OpenedDesk) {
  await desk.signIn('office');
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // COSE: an elliptic key for ES256 on P-256.
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const id = Buffer.from('passkey').toString('base64url');
  const row = { person_id: 'person-1', public_key: cose.toString('base64url'), counter: 0, transports: '' };
  await desk.system.storage.database
    .insertInto('passkeys')
    .values({ ...row, id, label: 'Phone', created: desk.system.now().toISOString(), used: null })
    .execute();
  return (challenge: string) => {
    const clientData = Buffer.from(
      JSON.stringify({ type: 'webauthn.get', challenge, origin: 'https://desk.example.com' }),
    );
    // Present and verified, with a counter that stands at 0.
    const authenticatorData = Buffer.concat([sha256('desk.example.com'), Buffer.from('0500000000', 'hex')]);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey);
    const response = { clientDataJSON: clientData, authenticatorData, signature };
    return JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: Object.fromEntries(
        Object.entries(response).map(([name, value]) => [name, value.toString('base64url')]),
      ),
    });
  };
}

describe.each(engines)('two desks on %s', (engine) => {
  test('a challenge of one is answered at the other, once, and not after five minutes', async () => {
    const desk = await openDesk(engine);
    const other = await desk.openAgain();
    const signed = await newPasskey(desk);
    const challenge = async () => {
      const { body, headers } = await desk.ask({ method: 'POST', path: '/sign-in/challenge' });
      const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
      return { cookie, form: { credential: signed((JSON.parse(body) as { challenge: string }).challenge) } };
    };
    const proof = await challenge();
    const answer = { method: 'POST', path: '/sign-in', ...proof } as const;
    expect((await other.ask(answer)).statusCode).toBe(303);
    expect([(await other.ask(answer)).statusCode, (await desk.ask(answer)).statusCode]).toEqual([422, 422]);
    const late = await challenge();
    desk.system.pass(5 * MINUTE + 1_000);
    expect((await other.ask({ ...answer, ...late })).statusCode).toBe(422);
    await challenge();
    await challenge();
    const kept = await desk.system.storage.database.selectFrom('desk_challenges').select('id_hash').execute();
    expect(kept).toHaveLength(2);
  });

  test('junk from the same address locks out nobody who has a passkey', async () => {
    const desk = await openDesk(engine);
    const signed = await newPasskey(desk);
    for (let attempt = 0; attempt < 61; attempt += 1) {
      await desk.ask({ method: 'POST', path: '/sign-in/challenge' });
      await desk.ask({ method: 'POST', path: '/sign-in', form: { credential: 'junk' } });
    }
    const { body, headers } = await desk.ask({ method: 'POST', path: '/sign-in/challenge' });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const form = { credential: signed((JSON.parse(body) as { challenge: string }).challenge) };
    expect((await desk.ask({ method: 'POST', path: '/sign-in', cookie, form })).statusCode).toBe(303);
    const wrong = await desk.ask({ method: 'POST', path: '/sign-in', form: { credential: 'junk' } });
    expect(wrong.statusCode).toBe(429);
  });

  test('the passkey of one person proves nothing in the session of another', async () => {
    const desk = await openDesk(engine);
    const signed = await newPasskey(desk);
    const owner = await desk.signIn('owner');
    desk.system.pass(6 * MINUTE);
    const { body, headers } = await desk.ask({ method: 'POST', path: '/sign-in/challenge' });
    const cookie = `${owner}; ${String(headers['set-cookie']).split(';')[0]}`;
    const credential = signed((JSON.parse(body) as { challenge: string }).challenge);
    const form = { name: 'Meera Nair', role: 'office', credential };
    const answer = await desk.ask({ method: 'POST', path: '/people', cookie, form });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      403,
      { name: 'confirm', view: { error: 'That did not confirm who you are. Please try again.' } },
    ]);
  });
});
