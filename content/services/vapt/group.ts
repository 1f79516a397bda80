import { askAbout } from '../../../contracts/enquiry-subject.ts';
import { PATHS } from '../../../contracts/paths.ts';
import { RESERVED_AUDITS } from '../../service-terms.ts';
import type { ServiceGroupPage } from '../../types.ts';

// Sample: the firm must confirm who tests, the retest and what an assessment includes.
export const vaptGroup = {
  kind: 'service-group',
  path: PATHS.vapt,
  icon: 'crosshair',
  menuLine: 'Eight kinds of penetration test',
  image: 'group-vapt',
  title: 'Vulnerability Assessment and Penetration Testing',
  documentTitle: 'VAPT: vulnerability assessment and penetration testing',
  label: 'VAPT',
  position: 3,
  description:
    'Eight kinds of security test, from web and mobile to source code: what each one proves, how to choose, and what it will not tell you.',
  summary: 'Eight kinds of test, each ending in evidence, fixes and a retest.',
  lead: 'A vulnerability assessment lists known weaknesses. A penetration test shows what an attacker can do with them. You choose the target, and we test it with your written permission.',
  cards: [
    {
      title: 'Web',
      text: 'Try every role against every other: whose invoice opens, which approval can be skipped.',
      path: PATHS.vaptWeb,
      icon: 'code',
    },
    {
      title: 'Mobile',
      text: 'See what an Android or iOS app stores, what it trusts, and what its server accepts.',
      path: PATHS.vaptMobile,
      icon: 'phone',
    },
    {
      title: 'Network',
      text: 'Follow one ordinary laptop, hop by hop, towards domain administrator, and break the cheapest link.',
      path: PATHS.vaptNetwork,
      icon: 'network',
    },
    {
      title: 'API',
      text: 'Send every kind of caller to every endpoint, forgotten versions included.',
      path: PATHS.vaptApi,
      icon: 'braces',
    },
    {
      title: 'Cloud',
      text: 'Trace which role can become another, what is public and where keys were left.',
      path: PATHS.vaptCloud,
      icon: 'cloud',
    },
    {
      title: 'Wireless',
      text: 'Walk your floors: who else could join your Wi-Fi, and which laptops would join a stranger’s.',
      path: PATHS.vaptWireless,
      icon: 'wireless',
    },
    {
      title: 'Thick Client',
      text: 'Take desktop programs apart: memory, updates, proprietary protocols, the database password inside.',
      path: PATHS.vaptThickClient,
      icon: 'desktop',
    },
    {
      title: 'Source Code Review',
      text: 'Read the riskiest tenth of the code (sign-in, authorisation, money), then search the rest.',
      path: PATHS.sourceCodeReview,
      icon: 'branch',
    },
  ],
  fit: {
    heading: 'How to choose among the eight',
    paragraphs: [
      'Begin with the one system whose failure would cost you most, and test it from the side an attacker would come from. Websites and APIs face the internet. Mobile apps and desktop programs run on the user’s own device. Wi-Fi carries into the street, a stolen laptop opens the network, and a leaked key opens the cloud account. Source code review goes deepest into one system. Mobile with API, and network with wireless, save days when booked together.',
      'If nothing was ever scanned or patched, start with a vulnerability assessment: authenticated scans of the agreed hosts, false positives removed by hand, each weakness with its CVSS v4.0 score and fix, and one rescan. It takes days. It does not show which weaknesses combine into a break-in, and that is what the penetration test is for.',
    ],
  },
  figure: {
    kind: 'matrix',
    title: 'Where each test starts',
    text: 'Working days cover testing only; for Wireless, one building.',
    rowsAre: 'Test',
    notesAre: 'Working days',
    legend: { full: 'Starts here', ring: 'Goes on here', none: 'Not from here' },
    columns: ['Internet', 'User’s device', 'Your office', 'Access you give'],
    rows: [
      { label: 'Web', marks: ['full', 'none', 'none', 'ring'], note: '5–15' },
      { label: 'Mobile', marks: ['ring', 'full', 'none', 'none'], note: '5–15' },
      { label: 'Network', marks: ['full', 'none', 'full', 'none'], note: '5–10' },
      { label: 'API', marks: ['full', 'none', 'none', 'full'], note: '4–12' },
      { label: 'Cloud', marks: ['none', 'none', 'none', 'full'], note: '5–12' },
      { label: 'Wireless', marks: ['none', 'ring', 'full', 'none'], note: '1–3' },
      { label: 'Thick Client', marks: ['none', 'full', 'ring', 'none'], note: '7–15' },
      { label: 'Source Code Review', marks: ['none', 'none', 'none', 'full'], note: '5–12' },
    ],
  },
  chooser: {
    heading: 'Which test do you need?',
    intro:
      'Find your situation. An app, Wi-Fi or a desktop program has its own test: Mobile, Wireless, Thick Client.',
    items: [
      {
        situation: 'Nothing has ever been scanned',
        choice: 'A vulnerability assessment first',
        path: askAbout(PATHS.vapt),
      },
      {
        situation: 'A customer asks for an outside test of your portal',
        choice: 'Web testing, with a letter at the end',
        path: PATHS.vaptWeb,
      },
      {
        situation: 'Partners and your own app call the same back end',
        choice: 'API testing, before the next version',
        path: PATHS.vaptApi,
      },
      {
        situation: 'Nobody knows what a stolen laptop could reach',
        choice: 'Network testing, from an ordinary desk',
        path: PATHS.vaptNetwork,
      },
      {
        situation: 'Too many people can deploy to production',
        choice: 'Cloud testing, along the chain of roles',
        path: PATHS.vaptCloud,
      },
      {
        situation: 'The same kind of flaw keeps coming back',
        choice: 'Source code review, then a pipeline rule',
        path: PATHS.sourceCodeReview,
      },
      ...RESERVED_AUDITS,
    ],
  },
  partner: {
    statement: 'Every finding comes with steps to reproduce it and a fix your developers can apply.',
    points: [
      {
        title: 'You meet the tester',
        text: 'Whoever asks the scoping questions also tests, and explains the findings.',
      },
      {
        title: 'Gaps in writing',
        text: 'The report says what we could not try, and why, as clearly as what we found.',
      },
      {
        title: 'A retest',
        text: 'We test your fixes, and our letter names what is still open.',
      },
    ],
  },
  callToAction: {
    heading: 'Which one system worries you?',
    text: 'Name it and your date. We reply with the test that fits, and what it would leave unanswered.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServiceGroupPage;
