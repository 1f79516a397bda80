import { PATHS } from '../contracts/paths.ts';
import type { HomePage } from './types.ts';

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
      subheading: 'Cybersecurity services',
      paragraph:
        'We assess, harden and watch over business systems, and teach the next engineers to do the same.',
      serviceLink: PATHS.services,
      trainingLink: PATHS.trainings,
      image: 'hero-vault',
    },
    {
      label: 'Trainings',
      heading: 'Break it in the lab. Explain it at work.',
      subheading: 'IT trainings',
      paragraph:
        'Eight courses with a project, a practical test and a certificate that any employer can check by its number.',
      serviceLink: PATHS.services,
      trainingLink: PATHS.trainings,
      image: 'hero-ascent',
    },
  ],
  whoWeAre:
    'A security practice with a classroom attached. The engineers who test and defend client networks are the ones who teach.',
  mission:
    'To make capable security ordinary: within reach of a small firm, and learnable by anyone ready to put in the hours.',
  whatWeDo: [
    {
      title: 'Enterprise Security Assessments',
      text: 'Find what an outsider or a stolen laptop could reach, and say what to close first.',
    },
    {
      title: 'Incident Response',
      text: 'Contain, recover and write down what happened, in the hours your contract names.',
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
      text: 'Candour, craft and care: take one away and the other two come apart.',
      image: 'card-values',
    },
  ],
  courses: {
    heading: 'Eight courses, one working lab',
    text: 'Real equipment, comments on every lab sheet, and a mentor who does the job by day.',
  },
  callToAction: {
    heading: 'Know where you stand before the next audit',
    text: 'The first conversation is free and scans nothing. Tell us what you run; you get our advice in writing.',
    label: 'Get Started',
    path: PATHS.contact,
  },
} satisfies HomePage;
