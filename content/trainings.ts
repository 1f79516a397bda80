import { PATHS } from '../contracts/paths.ts';
import type { TrainingsPage } from './types.ts';

// Sample: mentoring, reviews and interview practice are for the firm to confirm.
export const trainings = {
  kind: 'trainings',
  path: PATHS.trainings,
  title: 'IT Training Programs',
  label: 'Trainings',
  description:
    'Eight courses in software, data, networks, security and marketing: where to start, what each one needs, and a certificate that employers can check.',
  lead: 'Choose by what you can do today, then by what you want to have made at the end. Where more than one fits, read the projects and take the one you would rather work on.',
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
  start: { heading: 'Where do I start?' },
  comparison: {
    heading: 'All eight courses side by side',
    text: 'Beginners start with Web Development, Hardware & Networking, Digital Marketing or Data Science. Cyber Security builds on networking, Android and AI on programming, DevOps on Linux.',
  },
  offer: {
    heading: 'What We Offer',
    text: 'Included in every course.',
    items: [
      {
        title: 'Mentor Guidance',
        text: 'One mentor from the first day to the last, who reviews your work before each meeting.',
      },
      {
        title: 'Interview Preparation',
        text: 'Mock interviews about your own project, with written feedback on what was unclear.',
      },
      {
        title: 'Project Support',
        text: 'Reviews, someone to ask when you are stuck, and lab time until your project works.',
      },
      {
        title: 'Real-World Projects',
        text: 'Briefs like a client’s: vague at first, changed once halfway, with a fixed deadline.',
      },
      {
        title: 'Resume Building',
        text: 'One page on what you have done, with nothing on it that you could not explain.',
      },
    ],
  },
  testimonials: {
    heading: 'In their own words',
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
        message: 'In my interview they asked about my project, and I could have talked for an hour.',
        sample: true,
      },
      {
        name: 'Trainee name',
        role: 'DevOps Automation',
        message:
          'They reviewed my changes like a colleague’s: politely, and line by line. I had never had to justify a decision before.',
        sample: true,
      },
    ],
  },
  validation: {
    heading: 'Certificate Validation',
    text: 'Hiring one of our trainees? Enter the number on the certificate. You get the answer at once, without an account.',
  },
} satisfies TrainingsPage;
