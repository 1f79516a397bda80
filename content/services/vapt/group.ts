import { PATHS } from '../../../contracts/paths.ts';
import type { ServiceGroupPage } from '../../types.ts';

export const vaptGroup = {
  kind: 'service-group',
  path: PATHS.vapt,
  icon: 'crosshair',
  image: 'group-vapt',
  title: 'Vulnerability assessment and penetration testing',
  documentTitle: 'VAPT: vulnerability assessment and penetration testing',
  label: 'VAPT',
  description:
    'Eight kinds of security test, from web and mobile to source code: what each one proves, how to choose, and what it will not tell you.',
  summary: 'Eight kinds of test, each ending in proof, a repair and a second look.',
  lead: 'An assessment lists what is weak; a penetration test proves what somebody could do with it. You choose the target, and we try, with written permission.',
  cards: [
    {
      title: 'Web',
      text: 'Try every role against every other: whose invoice opens, which approval can be skipped.',
      path: PATHS.vaptWeb,
      icon: 'code',
    },
    {
      title: 'Mobile',
      text: 'See what an Android or iOS app stores, trusts and lets its server believe.',
      path: PATHS.vaptMobile,
      icon: 'phone',
    },
    {
      title: 'Network',
      text: 'Follow one ordinary laptop, hop by hop, towards domain administrator, and cut the cheapest link.',
      path: PATHS.vaptNetwork,
      icon: 'network',
      wide: true,
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
      text: 'Walk your floors and see who else could join, and which laptops would join anybody.',
      path: PATHS.vaptWireless,
      icon: 'wireless',
    },
    {
      title: 'Thick Client',
      text: 'Open up desktop programs: memory, updates, private protocols, the database password inside.',
      path: PATHS.vaptThickClient,
      icon: 'desktop',
    },
    {
      title: 'Source Code Review',
      text: 'Read the tenth that decides on sign-in, rights and money, then search the rest.',
      path: PATHS.sourceCodeReview,
      icon: 'branch',
    },
  ],
  fit: {
    heading: 'How to choose among the eight',
    paragraphs: [
      'Begin with the one thing whose failure would cost most, and test it where strangers meet it. Customers meet a website or an API; you hand out an app or a desktop program; a visitor meets your Wi-Fi; a stolen laptop meets the network; whoever finds a key meets the cloud. Source code review goes deepest into one system. Mobile with API, and network with wireless, save days when booked together.',
      'If nothing was ever scanned or patched, ask for an assessment alone: known weaknesses, sorted by what to repair first. A penetration test would only prove the obvious.',
    ],
  },
  chooser: {
    heading: 'Which test do you need?',
    intro: 'Look for what happened to you.',
    items: [
      {
        situation: 'A customer asks for an outside test of your portal',
        choice: 'Web testing, with the letter after the retest',
        path: PATHS.vaptWeb,
      },
      {
        situation: 'Partners and your own app call the same back end',
        choice: 'API testing, before the next version',
        path: PATHS.vaptApi,
      },
      {
        situation: 'Nobody knows what a stolen laptop could reach',
        choice: 'Network testing, from one ordinary desk',
        path: PATHS.vaptNetwork,
      },
      {
        situation: 'Too many people can deploy to production',
        choice: 'Cloud testing, along the chain of roles',
        path: PATHS.vaptCloud,
      },
      {
        situation: 'The same kind of flaw keeps coming back',
        choice: 'Source code review, then a rule in your pipeline',
        path: PATHS.sourceCodeReview,
      },
    ],
  },
  partner: {
    statement: 'A test is worth what your developers can do with it the week after.',
    points: [
      {
        title: 'You Meet the Tester',
        text: 'Whoever asks the scoping questions also tests, and explains the findings.',
      },
      {
        title: 'Gaps in Writing',
        text: 'What we could not try, and why, stands in the report beside what we found.',
      },
      {
        title: 'A Second Look',
        text: 'Repairs are tried again, and our letter names what is still open.',
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
