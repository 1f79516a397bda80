import { PATHS } from '../contracts/paths.ts';
import type { HomePage } from './types.ts';

// Sample: what is said of engineers, trainers, mentors and the free conversation is for the firm to confirm.
export const home = {
  kind: 'home',
  path: PATHS.home,
  title: 'Security built in layers. People trained to hold them.',
  documentTitle: 'IT training and cybersecurity services',
  label: 'Home',
  description:
    'Penetration tests, network and cloud security, compliance and staff training for firms, and eight practical IT courses with checkable certificates.',
  lead: 'Cybersecurity work for firms, and eight practical courses for the people who will do that work next.',
  slides: [
    {
      label: 'Services',
      heading: 'Security built in layers. People trained to hold them.',
      subheading: 'Cybersecurity services for organisations',
      paragraph:
        'We show what an attacker could reach, close it with your team and keep watch afterwards. Then we teach the next engineers to do the same.',
      serviceLink: PATHS.services,
      trainingLink: PATHS.trainings,
      image: 'hero-vault',
    },
    {
      label: 'Trainings',
      heading: 'Break it in the lab. Explain it at work.',
      subheading: 'IT training for beginners and professionals',
      paragraph:
        'Eight courses that end with work you can show, a mark from an examiner, and a certificate that any employer can check by its number.',
      serviceLink: PATHS.services,
      trainingLink: PATHS.trainings,
      image: 'hero-ascent',
    },
  ],
  whoWeAre:
    'A security practice with a classroom attached: people who test and defend networks also teach how it is done.',
  mission:
    'To make capable security ordinary: within reach of a small firm, and learnable by anyone ready to put in the hours.',
  whatWeDo: [
    {
      title: 'Enterprise Security Assessments',
      text: 'Find what an outsider or a stolen laptop could reach, and what to close first.',
    },
    {
      title: 'Incident Response',
      text: 'Contain an attack, find its cause and record what happened, in the hours your contract names.',
    },
    {
      title: 'Security Awareness Training',
      text: 'Rehearse the call, the message and the visitor that each desk really gets.',
    },
    {
      title: 'Compliance Management',
      text: 'Keep the proof for ISO 27001 and the DPDP Act current between audits.',
    },
  ],
  principles: [
    {
      title: 'Vision',
      text: 'A region where every organisation, however small, can see its own risk and act on it.',
      image: 'card-vision',
    },
    {
      title: 'Mission',
      text: 'Find the weakness, fix it with you, and leave someone behind who can keep it fixed.',
      image: 'card-mission',
    },
    {
      title: 'Values',
      text: 'We say what we found, do careful work, and keep what you show us to ourselves.',
      image: 'card-values',
    },
  ],
  courses: {
    heading: 'Eight courses, one working lab',
    text: 'You learn by doing. A trainer comments on your work, and a mentor stays with you to the end.',
  },
  callToAction: {
    heading: 'Know where you stand before the next audit',
    text: 'The first conversation is free and scans nothing. Tell us what you run; you get our advice in writing.',
    label: 'Get Started',
    path: PATHS.contact,
  },
} satisfies HomePage;
