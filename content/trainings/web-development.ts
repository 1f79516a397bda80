import { PATHS } from '../../contracts/paths.ts';
import type { TrainingPage } from '../types.ts';

// Sample: the firm must confirm durations, hours and pass marks.
export const webDevelopment = {
  kind: 'training',
  path: PATHS.webDevelopment,
  title: 'Web Development',
  position: 1,
  documentTitle: 'Web Development training',
  description:
    'Grow one booking site from a plain HTML form to a tested application at a public address, and learn why each layer exists.',
  lead: 'You start with a form in a single file. By the end it is a booking site that rejects clashes, accepts a test payment and runs on a server you set up.',
  image: 'course-web',
  icon: 'code',
  menuLine: 'One booking site, tested and deployed',
  tag: 'Web Development',
  courseTitle: 'Full Stack Web Development',
  summary: 'Grow one booking site from a plain form to a tested, deployed application.',
  startsFrom: ['new'],
  level: 'No experience needed',
  laptop: 'Any laptop with 8 GB of memory',
  builds: 'A booking site at a public URL',
  work: {
    kind: 'booking-site',
    title: 'Court 2, Saturday',
    address: 'book.courts.example',
    slots: ['07:00', '08:00', '09:00', '17:00', '18:00', '19:00'],
    taken: ['08:00', '17:00'],
    states: [
      { label: 'Empty', outcome: 'open', told: 'Choose a time. A deposit of ₹200 is due.' },
      {
        label: 'Taken',
        outcome: 'bad',
        told: '18:00 went to someone else a second ago. 19:00 is free.',
        picked: '18:00',
      },
      {
        label: 'Booked',
        outcome: 'good',
        told: 'Booked: 19:00, deposit paid in test mode. We have emailed you.',
        picked: '19:00',
      },
    ],
  },
  ownHours: 110,
  overview: {
    statement: 'You build one booking site, from its first form to the server it runs on.',
    paragraphs: [
      'Two visitors will press “Book” for the last seat in the same second, and only one may get it. You practise such cases in the form, the database and the payment.',
      'You also live with your own decisions: what you choose in the second week is still in the code at the end.',
    ],
  },
  highlights: [
    {
      id: 'topics',
      heading: 'Five topics, one site',
      layout: 'five',
      items: [
        {
          title: 'Front-End',
          text: 'Write pages that work before any script loads, then add React 19 where it helps.',
          lesson: 'React 19: components and the states of a screen',
          icon: 'window',
        },
        {
          title: 'Back-End',
          text: 'Validate every request in Node.js and Fastify, and return the right status code.',
          lesson: 'Validating every request',
          icon: 'server-stack',
        },
        {
          title: 'Responsive Design',
          text: 'Lay out for 320 pixels first and let the content decide where columns begin.',
          lesson: 'Grid and flex layout from 320 pixels up',
          icon: 'mobile-signal',
        },
        {
          title: 'Deployment & Hosting',
          text: 'Deploy from CI over HTTPS, watch the logs, roll back in one command.',
          lesson: 'A Linux server, DNS and HTTPS with Caddy',
          icon: 'globe',
        },
        {
          title: 'Hands-On Projects',
          text: 'Keep your site in Git from the first module; a trainer reviews every change.',
          lesson: 'Git: commits, branches and a first review',
          icon: 'wrench',
        },
      ],
    },
    {
      id: 'front-end',
      heading: 'Front-end in detail',
      layout: 'ledger',
      items: [
        {
          title: 'Semantic HTML',
          text: 'Use labels, headings and landmarks that keyboards and screen readers can follow.',
          lesson: 'HTML: headings, landmarks, links and images',
        },
        {
          title: 'CSS layout',
          text: 'Use grid, flexbox and custom properties, so that any CSS framework is easy to pick up later.',
          lesson: 'Grid and flex layout from 320 pixels up',
        },
        {
          title: 'TypeScript and React',
          text: 'List the states a screen can be in, draw each, test what the visitor sees.',
          lesson: 'React 19: components and the states of a screen',
        },
        {
          title: 'Accessibility',
          text: 'Check every page against WCAG 2.2 level AA, with the mouse unplugged.',
          lesson: 'WCAG 2.2 AA: focus, zoom and checks with axe',
        },
      ],
    },
    {
      id: 'back-end',
      heading: 'Back-end in detail',
      intro: 'What a request passes on its way to the data.',
      layout: 'layers',
      items: [
        {
          title: 'HTTP and APIs',
          text: 'Choose methods, status codes and caching deliberately; keep published endpoints stable.',
          lesson: 'HTTP: methods, status codes, caching',
          icon: 'server-stack',
        },
        {
          title: 'Sign-in and access',
          text: 'Hash passwords, set cookies correctly, and check on the server who owns each record.',
          lesson: 'Password hashing, sessions and cookies',
          icon: 'key',
        },
        {
          title: 'Tests and security',
          text: 'Test each rule and each misuse, and classify the flaws you find by OWASP Top 10:2025.',
          lesson: 'Playwright: a test for each misuse',
          icon: 'bug',
        },
        {
          title: 'SQL and data models',
          text: 'Let a constraint refuse the double booking, because two requests can arrive together.',
          lesson: 'Data models: bookings, slots, customers',
          icon: 'database',
        },
      ],
    },
  ],
  audience: {
    suits: 'School leavers, graduates, designers and career changers who want to build for the web.',
    doesNotSuit:
      'A business that needs an online shop next month: a hosted shop builder is quicker and cheaper.',
  },
  prerequisites: [
    'No programming experience, but you should be comfortable with files, folders and error messages in English.',
    'Nearly three hours of your own for every four in class. Each module builds on the last, so it is hard to catch up.',
  ],
  syllabus: {
    intro: 'Nine modules in one repository. Each ends with a change to your site that a trainer reviews.',
    modules: [
      {
        title: 'Pages',
        hours: 14,
        lessons: [
          'HTML: headings, landmarks, links and images',
          'Forms, labels and error messages',
          'The browser and Firefox developer tools',
          'Git: commits, branches and a first review',
        ],
        lab: 'A booking form that needs no script at all',
      },
      {
        title: 'Style',
        hours: 12,
        lessons: [
          'CSS: cascade, custom properties, contrast',
          'Grid and flex layout from 320 pixels up',
          'Type, images and print styles',
          'WCAG 2.2 AA: focus, zoom and checks with axe',
        ],
        lab: 'Make the same form work on a 320-pixel phone and on a large screen',
      },
      {
        title: 'Behaviour',
        hours: 18,
        lessons: [
          'TypeScript: values, functions, types, modules',
          'Events, and what the keyboard needs',
          'fetch, and what happens when it fails',
          'Vitest: testing what the visitor sees',
        ],
        lab: 'Build a calendar that works with the keyboard alone',
      },
      {
        title: 'React',
        hours: 14,
        lessons: [
          'React 19: components and the states of a screen',
          'React Router and loading states',
          'Forms that keep what was typed',
        ],
        lab: 'Rebuild the calendar in React, with a state for loading and one for failure',
      },
      {
        title: 'Server',
        hours: 16,
        lessons: [
          'HTTP: methods, status codes, caching',
          'Node.js (current LTS) and Fastify 5',
          'Validating every request',
          'Stable endpoints and versions of an API',
        ],
        lab: 'Validate every field on the server, and in the browser to help the visitor',
      },
      {
        title: 'Data',
        hours: 16,
        lessons: [
          'SQL: tables, joins and indexes in PostgreSQL',
          'Data models: bookings, slots, customers',
          'Constraints and transactions',
          'Migrations that can be undone',
          'Code from an AI assistant: prompt, review, test',
        ],
        lab: 'Send 100 requests for one seat at once; exactly one booking may succeed',
        aiLab:
          'Ask an assistant for the migration that adds a waiting list. Review it, test it, and list what it would have broken.',
      },
      {
        title: 'Payment',
        hours: 10,
        lessons: [
          'Gateway APIs and UPI test mode',
          'Webhooks, signatures and retries',
          'Idempotency',
          'Confirmation emails that arrive',
        ],
        lab: 'Take a deposit in the gateway’s sandbox; the same webhook arrives twice and books once',
      },
      {
        title: 'Trust',
        hours: 14,
        lessons: [
          'Password hashing, sessions and cookies',
          'Access control on every record',
          'OWASP Top 10:2025 on your own site',
          'Playwright: a test for each misuse',
        ],
        lab: 'Open a classmate’s booking, with permission, then close the hole',
      },
      {
        title: 'Release',
        hours: 14,
        lessons: [
          'CI with GitHub Actions',
          'A Linux server, DNS and HTTPS with Caddy',
          'Logs, uptime and alerts',
          'Backups and rollback',
        ],
        lab: 'Block a failing change in CI, deploy, roll back a bad release, restore last night’s data',
      },
    ],
  },
  project: {
    hours: 22,
    title: 'A booking site that a stranger can use',
    paragraphs: [
      'Fit your site to a clinic, a sports ground or a tuition centre, and agree there what a booking is. It takes, moves and cancels bookings, confirms them by email and takes a deposit in UPI test mode, where no money moves.',
      'Hand in the URL, the repository with its history, and one page on what you would change first. Someone who has never seen the site then books by keyboard alone.',
    ],
    stages: [
      { title: 'Agree what a booking is', hours: 2 },
      { title: 'Pages and forms that work without a mouse', hours: 6 },
      { title: 'Booking, moving and cancelling; email; test deposit', hours: 8 },
      { title: 'Tests and deployment', hours: 4 },
      { title: 'A stranger’s test; repairs', hours: 2 },
    ],
  },
  tools: [
    { group: 'In the browser', items: ['HTML', 'CSS', 'TypeScript', 'React 19', 'Firefox developer tools'] },
    { group: 'On the server', items: ['Node.js (current LTS)', 'Fastify 5', 'PostgreSQL'] },
    { group: 'To check it', items: ['Playwright', 'axe', 'Vitest'] },
    { group: 'To release it', items: ['Git', 'GitHub Actions', 'Linux', 'Caddy'] },
  ],
  teaching: [
    'Sessions begin with a trainee’s code on the screen, if the trainee agrees.',
    'A trainer reviews your change every week, in writing and line by line.',
  ],
  assessment: {
    condition: 'The site must be online on the day of marking.',
    parts: [
      { term: 'Weekly changes', detail: '40%' },
      { term: 'Booking site', detail: '40%' },
      { term: 'Explaining your code, 30 minutes', detail: '20%' },
    ],
  },
  fails:
    'Those who leave the weekly change for the week before marking: each module builds on the last. And those who cannot explain a line in their own repository.',
  certificate: [
    'Send the address of your site together with the certificate number: many employers look at the site first.',
    'Keep it online while you apply.',
  ],
  roles: {
    show: 'Your booking site at a public address, its repository with every review, and your page on what you would change first.',
    firstJobs: [
      { title: 'Junior front-end developer', modules: ['Pages', 'Style', 'Behaviour', 'React'] },
      { title: 'Web developer, trainee', modules: ['Pages', 'Behaviour', 'Server', 'Data', 'Release'] },
    ],
    alsoAsked: [
      'A degree or diploma in any subject, at larger firms',
      'Work in a team’s repository: an internship or open source counts',
      'More SQL than we cover, for back-end posts',
    ],
  },
  questions: [
    {
      question: 'Job advertisements ask for MERN. Is this MERN?',
      answer:
        'Partly. React and Node.js are the same. We use Fastify where MERN has Express, and PostgreSQL where it has MongoDB, because many firms keep bookings in SQL.',
    },
    {
      question: 'Which language comes first?',
      answer:
        'HTML and CSS, then TypeScript in the third module, so you see a page working before you write a program.',
    },
    {
      question: 'Can I show the site to employers?',
      answer:
        'Yes, the code is yours, and its bookings are invented. After the course you pay for the hosting yourself.',
    },
  ],
  callToAction: {
    heading: 'What would you like to build?',
    text: 'One sentence is enough. Add the evenings you have free and a link if you have made something already. We say which groups are planned.',
    label: 'Contact Us',
    path: PATHS.contact,
  },
} satisfies TrainingPage;
