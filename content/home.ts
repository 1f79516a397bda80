import { PATHS } from '../contracts/paths.ts';
import type { HomePage } from './types.ts';

// Sample: what is said of engineers, trainers, mentors and the free call is for the firm to confirm.
export const home = {
  kind: 'home',
  path: PATHS.home,
  image: 'hero-vault',
  closingImage: 'card-contact',
  title: 'Security built in layers. People trained to hold them.',
  documentTitle: 'IT training and cybersecurity services',
  label: 'Home',
  description:
    'Penetration tests, network and cloud security, compliance and staff training for firms, and eight practical IT courses with checkable certificates.',
  lead: 'Cybersecurity work for firms, and eight practical courses for the people who will do that work next.',
  slides: [
    {
      label: 'Services',
      heading: 'Security built in layers. People trained to\u00a0hold\u00a0them.',
      subheading: 'Cybersecurity services for organisations',
      paragraph:
        'We show what an attacker could reach, fix it with your team and monitor it afterwards. Each service page has its terms and a sample report.',
      serviceLink: PATHS.services,
      trainingLink: PATHS.trainings,
      image: 'hero-vault',
    },
    {
      label: 'Trainings',
      heading: 'Break it in the lab. Explain it at work.',
      subheading: 'IT training for beginners and professionals',
      paragraph:
        'Eight courses that end with work you can show, a grade from an examiner, and a certificate that any employer can check by its number.',
      serviceLink: PATHS.services,
      trainingLink: PATHS.trainings,
      image: 'hero-ascent',
    },
  ],
  whoWeAre:
    'A security firm and a training institute in one: the people who test and defend client networks also teach the courses.',
  mission:
    'To put good security within reach of small firms, and to teach it to anyone ready to put in the hours.',
  whatWeDo: [
    {
      title: 'Enterprise Security Assessments',
      text: 'Find what an outsider or a stolen laptop could reach, and what to fix first.',
    },
    {
      title: 'Incident Response',
      text: 'Part of managed security: we contain the attack, find its cause and document it, in contracted hours.',
    },
    {
      title: 'Security Awareness Training',
      text: 'Rehearse the calls, messages and visitors that each role really gets.',
    },
    {
      title: 'Compliance Management',
      text: 'Keep the evidence for ISO 27001 and the DPDP Act current between audits.',
    },
  ],
  principles: [
    {
      title: 'Vision',
      text: 'A region where every organisation, however small, can see its own risks and act on them.',
      image: 'card-vision',
    },
    {
      title: 'Mission',
      text: 'Find the weakness, fix it with you, and leave someone on your team who can keep it fixed.',
      image: 'card-mission',
    },
    {
      title: 'Values',
      text: 'We report what we find, work carefully, and keep what you show us confidential.',
      image: 'card-values',
    },
  ],
  courses: {
    heading: 'Eight courses, one working lab',
    text: 'You learn by doing. A trainer comments on your work, and a mentor stays with you to the end.',
  },
  callToAction: {
    heading: 'Know your weak points before the next audit',
    text: 'The first call is free, and nothing is scanned. Tell us what you run, and you get our advice in writing.',
    label: 'Get Started',
    path: PATHS.contact,
  },
} satisfies HomePage;
