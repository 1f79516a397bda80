import { PATHS } from '../contracts/paths.ts';
import type { TrainingsPage } from './types.ts';

// Sample: mentoring, reviews and interview practice are for the firm to confirm.
export const trainings = {
  kind: 'trainings',
  path: PATHS.trainings,
  title: 'IT Training Programs',
  label: 'Trainings',
  description:
    'Eight courses in software, data, networks, security and marketing. Each is taught in a lab and ends with a project and a certificate that can be checked.',
  lead: 'Eight courses taught in a working lab. Each ends with something that you built, broke and can explain.',
  image: 'hero-ascent',
  courses: [
    PATHS.webDevelopment,
    PATHS.dataScience,
    PATHS.cyberSecurityTraining,
    PATHS.hardwareNetworking,
    PATHS.androidAppDevelopment,
    PATHS.aiml,
    PATHS.digitalMarketing,
    PATHS.devops,
  ],
  offer: {
    heading: 'What We Offer',
    text: 'Included in every course.',
    items: [
      {
        title: 'Mentor Guidance',
        text: 'One mentor from the first day to the last, who reads your work before you meet.',
      },
      {
        title: 'Interview Preparation',
        text: 'Practice interviews about your own project, with notes on what was unclear.',
      },
      {
        title: 'Project Support',
        text: 'Reviews, someone to ask when you are stuck, and a place in the lab until it runs.',
      },
      {
        title: 'Real-World Projects',
        text: 'Briefs as clients give them: unclear at first, changed once in the middle, with a date that stays.',
      },
      {
        title: 'Resume Building',
        text: 'One page on what you have done and can do again, with nothing you could not explain.',
      },
    ],
  },
  testimonials: {
    heading: 'In their own words',
    note: 'Sample text, to be replaced by trainees who agree to be quoted.',
    items: [
      {
        name: 'Trainee name',
        role: 'Cybersecurity Training',
        message:
          'The first lab took me a whole evening because nobody told me the answer. By the fourth I had stopped asking for it. My mentor said that was the course.',
        sample: true,
      },
      {
        name: 'Trainee name',
        role: 'Hardware & Networking',
        message: 'I rewired a rack twice. The second time I understood why.',
        sample: true,
      },
      {
        name: 'Trainee name',
        role: 'Full Stack Web Development',
        message: 'In my interview they asked about my project, and I could talk for an hour.',
        sample: true,
      },
      {
        name: 'Trainee name',
        role: 'DevOps Automation',
        message:
          'They reviewed my changes like a colleague’s: politely, and all of it. I had never had to defend a choice before. Now I make fewer that I cannot.',
        sample: true,
      },
    ],
  },
  validation: {
    heading: 'Certificate Validation',
    text: 'Hiring one of our trainees? Enter the number on the certificate. The answer takes a moment and needs no account.',
  },
} satisfies TrainingsPage;
