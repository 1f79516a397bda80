import { PATHS } from '../contracts/paths.ts';
import type { AboutPage } from './types.ts';

// Sample: what is said of the team, its work and its independence is for the firm to confirm.
export const about = {
  kind: 'about',
  path: PATHS.about,
  image: 'card-vision',
  title: 'The people who test also teach',
  documentTitle: 'About us',
  label: 'About Us',
  description:
    'We test and defend business systems and teach the people who will run them. How one team does both, and what clients and trainees gain from it.',
  lead: 'We test and defend business systems, and we teach IT to people who want to do that for a living. Each half keeps the other honest.',
  whoWeAre: {
    statement:
      'We are testers, network engineers and analysts who also stand in front of a class. Explaining a thing every week shows quickly whether we understand it.',
    paragraphs: [
      'Clients notice it in the reports, which are written by people who are used to being asked why. A finding comes with its proof and with a fix that suits the system it was found in.',
      'Trainees notice it in the labs. Many of the faults were met at work first, and rebuilt with every trace of the client removed. What a cable, a log or a broken build can show is not taught from slides.',
      'Some things we leave alone. We do not certify companies, we take no commission from vendors, and we promise no trainee a job.',
    ],
  },
  whatWeDo: [
    {
      title: 'Assess',
      text: 'Penetration tests, configuration reviews and gap assessments, each ending in findings you can act on.',
    },
    {
      title: 'Defend',
      text: 'Firewalls, mail, endpoints and cloud access, set up with your team and watched as the contract says.',
    },
    {
      title: 'Govern',
      text: 'ISO 27001 readiness, evidence between audits, and a part-time head of security for firms without one.',
    },
    {
      title: 'Teach',
      text: 'Eight courses in a working lab, and awareness sessions for your staff on your own premises.',
    },
  ],
  cards: [
    {
      title: 'Our Expert Team',
      text: 'Trainers also work for clients and engineers also teach, so what is taught is what is used.',
      image: 'card-team',
    },
    {
      title: 'Advanced Security Operations',
      text: 'Someone reads the alerts, knows your network and follows a rehearsed plan, in the hours you contract.',
      image: 'card-soc',
    },
    {
      title: 'Client-Centric Approach',
      text: 'You hear the bad news first, in words you can repeat to your board.',
      image: 'card-client',
    },
  ],
  vision:
    'No organisation in our region is too small to know its own risk, and none has to take a supplier’s word for it.',
  mission:
    'To leave each client with fewer weaknesses and more people who understand them, and each trainee with work to show.',
  callToAction: {
    heading: 'Ask the people who would do the work',
    text: 'Tell us what you run or what you want to learn. An engineer or a trainer replies.',
    label: 'Get in Touch With Our Experts',
    path: PATHS.contact,
  },
} satisfies AboutPage;
