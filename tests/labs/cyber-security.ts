import type { AnswerBank } from './answer-bank.ts';

export const cyberSecurityAnswers: AnswerBank = {
  'One session, two places / session': {
    right: ['4f1a', 'session 4f1a', 'session = 4f1a', '4f1a.', 'session - 4f1a'],
    wrong: [
      ['71d5', 'only from 198.51.100.140'],
      ['session=71d5', 'only from 198.51.100.140'],
      ['b83c', 'one address in the office'],
      ['k0c9e', 'an API key'],
      ['4f1', 'four characters'],
    ],
  },
  'One session, two places / address': {
    right: [
      '203[.]0[.]113[.]77',
      '203.0.113.77',
      'IP 203.0.113.77',
      '203.0.113.77.',
      'the address 203.0.113.77',
      '`203.0.113.77`',
    ],
    wrong: [
      ['198.51.100.23', 'That is the scanner'],
      ['198.51.100.140', 'with a passkey'],
      ['192.0.2.34', 'where the session began'],
      ['203.0.113.7', 'four numbers with dots'],
      ['203.0.113.777', 'is no address'],
      ['203.0.113.077', 'without leading zeros'],
      ['203.0.113.77 and 192.0.2.34', 'does not belong here'],
    ],
  },
  'One session, two places / time': {
    right: [
      '11:48:26',
      '10/Mar/2026:11:48:26',
      '2026-03-10T11:48:26+05:30',
      '06:18:26 UTC',
      '10 March 2026, 11:48:26',
    ],
    wrong: [
      ['11:52:17', 'takes the export'],
      ['12:40:02', 'a key in place'],
      ['11:48:51', 'hours, minutes and seconds'],
      ['11/Mar/2026:11:48:26', 'another day'],
      ['1148', 'a time of the day'],
      ['11:48:26 to 12:58:20', 'there are several'],
    ],
  },
};
