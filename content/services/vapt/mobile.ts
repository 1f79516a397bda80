import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const mobile = {
  kind: 'service',
  path: PATHS.vaptMobile,
  group: PATHS.vapt,
  icon: 'phone',
  menuLine: 'Android and iOS, with their server',
  image: 'service-mobile',
  title: 'Mobile Penetration Testing',
  documentTitle: 'Mobile application penetration testing',
  position: 2,
  description:
    'We test your Android and iOS app on phones we control: what it stores, what it trusts, what your server accepts. Findings for each platform.',
  summary: 'Android and iOS apps tested on phones we control, together with their server.',
  lead: 'We handle your app as anyone who owns the phone can: open its files, read its traffic, change its code. Then we see what your server still accepts.',
  facts: [
    { term: 'You send', detail: 'The store build and a test build' },
    { term: 'We test on', detail: 'Real phones, stock and rooted or jailbroken' },
    { term: 'Testing both takes', detail: '8–15 working days' },
  ],
  deciding: { figure: '8–15 days', text: 'to test both platforms, on stock phones and on rooted ones' },
  overview: {
    statement: 'Your app runs on a device you do not control, and its owner may be the attacker.',
    paragraphs: [
      'Whoever holds the phone can remove any check that the app makes. So we sort findings in two. What exposes an honest user, who loses the phone or installs a bad app beside yours, is fixed in the app. What lets a dishonest user cheat is fixed on your server.',
    ],
  },
  figure: {
    kind: 'attackers',
    title: 'Four attackers, one phone',
    text: 'Each attacks in a different way, and each finding is scored for one of them. The first three harm an honest user; the fourth is the user.',
    device: 'Your app',
    attackers: [
      {
        who: 'The finder of the phone',
        tries: 'Reads files, logs and backups that stay after sign-out',
        groups: ['MASVS-STORAGE', 'MASVS-AUTH'],
        app: 'Keys in Keystore or Keychain; nothing in logs and backups',
        server: 'The token is revoked at sign-out',
      },
      {
        who: 'The app beside yours',
        tries: 'Sends a deep link or an intent, reads the clipboard',
        groups: ['MASVS-PLATFORM'],
        app: 'Every link and its parameters are checked before anything happens',
      },
      {
        who: 'The network',
        tries: 'Offers a certificate of its own on a hostile Wi-Fi',
        groups: ['MASVS-NETWORK'],
        app: 'TLS everywhere, and only your server’s keys are accepted',
      },
      {
        who: 'The user',
        tries: 'Removes the app’s checks, then calls the server without it: another ID, a changed price',
        groups: ['MASVS-RESILIENCE', 'MASVS-AUTH'],
        server: 'Every ID, price and step is checked; hardening only buys time',
      },
    ],
  },
  whenNeeded: {
    items: [
      'The app holds money, health records or identity documents.',
      'You added biometric sign-in, deep links, a payment SDK or a web view.',
      'A bank or corporate buyer asks for results against OWASP MASVS.',
    ],
  },
  scope: {
    inScope: [
      'The app package: signing, permissions, embedded keys, third-party SDKs',
      'Data left on the phone: files, Keystore and Keychain, backups, logs, app-switcher snapshots',
      'TLS, and certificate pinning, which makes the app accept only your own server',
      'Deep links, intents, web views and the clipboard: what another app can trigger or read',
      'Your server’s responses once the app’s own checks are bypassed',
    ],
    outOfScope: [
      'Endpoints that the app never calls; these belong to API testing',
      'Android, iOS, the stores and the servers of SDK vendors',
      'Publishing the fixed build',
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
        text: 'We read the package as anyone who downloads it can: URLs, keys, permissions, forgotten debug flags.',
      },
      {
        title: 'Use it',
        text: 'We go through every screen, sign out, and look at what stayed behind.',
      },
      {
        title: 'Break its trust',
        text: 'We bypass root detection and pinning, hook functions at run time, and send deep links from a hostile app of our own.',
      },
      {
        title: 'Ask the server',
        text: 'We replay each API call without the app: another user’s ID, a changed price, an expired token, a skipped step.',
      },
      {
        title: 'Agree the fix',
        text: 'In one call with your app and back-end developers we agree where each fix belongs.',
      },
      { title: 'Retest', text: 'You send new builds. Each proof is repeated on both platforms.' },
    ],
  },
  standards: [
    {
      title: 'OWASP MASVS v2.1.0',
      text: 'Requirements in eight groups, from storage to privacy. Version 2 dropped the levels L1 and L2, so we agree which groups apply.',
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
      text: 'Android beside iOS: proof, cause, and whether app or server fixes it.',
    },
    { title: 'Test scripts', text: 'The scripts behind each proof, for your own testers to rerun.' },
    {
      title: 'Statement for buyers',
      text: 'One page: version, devices, dates, groups tested and groups left out.',
    },
  ],
  exhibit: {
    label: 'Finding 04',
    severity: 'Medium',
    heading: 'The session survives sign-out',
    text: 'The refresh token is stored unencrypted, goes into device backups, and still works after the user signs out.',
    rows: [
      { term: 'Group', detail: 'MASVS-STORAGE and MASVS-AUTH' },
      { term: 'Severity', detail: 'CVSS v4.0: 5.3 (AV:P/AC:L/AT:P/PR:N/UI:N/VC:H/VI:H/VA:N/SC:N/SI:N/SA:N)' },
      { term: 'Android', detail: 'Affected: shared preferences, included in backup' },
      { term: 'iOS', detail: 'Stored in the Keychain; the token stays valid there too' },
      { term: 'Fix in the app', detail: 'Encrypt with a Keystore key; exclude the file from backup' },
      { term: 'Fix on the server', detail: 'Revoke the token at sign-out' },
    ],
    outcome: 'New builds: storage fixed, server fix still open',
    isOpen: true,
    caption:
      'One finding, in short; the app is invented. In the report its steps and the repeated test follow.',
    evidence: [
      {
        label: 'Ten minutes after sign-out',
        lines: [
          'POST /oauth/token HTTP/1.1',
          'Host: api.payapp.example',
          '',
          'grant_type=refresh_token',
          '&refresh_token=[[rt-7c41-90be]]',
        ],
      },
      {
        label: 'Response',
        lines: ['HTTP/1.1 [[200 OK]]', '', '{"access_token":"[[at-22d8-5f10]]",', ' "expires_in":900}'],
      },
    ],
  },
  sampleReport: 'penetration-test',
  needs: [
    'The release build as users get it, and a test build without pinning or obfuscation',
    'Test accounts, and a way for us to receive their one-time passwords',
    'A back end with test data, and its owner’s written permission',
    'A developer for each platform who answers within a working day',
  ],
  duration: {
    range: '5–10 working days for one platform, 8–15 for both, then 3 for the report',
    movedBy:
      'Grows with screens that handle money or documents, and with app hardening, payment SDKs and offline use.',
  },
  terms: {
    engagement: 'test',
    people: [
      { term: 'Lead tester', detail: 'At least 5 years, 3 of them with Android and iOS' },
      { term: 'Second tester', detail: 'At least 2 years' },
    ],
    price: {
      basis: 'Fixed price per platform',
      movedBy: 'Screens with money or documents, app hardening, payment SDKs',
    },
    confidentiality: {
      holds: 'Builds, recorded traffic, data the app left on our phones',
      deleted: 'Phones wiped after the test, the rest 90 days after the retest',
    },
    retest: { summary: 'One, within 60 days', includes: 'Every proof, on one new build per platform' },
  },
  questions: [
    {
      question: 'Must both platforms be tested?',
      answer:
        'Usually. Two native apps are two programs and need two tests. With Flutter or React Native much logic is shared, but storage, links and permissions still differ.',
    },
    {
      question: 'Will you get past our root detection?',
      answer:
        'Yes, usually, given time. It slows an attacker, but nothing that matters may depend on it. The report says how long it held.',
    },
  ],
  related: [PATHS.vaptApi, PATHS.vaptWeb, PATHS.sourceCodeReview],
  callToAction: {
    heading: 'What does the app keep on the phone?',
    text: 'Send the platforms and the kind of data. The build can wait for the confidentiality agreement. We reply with devices, days and what we would leave out.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
