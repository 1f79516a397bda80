import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: durations, hours and retest terms are for the firm to confirm.
export const mobile = {
  kind: 'service',
  path: PATHS.vaptMobile,
  group: PATHS.vapt,
  icon: 'phone',
  image: 'group-endpoint',
  title: 'Mobile application penetration testing',
  label: 'Mobile Application Testing',
  position: 2,
  description:
    'We test your Android and iOS app on phones we control: what it stores, what it trusts, what your server accepts. Findings for each platform.',
  summary: 'Android and iOS apps tested on phones we control, together with their server.',
  lead: 'We handle your app as anyone who owns the phone can: open its files, read its traffic, change its code. Then we see what your server still accepts.',
  facts: [
    { term: 'You send', detail: 'The store build and a test build' },
    { term: 'We test on', detail: 'Real phones, ordinary and with full access' },
    { term: 'Both platforms take', detail: '8–15 working days' },
    { term: 'New builds are tried', detail: 'Once, within 60 days' },
  ],
  overview: {
    statement:
      'Your app runs on a phone that belongs to somebody else, and that somebody may be the attacker.',
    paragraphs: [
      'Whoever holds the phone can remove any check that the app makes. So we sort findings in two. What exposes an honest user, who loses the phone or installs a bad app beside yours, is repaired in the app. What lets a dishonest user cheat is repaired on your server.',
    ],
  },
  whenNeeded: {
    items: [
      'The app holds money, health records or identity documents.',
      'It keeps data for use without a connection.',
      'You added biometric sign-in, deep links, a payment SDK or a web view.',
      'A bank or corporate buyer asks how the app stands against MASVS.',
    ],
    otherwise:
      'If the app only shows your website in a frame, have the website tested. The frame adds little.',
  },
  scope: {
    inScope: [
      'The package: signing, permissions, embedded keys, third-party SDKs',
      'What stays on the phone: files, key store, backups, logs, the picture in the task switcher',
      'TLS, and certificate pinning, which makes the app accept only your own server',
      'Deep links, intents, web views and the clipboard: what another app can trigger or read',
      'Your server’s answers when the app’s own checks are taken out',
    ],
    outOfScope: [
      'Endpoints that the app never calls; these belong to API testing',
      'Android, iOS, the stores and the servers of SDK vendors',
      'Handsets beyond the models we agree',
      'Publishing the repaired build',
    ],
  },
  approach: {
    heading: 'From package to server',
    steps: [
      {
        title: 'Agree builds',
        text: 'You name version, platforms, devices and whom we call when an account locks.',
      },
      {
        title: 'Unpack',
        text: 'We read the package as anyone who downloads it can: addresses, keys, permissions, forgotten debug switches.',
      },
      {
        title: 'Use it',
        text: 'We go through every screen, sign out, and look at what stayed behind.',
      },
      {
        title: 'Break its trust',
        text: 'We get round root detection and pinning, change functions while they run, and send deep links from a hostile app of our own.',
      },
      {
        title: 'Ask the server',
        text: 'We repeat each call without the app: another user’s number, a changed price, an old token, a skipped screen.',
      },
      {
        title: 'Settle the repair',
        text: 'In one call with your app and back-end developers we agree where each repair belongs.',
      },
      { title: 'Try again', text: 'You send new builds. Each proof is repeated on both platforms.' },
    ],
  },
  standards: [
    {
      title: 'OWASP MASVS v2.1.0',
      text: 'Requirements in eight groups, from storage to privacy. Its old levels L1 and L2 are gone; we agree which groups apply.',
    },
    {
      title: 'OWASP MASTG v2.0.0',
      text: 'The tests per platform. Each finding cites the test by its number.',
    },
    {
      title: 'CVSS v4.0',
      text: 'Scored for a stated attacker: thief, neighbouring app, network or the user.',
    },
  ],
  deliverables: [
    {
      title: 'Findings by MASVS group',
      text: 'Android beside iOS: proof, cause, and whether app or server repairs it.',
    },
    { title: 'Test scripts', text: 'What we used to prove the findings, for your testers to rerun.' },
    {
      title: 'Statement for buyers',
      text: 'One page: version, devices, dates, groups tested and groups left out.',
    },
  ],
  exhibit: {
    label: 'Finding 04',
    severity: 'Medium',
    heading: 'The session outlives signing out',
    text: 'The refresh token is stored unencrypted, goes into device backups, and still works after the user signs out.',
    rows: [
      { term: 'Group', detail: 'MASVS-STORAGE and MASVS-AUTH' },
      { term: 'Android', detail: 'Affected: shared preferences, included in backup' },
      { term: 'iOS', detail: 'Stored in the Keychain; the token stays valid there too' },
      { term: 'Repair in the app', detail: 'Encrypt with a Keystore key; exclude the file from backup' },
      { term: 'Repair on the server', detail: 'Revoke the token at sign-out' },
    ],
    outcome: 'New builds: storage closed, server repair still open',
    caption: 'Invented app. A real finding has the same rows.',
  },
  needs: [
    'The release build as users get it, and a test build without pinning or obfuscation',
    'Test accounts, and a way for us to receive their one-time passwords',
    'A back end with invented data, and its owner’s written permission',
    'A developer for each platform who answers within a working day',
  ],
  duration: {
    range: '5–10 working days for one platform, 8–15 for both, then 3 for the report',
    movedBy:
      'Screens that handle money or documents move it most, then hardening, payment SDKs and offline use.',
  },
  questions: [
    {
      question: 'Must both platforms be tested?',
      answer:
        'It depends on the code. Two native apps are two programs and need two tests. With Flutter or React Native much logic is shared, but storage, links and permissions still differ.',
    },
    {
      question: 'Will you get past our root detection?',
      answer:
        'Yes, usually, given time. It slows an attacker, but nothing that matters may depend on it. The report says how long it held.',
    },
    {
      question: 'Does this get us through store review?',
      answer:
        'No. Apple and Google decide by their own rules. The statement may answer a buyer’s questionnaire; it is not a badge for the store page.',
    },
  ],
  related: [PATHS.vaptApi, PATHS.vaptWeb, PATHS.sourceCodeReview],
  callToAction: {
    heading: 'Send us the build your users have',
    text: 'Add the platforms and the kind of data the app keeps. We reply with devices, days and what we would leave out.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
