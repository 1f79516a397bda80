import { PATHS } from '../contracts/paths.ts';
import type { TrainingsPage } from './types.ts';

// Sample: the firm must confirm mentoring, reviews and interview practice.
export const trainings = {
  kind: 'trainings',
  path: PATHS.trainings,
  title: 'IT Training Programs',
  label: 'Trainings',
  description:
    'Eight courses in software, data, networks, security and marketing: where to start, what each one needs, and a certificate that employers can check.',
  lead: 'Begin with what you can already do, then compare what each course has you build. If two fit, take the one whose project you would rather work on.',
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
  start: {
    heading: 'Where do I start?',
    unsure: {
      text: 'Still not sure? Tell us what you study and what you like: a trainer names one course, or says that none fits.',
      label: 'Ask which course suits me',
      message: 'Which course suits me?',
      asks: {
        question: 'What do you study or do today, and what do you like?',
        text: 'A trainer names one course, or says that none fits.',
      },
    },
  },
  comparison: { heading: 'All eight courses side by side' },
  offer: {
    heading: 'What We Offer',
    text: 'Included in every course.',
    items: [
      {
        title: 'Mentor Guidance',
        text: 'The same mentor from the first day to the last, who looks at your work before you meet.',
      },
      {
        title: 'Interview Preparation',
        text: 'Mock interviews about your own project, with written feedback on what was unclear.',
      },
      {
        title: 'Project Support',
        text: 'Reviews, someone to ask when you are stuck, and lab time for your project.',
      },
      {
        title: 'Real-World Projects',
        text: 'Briefs like a client’s: vague at first, with a fixed deadline.',
      },
      {
        title: 'Resume Building',
        text: 'One page about your projects and skills, on which you can explain every line.',
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
          'The first lab took me a whole evening. By the sixth I could read the logs without help, and in the project we caught the other pair on the second day.',
        sample: true,
      },
      {
        name: 'Trainee name',
        role: 'Hardware & Networking',
        message:
          'I had never opened a PC before. In the last week I found the three faults that the other pair had planted.',
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
          'My code was reviewed line by line, like a colleague’s. I learnt to give reasons for what I write, and that helped me most in interviews.',
        sample: true,
      },
    ],
  },
  validation: {
    heading: 'Certificate Validation',
    text: 'Hiring one of our trainees? Enter the number on the certificate. You get the answer at once, without an account.',
  },
} satisfies TrainingsPage;
