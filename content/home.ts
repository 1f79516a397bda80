import { PATHS, sampleReportPath } from '../contracts/paths.ts';
import { mission, vision } from './about.ts';
import { offered } from './offer.ts';
import type { HomePage } from './types.ts';

// Sample: the firm must confirm the statements about engineers, trainers, mentors and the free call.
export const home = {
  kind: 'home',
  path: PATHS.home,
  image: 'hero-vault',
  closingImage: 'card-contact',
  title: 'We find the way in. Then we teach your people to close it.',
  documentTitle: 'IT training and cybersecurity services',
  label: 'Home',
  description:
    'Penetration tests, network and cloud security, compliance and staff training for firms, and eight practical IT courses with checkable certificates.',
  lead: 'Cybersecurity work for firms, and eight practical courses for the people who will do that work next.',
  slides: offered([
    {
      label: 'Services',
      path: PATHS.services,
      heading: 'We find the way in. Then we teach your people to\u00a0close\u00a0it.',
      subheading: 'Cybersecurity services for organisations',
      paragraph:
        'We show what an attacker could reach, fix it with your team and monitor it afterwards. Read our contract terms and a sample report before you call.',
      image: 'hero-vault',
    },
    {
      label: 'Trainings',
      path: PATHS.trainings,
      heading: 'Break it in the lab. Explain it at work.',
      subheading: 'IT training for beginners and professionals',
      paragraph:
        'Eight courses that end with work you can show, a grade from an examiner, and a certificate that any employer can check.',
      image: 'hero-ascent',
    },
  ]),
  buttons: offered([
    { label: 'Our Services', path: PATHS.services },
    { label: 'Explore Trainings', path: PATHS.trainings },
  ]),
  whoWeAre:
    'A security firm and training institute: the people who test also teach. Most clients have 20 to 2,000 people; for larger ones we test single systems. Many trainees are beginners.',
  mission,
  whatWeDo: [
    'Enterprise Security Assessments',
    'Incident Response',
    'Security Awareness Training',
    'Compliance Management',
  ],
  principles: [
    { title: 'Vision', text: vision, image: 'card-vision' },
    { title: 'Mission', text: mission, image: 'card-mission' },
    {
      title: 'Values',
      text: 'Terms and sample reports are public. We put in writing what we did not test, and why you may not need us yet.',
      image: 'card-values',
    },
  ],
  organisations: {
    heading: 'For organisations',
    rows: offered([
      {
        path: PATHS.vapt,
        text: 'We try to get in as an attacker would. You get every weakness we used, step by step, its fix, and a retest.',
        time: '1 to 15 working days',
      },
      {
        path: PATHS.cyberSecurity,
        text: 'We protect your email, devices and data with your team, or monitor them for you. You keep a record of every change.',
        time: 'From weeks to months',
      },
      {
        path: PATHS.network,
        text: 'We rebuild firewalls and links from written templates. You sign off an acceptance test.',
        time: 'One night for the cutover',
      },
      {
        path: PATHS.cloud,
        text: 'We put access, traffic and data of your cloud applications under one set of rules. You keep the rules, each with an owner.',
        time: 'From 4 weeks to 6 months',
      },
      {
        path: PATHS.awareness,
        text: 'Your staff practise with the calls, emails and visitors they really get. You see the change by department, never by name.',
        time: '6 to 10 weeks per round',
      },
      {
        path: PATHS.grc,
        text: 'We compare what you do with ISO 27001, SOC 2 and the DPDP Act. You get each gap with its evidence, owner and date.',
        time: 'From 5 working days',
      },
    ]),
  },
  trainees: {
    heading: 'For trainees',
    text: 'A trainer comments on your work, and a mentor stays with you to the end.',
    all: 'See all trainings',
  },
  proof: {
    heading: 'One of these lines is the attacker',
    text: 'Ten requests of one working day. Click the line that does not belong.',
    caption: 'Invented, and part of the open lab “Find the intruder in the log”.',
    next: offered([
      { label: 'We look for this in your systems', path: PATHS.managedSecurity },
      { label: 'Learn to spot it', path: `${PATHS.cyberSecurityTraining}/lab` },
    ]),
    report: {
      label: 'Sample report',
      path: sampleReportPath('penetration-test'),
      all: 'Read all ten findings',
    },
    lines: [
      {
        time: '09:06:18',
        address: '192.0.2.34',
        session: '4f1a',
        request: 'GET /customers',
        status: 200,
        told: 'No. A sales manager opens her list of customers half a minute after she signed in.',
      },
      {
        time: '10:02:31',
        address: '198.51.100.23',
        session: '–',
        request: 'GET /wp-login.php',
        status: 404,
        told: 'No. A scanner asks for a product that this firm does not run. Every public server sees that daily.',
      },
      {
        time: '10:03:04',
        address: '198.51.100.23',
        session: '–',
        request: 'POST /sign-in',
        status: 429,
        told: 'No. The same scanner guesses a password and is stopped by the rate limit.',
      },
      {
        time: '10:40:55',
        address: '192.0.2.51',
        session: 'b83c',
        request: 'GET /invoices/8841.pdf',
        status: 200,
        told: 'No. Accounts reads one invoice, in the office.',
      },
      {
        time: '11:15:09',
        address: '192.0.2.34',
        session: '4f1a',
        request: 'GET /customers/2291',
        status: 200,
        told: 'No. The sales manager again, one customer, from her own desk. Remember her session.',
      },
      {
        time: '11:49:30',
        address: '192.0.2.34',
        session: '4f1a',
        request: 'POST /customers/2291/notes',
        status: 201,
        told: 'No. She writes a note about that customer. Look three minutes later.',
      },
      {
        time: '11:52:17',
        address: '203.0.113.77',
        session: '4f1a',
        request: 'GET /customers/export.csv',
        status: 200,
        isRight: true,
        told: 'Yes. This is the sales manager’s session, from a second address, while she is at her desk. It was stolen, and every customer has just left.',
      },
      {
        time: '12:03:44',
        address: '192.0.2.72',
        session: 'e209',
        request: 'GET /orders',
        status: 200,
        told: 'No. A colleague in the office, a minute after she signed in.',
      },
      {
        time: '12:31:10',
        address: '198.51.100.140',
        session: '71d5',
        request: 'GET /customers/1840/export.csv',
        status: 200,
        told: 'A good guess. It is an export from outside, but of one customer, by a colleague with a passkey.',
      },
      {
        time: '12:58:20',
        address: '192.0.2.34',
        session: '4f1a',
        request: 'POST /sign-out',
        status: 303,
        told: 'No. The sales manager goes to lunch and signs out. That ends every copy of her session.',
      },
    ],
  },
  callToAction: {
    heading: 'Tell us what you run, or what you want to learn',
    text: 'The first call is free. Businesses get our advice in writing, and we scan nothing. Trainees hear which course fits, or that none does.',
    label: 'Get Started',
    path: PATHS.contact,
  },
} satisfies HomePage;
