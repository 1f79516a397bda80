import { PATHS } from '../../contracts/paths.ts';
import type { LabPage } from '../types.ts';

const ACCESS_LOG = [
  '192.0.2.34 - 4f1a [10/Mar/2026:09:06:18 +0530] "GET /customers HTTP/2.0" 200 18211 "-" "Chrome/145 Windows"',
  '192.0.2.34 - 4f1a [10/Mar/2026:09:11:40 +0530] "GET /customers/2207 HTTP/2.0" 200 6120 "-" "Chrome/145 Windows"',
  '192.0.2.51 - b83c [10/Mar/2026:09:20:07 +0530] "GET /invoices HTTP/2.0" 200 15873 "-" "Firefox/148 Windows"',
  '198.51.100.23 - - [10/Mar/2026:10:02:31 +0530] "GET /wp-login.php HTTP/1.1" 404 153 "-" "python-requests/2.32"',
  '198.51.100.23 - - [10/Mar/2026:10:02:31 +0530] "GET /.env HTTP/1.1" 404 153 "-" "python-requests/2.32"',
  '198.51.100.23 - - [10/Mar/2026:10:02:32 +0530] "GET /phpmyadmin/ HTTP/1.1" 404 153 "-" "python-requests/2.32"',
  '198.51.100.23 - - [10/Mar/2026:10:02:32 +0530] "GET /.git/config HTTP/1.1" 404 153 "-" "python-requests/2.32"',
  '198.51.100.23 - - [10/Mar/2026:10:03:02 +0530] "POST /sign-in HTTP/1.1" 401 812 "-" "python-requests/2.32"',
  '198.51.100.23 - - [10/Mar/2026:10:03:03 +0530] "POST /sign-in HTTP/1.1" 401 812 "-" "python-requests/2.32"',
  '198.51.100.23 - - [10/Mar/2026:10:03:04 +0530] "POST /sign-in HTTP/1.1" 429 94 "-" "python-requests/2.32"',
  '192.0.2.51 - b83c [10/Mar/2026:10:40:55 +0530] "GET /invoices/8841.pdf HTTP/2.0" 200 88214 "-" "Firefox/148 Windows"',
  '192.0.2.34 - 4f1a [10/Mar/2026:11:15:09 +0530] "GET /customers/2291 HTTP/2.0" 200 6344 "-" "Chrome/145 Windows"',
  '203.0.113.77 - 4f1a [10/Mar/2026:11:48:26 +0530] "GET /account HTTP/2.0" 200 4102 "-" "Chrome/142 Linux"',
  '203.0.113.77 - 4f1a [10/Mar/2026:11:48:51 +0530] "GET /customers?page=1&size=500 HTTP/2.0" 200 412907 "-" "Chrome/142 Linux"',
  '192.0.2.34 - 4f1a [10/Mar/2026:11:49:30 +0530] "POST /customers/2291/notes HTTP/2.0" 201 310 "-" "Chrome/145 Windows"',
  '203.0.113.77 - 4f1a [10/Mar/2026:11:52:17 +0530] "GET /customers/export.csv HTTP/2.0" 200 4816330 "-" "Chrome/142 Linux"',
  '203.0.113.77 - 4f1a [10/Mar/2026:11:54:03 +0530] "POST /account/api-keys HTTP/2.0" 201 96 "-" "Chrome/142 Linux"',
  '192.0.2.72 - e209 [10/Mar/2026:12:03:44 +0530] "GET /orders HTTP/2.0" 200 20418 "-" "Edge/145 Windows"',
  '198.51.100.140 - 71d5 [10/Mar/2026:12:31:10 +0530] "GET /customers/1840/export.csv HTTP/2.0" 200 2214 "-" "Chrome/145 Android"',
  '203.0.113.77 - k0c9e [10/Mar/2026:12:40:02 +0530] "GET /api/v1/customers?since=2026-03-10 HTTP/2.0" 200 91822 "-" "curl/8.5.0"',
  '192.0.2.34 - 4f1a [10/Mar/2026:12:58:20 +0530] "POST /sign-out HTTP/2.0" 303 0 "-" "Chrome/145 Windows"',
  '203.0.113.77 - k0c9e [10/Mar/2026:13:05:12 +0530] "GET /api/v1/customers?since=2026-03-10 HTTP/2.0" 200 93107 "-" "curl/8.5.0"',
];

/** Feedback on each wrong line from 13 on. */
const LATE_LINES: Record<number, string> = {
  13: 'Line 13 looks at the account page: the first sign of the intruder, but little leaves and nothing stays behind. Look for the largest answer, and for a request that creates something.',
  14: 'Line 14 reads one page of the list, 0.4 MB. A few minutes later the intruder takes far more at once.',
  15: 'Line 15 comes from 192.0.2.34, the office: that is Meera Joshi herself, adding a note.',
  18: 'Line 18 is a.pillai in the office, signed in at 12:02 with a second factor.',
  19: 'Line 19 is k.fernandes, who signed in from that address with a passkey two minutes before, and exports one customer.',
  20: 'Line 20 already uses the way back in. Which earlier request made it?',
  21: 'Line 21 is Meera Joshi signing out. It ends the session 4f1a, for her and for the intruder.',
  22: 'Line 22 already uses the way back in. Which earlier request made it?',
};

export const cyberSecurityLab: LabPage = {
  kind: 'lab',
  path: `${PATHS.cyberSecurityTraining}/lab`,
  course: PATHS.cyberSecurityTraining,
  title: 'Find the intruder in the log',
  label: 'Open lab',
  documentTitle: 'Cyber security lab: find the intruder in the log',
  description:
    'A free exercise for the browser: two logs, one noisy scanner and one stolen session. Find out who came in, what was taken and what to do first.',
  lead: 'Two short logs of one working day. Someone made a lot of noise; someone else came in.',
  image: 'course-cyber',
  invitation: 'Find a stolen session in two logs and decide what to do first',
  minutes: 15,
  needs: 'This page. You should know what an IP address is; the rest is explained',
  story: [
    'You are on duty for a trading firm of 40 people. Its customer system runs at crm.example.com; staff sign in with a password and a second factor. The office is on the network 192.0.2.0/24.',
    'At 13:10 on Tuesday a sales manager says that a customer has been called by a stranger who knew her last order. The monitoring system has sent one alert today: “scanner at 10:02”. You open the two logs.',
  ],
  materials: [
    {
      id: 'access-log',
      title: 'access.log of the web server',
      lines: ACCESS_LOG,
      caption:
        'Invented for this exercise. nginx, combined format with the session in place of the user name: address, session, time, request, status, bytes sent, referrer, browser. The session is the start of a hash of its cookie, so that the log itself gives no session away; k marks an API key. Browser names are shortened, requests that signed in are left out.',
    },
    {
      id: 'sign-in-log',
      title: 'sign-in.log of the application',
      lines: [
        '2026-03-10T09:05:52+05:30 sign-in ok user=meera.joshi ip=192.0.2.34 factor=totp session=4f1a',
        '2026-03-10T09:19:40+05:30 sign-in ok user=r.banerjee ip=192.0.2.51 factor=passkey session=b83c',
        '2026-03-10T10:03:02+05:30 sign-in failed user=admin ip=198.51.100.23',
        '2026-03-10T10:03:03+05:30 sign-in failed user=root ip=198.51.100.23',
        '2026-03-10T10:03:04+05:30 sign-in refused ip=198.51.100.23 reason=rate-limit',
        '2026-03-10T12:02:11+05:30 sign-in ok user=a.pillai ip=192.0.2.72 factor=totp session=e209',
        '2026-03-10T12:29:36+05:30 sign-in ok user=k.fernandes ip=198.51.100.140 factor=passkey session=71d5',
        '2026-03-10T12:58:20+05:30 sign-out user=meera.joshi ip=192.0.2.34 session=4f1a',
      ],
      caption: 'Invented for this exercise. Every sign-in of the day, successful or not, is in it.',
    },
  ],
  steps: [
    {
      kind: 'choice',
      title: 'Set the noise aside',
      task: 'One address made many requests and got nowhere. Which one?',
      options: [
        {
          text: '192.0.2.34',
          response:
            '192.0.2.34 is a workstation in the office with a valid session. Its requests end 200, 201 and 303: they succeed.',
        },
        { text: '198.51.100.23', isRight: true },
        {
          text: '198.51.100.140',
          response:
            '198.51.100.140 made one request, and it succeeded with a session. Look for status codes that begin with 4.',
        },
        {
          text: '203.0.113.77',
          response:
            '203.0.113.77 got somewhere: each of its requests ends 200 or 201. Look for the address that ends 404, 401 and 429.',
        },
      ],
      hint: 'Read the status code, the number after the request. 404: there is no such page. 401: not signed in. 429: too many requests.',
      answer: '198.51.100.23, lines 4 to 10.',
      explanation: [
        'It asks for files of products that this firm does not run, tries two names that are on every list of passwords, and is stopped by the rate limit. Every public server sees this daily. Note it and move on: the alert was correct, but this scanner did not cause the incident.',
      ],
    },
    {
      kind: 'fields',
      title: 'One session, two places',
      task: 'A session begins with one sign-in, in one browser. Which session is used from two addresses, and where and when does the second one appear?',
      fields: [
        {
          name: 'session',
          label: 'Session',
          reads: 'name',
          accepted: ['4f1a'],
          wrong: [
            {
              answers: ['71d5'],
              response: '71d5 is used only from 198.51.100.140, where k.fernandes signed in with it.',
            },
            {
              answers: ['b83c', 'e209'],
              response: 'That session is used only from one address in the office.',
            },
            {
              answers: ['k0c9e', '0c9e'],
              response:
                'k0c9e is an API key, used from one address. It matters later; the question is how its owner came in.',
            },
          ],
          otherwise: 'The session is the four characters after the dash, such as b83c.',
        },
        {
          name: 'address',
          label: 'The address that does not belong to it',
          reads: 'address',
          accepted: ['203.0.113.77'],
          wrong: [
            {
              answers: ['198.51.100.23'],
              response:
                'That is the scanner, not the intruder: its requests all end 404, 401 or 429, and it never holds a session.',
            },
            {
              answers: ['198.51.100.140'],
              response:
                'That address is outside the office too, but k.fernandes signed in from it with a passkey.',
            },
            {
              answers: ['192.0.2.34'],
              response:
                'That is where the session began: sign-in.log has it at 09:05:52 with a second factor.',
            },
          ],
          otherwise: 'Write the address as it is in the log, four numbers with dots.',
        },
        {
          name: 'time',
          label: 'Time of its first request',
          reads: 'time',
          day: '2026-03-10',
          accepted: ['11:48:26', '11:48'],
          wrong: [
            {
              answers: ['11:52:17', '11:52'],
              response: 'At 11:52:17 it takes the export. It was there some minutes before.',
            },
            {
              answers: ['12:40:02', '12:40'],
              response: 'At 12:40:02 it already uses a key in place of the session.',
            },
          ],
          otherwise:
            'Write hours, minutes and seconds, such as 09:06:18, of the first line with that address.',
        },
      ],
      hint: 'Lines 12 and 13 have the same session and different addresses and browsers.',
      answer: 'Session 4f1a, from 203.0.113.77, at 11:48:26 (line 13).',
      explanation: [
        'Meera Joshi’s session is used from the office with Chrome 145 on Windows, and from 203.0.113.77 with Chrome 142 on Linux. Lines 14 and 15 show both within 40 seconds of each other. A change of address alone can be a device that leaves the Wi-Fi. It does not explain two browsers that use one session in turn.',
      ],
    },
    {
      kind: 'choice',
      title: 'Why no sign-in alarm went off',
      task: 'The intruder got past the second factor. What do the two logs show?',
      options: [
        {
          text: 'The scanner had guessed the password by 10:03',
          response:
            'The scanner tried admin and root, never meera.joshi, and both failed. The intruder has another address, too.',
        },
        {
          text: 'The second factor of that account was off',
          response:
            'Line 1 of sign-in.log says factor=totp for that session: the second factor was asked for.',
        },
        {
          text: 'There was no sign-in: a session that had already passed it was taken over',
          isRight: true,
        },
        {
          text: 'Meera Joshi signed in from home as well',
          response:
            'A sign-in from home would be in sign-in.log, with a session of its own. There is none from 203.0.113.77.',
        },
      ],
      hint: 'Look for 203.0.113.77 in sign-in.log.',
      answer:
        'There was no sign-in: the session cookie was taken, and with it the sign-in that it stands for.',
      explanation: [
        'A session cookie is what the server gives the browser after the password and the second factor. Whoever holds it is signed in. Malware or a browser extension can copy it. A phishing site that relays the sign-in can too, but then the sign-in would come from the site’s address, not from the office.',
        'So the alarm has to watch what happens after sign-in: the same session from another network and another browser. Sessions that are short, and bound to the device, make the theft worth less.',
      ],
    },
    {
      kind: 'lines',
      title: 'What was taken, and what was left behind',
      task: 'Pick two lines: the one in which most data leaves, and the one in which the intruder makes a way back in.',
      from: 13,
      lines: ACCESS_LOG.slice(12).map((text, index) => {
        const number = index + 13;
        return number === 16 || number === 17
          ? {
              text,
              isRight: true,
              response:
                number === 16
                  ? 'The way back in is right. Now compare the bytes sent, the number after the status: where does most data leave?'
                  : 'The data is right. Now look for the request that creates something that still works after 12:58.',
            }
          : { text, response: LATE_LINES[number] };
      }),
      hint: 'The number after the status is what the server sent, in bytes. POST with status 201 means that something was created.',
      answer: 'Line 16: export.csv, 4,816,330 bytes. Line 17: a new API key.',
      explanation: [
        'By its name the export is the customer list, 4.8 MB. The key is what makes this serious: it does not depend on the session. Meera Joshi signs out at 12:58:20, which ends 4f1a, and at 13:05:12 the key k0c9e still reads what has changed since.',
      ],
    },
    {
      kind: 'choice',
      title: 'The first ten minutes',
      task: 'It is 13:15. What do you do first?',
      options: [
        {
          text: 'Reset Meera Joshi’s password',
          response: 'Needed, later today. It does not end the API key, which was used ten minutes ago.',
        },
        {
          text: 'Block 203.0.113.77 at the firewall',
          response:
            'Worth doing second. The intruder changes the address in a minute, and the key works from any of them.',
        },
        {
          text: 'Revoke the key k0c9e, end all sessions of the account, and save both logs',
          isRight: true,
        },
        {
          text: 'Switch the server off',
          response:
            'That stops 40 people and loses what is in memory. One account and one key can be cut off without it.',
        },
        {
          text: 'Write to all customers',
          response:
            'They have to be told, once you know what was taken. First close the door: the key was used at 13:05.',
        },
      ],
      hint: 'Which of these stops the request of 13:05:12 from happening again?',
      answer: 'Revoke the key, end every session of the account, and keep the logs before they rotate.',
      explanation: [
        'Cut off what is in use, keep the evidence, then work outwards: change the password and the second factor from a clean machine, examine Meera Joshi’s laptop, look for other keys made that day, block the address.',
        'The clock of the report runs from the moment you noticed. CERT-In’s directions of 2022 give 6 hours for a data breach; from May 2027 the DPDP Rules 2025 add 72 hours for the full report to the Data Protection Board.',
      ],
    },
    {
      kind: 'choices',
      title: 'What the report may say',
      task: 'Which statements do these two logs prove? Choose all that apply.',
      options: [
        {
          text: 'The customer list was exported at 11:52 with Meera Joshi’s session',
          isRight: true,
          response: 'Line 16 proves one more statement: time, session, address and size are all in it.',
        },
        {
          text: 'Malware on Meera Joshi’s laptop stole the cookie',
          response:
            'Likely, and not in the logs: a harmful browser extension would leave the same lines. Her laptop has to be examined.',
        },
        {
          text: 'Customer records were read with an API key until at least 13:05',
          isRight: true,
          response:
            'Lines 20 and 22 prove one more statement: the key worked, and the last use in the log is known.',
        },
        {
          text: 'The attacker is in the country to which 203.0.113.77 belongs',
          response:
            'An address shows where the connection came from: often a rented server or somebody else’s infected PC.',
        },
        {
          text: 'No other system was touched',
          response:
            'These logs cover one application. They show nothing about email, laptops or any other system.',
        },
      ],
      hint: 'For each statement, find the line that shows it.',
      answer: 'The export at 11:52, and the use of the key until at least 13:05.',
      explanation: [
        'A report separates what was seen, what is likely and what is unknown. The other three belong in it as open questions, each with the name of the person who will answer it.',
      ],
    },
  ],
  closing: {
    did: [
      'You set a true alert aside because it led nowhere.',
      'You found a stolen session by comparing two logs.',
      'You saw what was taken, and the key that let the intruder back in.',
      'You chose the step that stops the damage, and kept likely apart from proven.',
    ],
    adds: [
      {
        text: 'Replay a stolen session past a second factor, then cut it off.',
        lesson: 'Sessions, tokens and leavers',
      },
      {
        text: 'Write the rule that would have raised this alarm at 11:48.',
        lesson: 'Queries and rules in Wazuh',
      },
      {
        text: 'Decide under time pressure, and write the decisions down.',
        lesson: 'Triage and first decisions (NIST SP 800-61r3)',
      },
      { text: 'Draft the report that is due the same day.', lesson: 'CERT-In: reporting within 6 hours' },
    ],
  },
};
