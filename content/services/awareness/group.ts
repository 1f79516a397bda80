import { PATHS } from '../../../contracts/paths.ts';
import type { ServiceGroupPage } from '../../types.ts';

// Sample: the firm must confirm group sizes and who teaches.
export const awarenessGroup = {
  kind: 'service-group',
  path: PATHS.awareness,
  icon: 'person',
  menuLine: 'Staff who notice and report',
  image: 'group-awareness',
  title: 'Awareness & Training',
  position: 5,
  description:
    'Security sessions for each role, phishing exercises without shaming, and policies staff can act on. Records for your auditor come with them.',
  summary: 'Staff who notice, decide and report, trained by role and measured by department.',
  lead: 'Your staff decide every day whom to pay, whom to let in and what to send. We train those decisions, one role at a time, and measure later what changed.',
  cards: [
    {
      title: 'Awareness Training',
      text: 'Train people on the attacks they face, repeat through the year, and keep records.',
      path: PATHS.awarenessTraining,
      icon: 'lectern',
    },
    {
      title: 'Phishing Simulation Exercises',
      text: 'Send agreed test messages and time the first report. You get no names of clickers.',
      path: PATHS.phishingSimulation,
      icon: 'fish-hook',
    },
    {
      title: 'Role-Based Security Training',
      text: 'Give finance, reception, developers and managers the cases that reach their own desks.',
      path: PATHS.awarenessTraining,
      anchor: 'role-based-training',
      icon: 'people',
    },
    {
      title: 'Compliance & Policy Education',
      text: 'Cut a long policy down to the few things each job must do.',
      path: PATHS.awarenessTraining,
      anchor: 'policy-education',
      icon: 'scales',
    },
  ],
  fit: {
    heading: 'Teach first, then measure',
    paragraphs: [
      'Begin with awareness training if staff have had none, or one video a year. An exercise held earlier measures what was never taught. Add phishing simulation once everyone knows how to report. It then shows which department needs a second visit. Role-based sessions matter most for those who pay, let people in, reset passwords or release code. Policy education helps when the rules exist and few can say what they are.',
      'If one wrong click can pay an invoice, change the payment process before you train anyone.',
    ],
  },
  figure: {
    kind: 'timeline',
    title: 'A first year, in this order',
    text: 'An example for a firm whose staff have had one video a year.',
    unit: 'Months',
    length: 12,
    rows: [
      {
        label: 'Awareness Training',
        by: 'us',
        when: 'First round, 6–10 weeks with its interviews',
        bar: [0, 2.3],
      },
      { label: 'Role-based sessions', by: 'us', when: 'Those who pay, admit, reset, release', bar: [1, 2.2] },
      { label: 'Policy education', by: 'us', when: 'Once the rules exist', bar: [3, 4] },
      { label: 'Phishing exercise', by: 'us', when: 'The first, and one repeat', points: [4.5, 7] },
      { label: 'A two-minute case', by: 'us', when: 'Every month', points: [3, 4, 5, 6, 7, 8, 9, 10, 11] },
      { label: 'Quiz', by: 'you', when: 'Before the sessions, three months later', points: [0.9, 3.9] },
    ],
  },
  chooser: {
    heading: 'What went wrong last time?',
    intro: 'Start from the last surprise, or from the request on your desk.',
    items: [
      {
        situation: 'A payment went to a changed account',
        choice: 'A finance session built on your own payment steps',
        path: PATHS.awarenessTraining,
      },
      {
        situation: 'Someone clicked and told nobody for a day',
        choice: 'A phishing exercise that times the first report',
        path: PATHS.phishingSimulation,
      },
      {
        situation: 'An auditor asked who was trained, in what, and when',
        choice: 'Sessions with attendance, version and test results on record',
        path: PATHS.awarenessTraining,
      },
      {
        situation: 'Attackers send email as your domain',
        choice: 'Email security before any training: nobody can spot an exact forgery',
        path: PATHS.emailSecurity,
      },
    ],
  },
  partner: {
    statement:
      'Our trainers also run examined courses and prepare sessions for your staff with the same care.',
    points: [
      {
        title: 'No names handed over',
        text: 'You see results for groups of 10 or more. We never hand over a list of those who clicked, whoever asks.',
      },
      {
        title: 'Your own examples',
        text: 'Your own invoices, visitor book and chat messages, with names removed, make better cases than a film.',
      },
      {
        title: 'Records an auditor can use',
        text: 'We record who attended, when, and which version of the material. Quiz results are counted by role, from 10 people.',
      },
    ],
  },
  callToAction: {
    heading: 'Tell us about your last near miss',
    text: 'Say what happened, how many people you have and which languages they work in. We reply with a first session and a list of who should sit in it.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServiceGroupPage;
