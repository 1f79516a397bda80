import { PATHS } from '../../contracts/paths.ts';
import type { TrainingPage } from '../types.ts';

// Sample: durations, hours and pass marks are for the firm to confirm.
export const webDevelopment = {
  kind: 'training',
  path: PATHS.webDevelopment,
  title: 'Web Development',
  position: 1,
  documentTitle: 'Web Development training',
  description:
    'Grow one booking site from a plain HTML form to a tested application on its own domain, and learn why each layer exists.',
  lead: 'You start with one form in one file. By the end it takes bookings, rejects clashes, accepts a test payment and runs on a server that you set up.',
  image: 'service-web',
  projectImage: 'cta-desk',
  closingImage: 'card-team',
  icon: 'code',
  tag: 'Web Development',
  courseTitle: 'Full Stack Web Development',
  summary: 'Grow one booking site from a plain form to a tested, deployed application.',
  startsFrom: ['new'],
  level: 'No experience needed',
  laptop: 'Any laptop with 8 GB of memory',
  builds: 'A booking site at a public URL',
  schedule: {},
  overview: {
    statement: 'A booking site is finished when two people cannot book the same seat.',
    paragraphs: [
      'You grow one application instead of building many small ones. A decision from the second week is still there at the end, and you find out whether it was a good one.',
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
          text: 'Validate every request in Node.js, store it in PostgreSQL, return the right status code.',
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
          text: 'Add one feature a week to the same site; a trainer reviews the change.',
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
          title: 'Meaningful HTML',
          text: 'Use labels, headings and landmarks that keyboards and screen readers can follow.',
          lesson: 'HTML: headings, landmarks, links and images',
        },
        {
          title: 'CSS layout',
          text: 'Use grid, flex and custom properties; no framework until you know what it saves.',
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
      layout: 'ledger',
      items: [
        {
          title: 'HTTP and APIs',
          text: 'Choose methods, status codes and caching deliberately; keep published endpoints stable.',
          lesson: 'HTTP: methods, status codes, caching',
        },
        {
          title: 'SQL and data models',
          text: 'Let a constraint refuse the double booking, because two requests can arrive together.',
          lesson: 'Data models: bookings, slots, customers',
        },
        {
          title: 'Sign-in and access',
          text: 'Hash passwords, set cookies correctly, and check on the server who owns each record.',
          lesson: 'Password hashing, sessions and cookies',
        },
        {
          title: 'Tests and security',
          text: 'Write a check for each rule and each misuse; label your flaws with OWASP Top 10:2025.',
          lesson: 'Playwright: a test for each misuse',
        },
      ],
    },
  ],
  audience: {
    suits: 'School leavers, graduates, designers and career changers who want to build for the web.',
    doesNotSuit: 'Anyone who needs an online shop next month: a hosted shop builder is quicker and cheaper.',
  },
  prerequisites: [
    'No programming experience. You should be comfortable with files, folders and error messages in English.',
    'Eight hours a week between sessions, because unfinished work piles up.',
  ],
  syllabus: {
    intro:
      'Eight modules, one repository. Each ends with a change to the site, reviewed before it is merged.',
    modules: [
      {
        title: 'Pages',
        hours: 16,
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
        hours: 14,
        lessons: [
          'CSS: cascade, custom properties, contrast',
          'Grid and flex layout from 320 pixels up',
          'Type, images and print styles',
          'WCAG 2.2 AA: focus, zoom and checks with axe',
        ],
        lab: 'The same form on a 320-pixel phone and on a wall screen',
      },
      {
        title: 'Behaviour',
        hours: 20,
        lessons: [
          'TypeScript: types, functions, modules',
          'Events, fetch and errors',
          'React 19: components and the states of a screen',
          'React Router and loading states',
          'Vitest: testing what the visitor sees',
        ],
        lab: 'A calendar that works by keyboard',
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
        lab: 'Every field checked in the browser to help, and on the server to be sure',
      },
      {
        title: 'Data',
        hours: 18,
        lessons: [
          'SQL: tables, joins and indexes in PostgreSQL',
          'Data models: bookings, slots, customers',
          'Constraints and transactions',
          'Migrations that can be undone',
          'Code from an AI assistant: prompt, review, test',
        ],
        lab: '100 requests for one seat, and one booking',
        aiLab:
          'Ask an assistant for the migration that adds a waiting list. Review it, test it, and list what it would have broken.',
      },
      {
        title: 'Payment',
        hours: 12,
        lessons: [
          'Gateway APIs and UPI test mode',
          'Webhooks, signatures and retries',
          'Idempotency',
          'Confirmation emails that arrive',
        ],
        lab: 'A deposit in the gateway’s sandbox; the same webhook twice, one booking',
      },
      {
        title: 'Trust',
        hours: 16,
        lessons: [
          'Password hashing, sessions and cookies',
          'Access control on every record',
          'OWASP Top 10:2025 on your own site',
          'Playwright: a test for each misuse',
        ],
        lab: 'Open a classmate’s booking, by agreement, then make that impossible',
      },
      {
        title: 'Release',
        hours: 16,
        lessons: [
          'CI with GitHub Actions',
          'A Linux server, DNS and HTTPS with Caddy',
          'Logs, uptime and alerts',
          'Backups and rollback',
        ],
        lab: 'Block a failing change in CI; deploy, break it, roll back, restore last night’s data',
      },
    ],
  },
  project: {
    hours: 22,
    title: 'A booking site that a stranger can use',
    paragraphs: [
      'Agree with a clinic, a sports ground or a tuition centre what a booking is. The site takes, moves and cancels bookings, confirms them by email and takes a deposit in UPI test mode, where no money moves.',
      'Hand in the URL, the repository with its history, and one page on what you would change first. Someone who has never seen the site then books by keyboard alone.',
    ],
  },
  tools: [
    { group: 'In the browser', items: ['HTML', 'CSS', 'TypeScript', 'React 19', 'Firefox developer tools'] },
    { group: 'On the server', items: ['Node.js (current LTS)', 'Fastify 5', 'PostgreSQL'] },
    { group: 'To check it', items: ['Playwright', 'axe', 'Vitest'] },
    { group: 'To release it', items: ['Git', 'GitHub Actions', 'Linux', 'Caddy'] },
  ],
  teaching: [
    'Sessions begin with one trainee’s code on the screen, by consent.',
    'Each weekly change gets a written review, line by line.',
  ],
  assessment: {
    condition: 'The site must answer on the day of marking.',
    parts: [
      { term: 'Weekly changes', detail: '40%' },
      { term: 'Booking site', detail: '40%' },
      { term: 'Explaining your code, 30 minutes', detail: '20%' },
    ],
  },
  certificate: [
    'The certificate gives course and date under a number that an employer can check here without an account.',
    'The site itself is the stronger proof. Keep it online.',
  ],
  roles: {
    items: [
      { title: 'Junior front-end developer', modules: ['Pages', 'Style', 'Behaviour'] },
      { title: 'Junior full stack developer', modules: ['Behaviour', 'Server', 'Data', 'Release'] },
      { title: 'Web designer who codes', modules: ['Pages', 'Style'] },
      { title: 'Developer looking after an existing site', modules: ['Data', 'Trust', 'Release'] },
    ],
    note: 'Junior back-end jobs often need more SQL than we cover; your own site is where to practise it.',
  },
  questions: [
    {
      question: 'Will this framework last?',
      answer:
        'React 19 will be followed by another version, or replaced. HTTP, HTML, SQL and accessibility change slowly, and most marks are earned there.',
    },
    {
      question: 'Which language comes first?',
      answer:
        'HTML and CSS, then TypeScript in the third module. A form that works without script is easier to extend than to repair.',
    },
    {
      question: 'Can I show the site to employers?',
      answer:
        'Yes, the code is yours. Remove real customers’ details first. After the course you pay for the hosting.',
    },
  ],
  callToAction: {
    heading: 'Show us something you made, or nothing yet',
    text: 'Send a link, or one sentence about what you would like to build, and the evenings you have free. We suggest a group that fits.',
    label: 'Contact Us',
    path: PATHS.contact,
  },
} satisfies TrainingPage;
