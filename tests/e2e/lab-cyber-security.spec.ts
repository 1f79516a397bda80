import { choose, pick, testLabByKeyboard, tick, type } from './lab-by-keyboard.ts';

testLabByKeyboard('cyber security', {
  isWideToo: true,
  path: '/it-trainings/cyber-security/lab',
  steps: [
    {
      title: 'Set the noise aside',
      wrong: choose('203.0.113.77'),
      says: 'each of its requests ends 200 or 201',
      right: choose('198.51.100.23'),
    },
    {
      title: 'One session, two places',
      wrong: type({ Session: '4f1a', 'The address that does not belong to it': '198.51.100.23' }),
      says: 'That is the scanner, not the intruder',
      right: type({
        Session: '4F1A',
        'The address that does not belong to it': '203.0.113.77',
        'Time of its first request': '11:48:26',
      }),
    },
    {
      title: 'Why no sign-in alarm went off',
      wrong: choose('The second factor of that account was off'),
      says: 'factor=totp',
      right: choose('There was no sign-in: a session that had already passed it was taken over'),
    },
    {
      title: 'What was taken, and what was left behind',
      wrong: pick(14, 17),
      says: 'Line 14 reads one page of the list',
      right: pick(16, 17),
    },
    {
      title: 'The first ten minutes',
      wrong: choose('Reset Meera Joshi’s password'),
      says: 'does not end the API key',
      right: choose('Revoke the key k0c9e, end all sessions of the account, and save both logs'),
    },
    {
      title: 'What the report may say',
      wrong: tick('The customer list was exported at 11:52 with Meera Joshi’s session'),
      says: 'Lines 20 and 22 prove one more statement',
      right: tick(
        'The customer list was exported at 11:52 with Meera Joshi’s session',
        'Customer records were read with an API key until at least 13:05',
      ),
    },
  ],
});
