import { PATHS } from '../contracts/paths.ts';
import type { AboutPage } from './types.ts';

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
      'Clients feel the difference in the reports: they are written to be read, by people who are used to being asked why. A finding comes with the request that proves it and a fix that fits the system it was found in.',
      'Trainees feel it in the labs. A fault in a lab is one that somebody here has met at work, rebuilt with every trace of the client removed. Nobody is asked to learn from slides what a cable, a log or a broken build can show.',
      'We stay out of some things. We certify no company, take no commission from vendors, and promise no trainee a job.',
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
      text: 'Every engineer teaches and every teacher has clients, so theory meets a deadline each week.',
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
    text: 'No sales team stands in between. Send what you run or want to learn; an engineer or a trainer replies.',
    label: 'Get in Touch With Our Experts',
    path: PATHS.contact,
  },
} satisfies AboutPage;
