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
  facts: [
    { term: 'Length', detail: '140–160 hours, one application throughout' },
    { term: 'You bring', detail: 'A laptop; no programming experience' },
    { term: 'You write', detail: 'HTML, CSS, TypeScript and SQL' },
    { term: 'You hand in', detail: 'A booking site at a public URL' },
  ],
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
          icon: 'window',
        },
        {
          title: 'Back-End',
          text: 'Validate every request in Node.js, store it in PostgreSQL, return the right status code.',
          icon: 'server-stack',
        },
        {
          title: 'Responsive Design',
          text: 'Lay out for 320 pixels first and let the content decide where columns begin.',
          icon: 'mobile-signal',
        },
        {
          title: 'Deployment & Hosting',
          text: 'Deploy from CI over HTTPS, watch the logs, roll back in one command.',
          icon: 'globe',
        },
        {
          title: 'Hands-On Projects',
          text: 'Add one feature a week to the same site; a trainer reviews the change.',
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
        },
        {
          title: 'CSS layout',
          text: 'Use grid, flex and custom properties; no framework until you know what it saves.',
        },
        {
          title: 'TypeScript and React',
          text: 'List the states a screen can be in, draw each, test what the visitor sees.',
        },
        {
          title: 'Accessibility',
          text: 'Check every page against WCAG 2.2 level AA, with the mouse unplugged.',
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
        },
        {
          title: 'SQL and data models',
          text: 'Let a constraint refuse the double booking, because two requests can arrive together.',
        },
        {
          title: 'Sign-in and access',
          text: 'Hash passwords, set cookies correctly, and check on the server who owns each record.',
        },
        {
          title: 'Tests and security',
          text: 'Write a check for each rule and each misuse; label your flaws with OWASP Top 10:2025.',
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
        study: 'HTML, forms, links, Git',
        lab: 'A booking form that needs no script at all',
      },
      {
        title: 'Style',
        study: 'CSS grid, type, contrast, print',
        lab: 'The same form on a 320-pixel phone and on a wall screen',
      },
      {
        title: 'Behaviour',
        study: 'TypeScript, events, fetch, React 19, React Router',
        lab: 'A calendar that works by keyboard',
      },
      {
        title: 'Server',
        study: 'Node.js (current LTS), Fastify 5, validation, status codes',
        lab: 'Every field checked in the browser to help, and on the server to be sure',
      },
      {
        title: 'Data',
        study: 'SQL, constraints, transactions, migrations',
        lab: '100 requests for one seat, and one booking',
      },
      {
        title: 'Payment',
        study: 'Gateway APIs, UPI test mode, webhooks, idempotency',
        lab: 'A deposit in the gateway’s sandbox; the same webhook twice, one booking',
      },
      {
        title: 'Trust',
        study: 'Sessions, access control, OWASP Top 10:2025',
        lab: 'Open a classmate’s booking, by agreement, then make that impossible',
      },
      {
        title: 'Release',
        study: 'CI with GitHub Actions, HTTPS, logs, backups',
        lab: 'Block a failing change in CI; deploy, break it, roll back, restore last night’s data',
      },
    ],
  },
  project: {
    title: 'A booking site that a stranger can use',
    paragraphs: [
      'Agree with a clinic, a sports ground or a tuition centre what a booking is. The site takes, moves and cancels bookings, confirms them by email and takes a deposit in UPI test mode, where no money moves.',
      'Hand in the URL, the repository with its history, and one page on what you would change first. Someone who has never seen the site then books by keyboard alone.',
    ],
  },
  tools: [
    { group: 'In the browser', items: ['HTML and CSS', 'TypeScript', 'React 19', 'Firefox developer tools'] },
    { group: 'On the server', items: ['Node.js (current LTS)', 'Fastify 5', 'PostgreSQL'] },
    { group: 'To check it', items: ['Playwright', 'axe', 'Vitest'] },
    { group: 'To release it', items: ['Git', 'GitHub Actions', 'Linux', 'Caddy'] },
  ],
  teaching: [
    '140 to 160 hours. Sessions begin with one trainee’s code on the screen, by consent.',
    'Each weekly change gets a written review, line by line.',
  ],
  assessment: {
    intro: 'You pass with 60% overall, provided that the site answers on the day of marking.',
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
      'Junior front-end developer',
      'Junior full stack developer',
      'Web designer who codes',
      'Developer looking after an existing site',
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
      question: 'May an AI assistant write my code?',
      answer:
        'From the fifth module on. The first four are written by hand. A line that you cannot explain costs marks, whoever wrote it.',
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
