import { offer, offered } from './offer.ts';
import { PATHS } from '../contracts/paths.ts';
import { company } from './company.ts';
import type { AboutPage } from './types.ts';

const { city } = company.address;

const { certInEmpanelled } = company;
const notEmpanelled =
  'We are not a CERT-In empanelled auditor, and audits that only empanelled firms may do need one of those.';
const empanelment = {
  true: 'CERT-In lists us as an empanelled auditor.',
  false: offer.services ? notEmpanelled : undefined,
  null: undefined,
}[`${certInEmpanelled}`];

export const vision =
  'That every organisation in our region, however small, knows its own risks and can check what a supplier claims.';
export const mission =
  'To leave each client with fewer weaknesses and more people who understand them, and each trainee with work to show.';

// Sample: the firm must confirm what the page says about the team, its work and its independence.
export const about = {
  kind: 'about',
  path: PATHS.about,
  image: 'card-rings',
  closingImage: 'cta-desk',
  title: 'The people who test also teach',
  documentTitle: 'About us',
  label: 'About Us',
  description:
    'We test and defend business systems and teach the people who will run them. How one team does both, and what clients and trainees gain.',
  lead: `We work from ${city}. We test and defend business systems, and train the people who will do that work next. One team does both.`,
  whoWeAre: {
    statement:
      'Whoever scopes your test also carries it out, explains the findings to your developers, and teaches the same techniques in class.',
    paragraphs: [
      'Our reports give evidence for each finding and a fix that suits the system.',
      'Before you sign, you can read sample reports and the terms of each service, and speak to the people who would do the work.',
    ],
  },
  whatWeDoNot: {
    heading: 'What we do not do',
    items: [
      'Certify companies',
      'Run an emergency line',
      'Sell licences or hardware',
      'Take commission from vendors',
      'Promise a trainee a job',
    ],
    ...(empanelment && { note: empanelment }),
  },
  whatWeDo: offered<AboutPage['whatWeDo'][number]>([
    {
      path: PATHS.vapt,
      icon: 'crosshair',
      title: 'Assess',
      text: 'Penetration tests, configuration reviews and gap assessments, each ending in findings to act on.',
    },
    {
      path: PATHS.cyberSecurity,
      icon: 'shield-key',
      title: 'Defend',
      text: 'Firewalls, email, endpoints and cloud access, set up with your team and monitored in contracted hours.',
    },
    {
      path: PATHS.grc,
      icon: 'balance',
      title: 'Govern',
      text: 'ISO 27001 readiness, evidence between audits, and a part-time CISO for firms without one.',
    },
    {
      path: PATHS.trainings,
      icon: 'lectern',
      title: 'Teach',
      text: 'Eight courses in a working lab, and awareness sessions for your staff on your own premises.',
    },
  ]),
  exchange: {
    heading: 'From a finding to a lesson',
    steps: [
      {
        title: 'We find it',
        text: 'A tester reports the fault to its owner with the evidence and a fix. Both stay with the client.',
      },
      {
        title: 'The client fixes it',
        text: 'Whoever found it explains it to the developers, and tests the fix.',
      },
      {
        title: 'We recreate it in the lab',
        text: 'We recreate that type of flaw on a fictional system, without client data.',
      },
      {
        title: 'A class repairs it',
        text: 'Trainees find it, exploit it and fix it, taught by people who test.',
      },
    ],
  },
  cards: [
    {
      title: 'Our Expert Team',
      text: 'Trainers work on client projects and engineers teach, so the courses cover what is used at work.',
      image: 'card-team',
    },
    {
      title: 'Advanced Security Operations',
      text: 'Analysts who know your network handle its alerts to a rehearsed plan, in contracted hours.',
      image: 'card-soc',
    },
    {
      title: 'Client-Centric Approach',
      text: 'You hear about a critical finding the same day, in words you can repeat to your board.',
      image: 'card-client',
    },
  ],
  vision,
  mission,
  callToAction: {
    heading: 'Ask the people who would do the work',
    text: 'Tell us what you run or what you want to learn. An engineer or a trainer replies.',
    label: 'Get in Touch With Our Experts',
    path: PATHS.contact,
  },
} satisfies AboutPage;
