import { PATHS } from '../../contracts/paths.ts';
import type { TrainingPage } from '../types.ts';

// Sample: durations, hours and pass marks are for the firm to confirm.
export const androidAppDevelopment = {
  kind: 'training',
  path: PATHS.androidAppDevelopment,
  title: 'Android App Development',
  position: 5,
  documentTitle: 'Android App Development training',
  description:
    'Build an Android app in Kotlin that copes with a lost signal, an old phone and Google Play’s rules. Ends with your app in closed testing.',
  lead: 'Your user is in a lift with an old phone and no signal. You learn to build an app that still keeps what she typed.',
  image: 'group-training',
  imageCrop: 'close-up',
  projectImage: 'card-vision',
  closingImage: 'card-team',
  icon: 'phone',
  tag: 'Android Development',
  courseTitle: 'Android App Development',
  summary: 'Build a Kotlin app that works offline, passes its tests and reaches real testers.',
  facts: [
    { term: 'Length', detail: '120–140 hours on emulator and phone' },
    { term: 'You bring', detail: 'A 16 GB laptop and an Android phone' },
    { term: 'You write', detail: 'Kotlin with Jetpack Compose' },
    { term: 'You hand in', detail: 'An app in closed testing' },
  ],
  overview: {
    statement:
      'Most of the work on an app is handling what goes wrong: the request fails, the screen rotates, permission is denied.',
    paragraphs: [
      'You build one field-visit app and treat a bad network as normal: entries are stored on the phone first and synced when possible.',
      'Google Play’s rules are read early. A permission that you cannot justify stops a release more surely than a bug.',
    ],
  },
  highlights: [
    {
      id: 'core-features',
      heading: 'Core Features',
      layout: 'grid',
      items: [
        {
          title: 'Kotlin Basics',
          text: 'Write null-safe code, sealed types and coroutines; read a stack trace before searching for it.',
          icon: 'code',
        },
        {
          title: 'Compose Screens',
          text: 'Turn state into layouts that survive rotation, large text and TalkBack.',
          icon: 'window',
        },
        {
          title: 'Offline Data',
          text: 'Store every entry in Room, queue it with WorkManager, settle conflicts when the signal returns.',
          icon: 'database',
        },
        {
          title: 'Device Features',
          text: 'Use camera, location and notifications, and handle a denied permission.',
          icon: 'camera',
        },
      ],
    },
    {
      id: 'development-layers',
      heading: 'Development Layers',
      intro:
        'An app on your own phone can do without these four. Once strangers install it, you need all of them.',
      layout: 'layers',
      items: [
        {
          title: 'Backend Integration',
          text: 'Call an API through expired tokens, slow replies and requests that arrive twice.',
          icon: 'link',
        },
        {
          title: 'Testing & QA',
          text: 'Unit-test the rules, test screens on an emulator, run one whole visit on a cheap phone.',
          icon: 'flask',
        },
        {
          title: 'Cloud Deployment',
          text: 'Host the API and its database, sign bundles in a pipeline, keep keys out of Git.',
          icon: 'cloud',
        },
        {
          title: 'App Launch',
          text: 'Fill in the listing and data safety form, run a closed test, widen the release in steps.',
          icon: 'rocket',
        },
      ],
    },
  ],
  audience: {
    suits:
      'Programmers coming from another language, computer science students, and web developers who want to work on the device.',
    doesNotSuit: 'Anyone new to programming, and anyone who wants iPhone apps: those need Swift and a Mac.',
  },
  prerequisites: [
    'Functions, lists and loops in some language, and one small program of your own.',
    '16 GB of memory, because Android Studio and the emulator share it.',
    'An Android phone with a data cable; an old one teaches more.',
  ],
  syllabus: {
    intro: 'Eight modules. From the third on, every lab is repeated with the network switched off.',
    modules: [
      {
        title: 'Kotlin',
        study: 'Types, null safety, collections, coroutines',
        lab: 'Parse a messy price list without a crash',
      },
      {
        title: 'Screens',
        study: 'Compose, state, navigation, accessibility',
        lab: 'A visit form that keeps its text when the phone rotates',
      },
      {
        title: 'Offline',
        study: 'Room, DataStore, WorkManager, conflicts',
        lab: 'Two phones edit one visit and neither entry is lost',
      },
      {
        title: 'Network',
        study: 'Retrofit, JSON, tokens, retries',
        lab: 'Deliver once over a link that drops every third reply',
      },
      {
        title: 'Back end',
        study: 'A small API in Ktor, PostgreSQL, cloud hosting, secrets',
        lab: 'Deploy the API and rotate its key without losing an entry',
      },
      {
        title: 'Device',
        study: 'Camera, location, notifications, permissions',
        lab: 'A photo with place and time, and a clear message when the user declines',
      },
      {
        title: 'Quality',
        study: 'Unit and screen tests, profiling, OWASP MASVS v2.1.0',
        lab: 'Find a token in your own app’s storage; encrypt it with a Keystore key',
      },
      {
        title: 'Release',
        study: 'Signing, bundles, target API level 36, Play policies, staged rollout',
        lab: 'Publish to testers, fix what they report, publish again',
      },
    ],
  },
  project: {
    title: 'Your app in closed testing',
    paragraphs: [
      'Choose work done away from a desk: meter reading, home visits, stock counts. At least 12 testers stay opted in for 14 days without a break, as Google Play requires of new personal accounts before production.',
      'Hand in the crash reports and your answers to the testers.',
    ],
  },
  tools: [
    { group: 'Write', items: ['Android Studio', 'Kotlin', 'Jetpack Compose'] },
    { group: 'Store and send', items: ['Room', 'WorkManager', 'Retrofit', 'Ktor'] },
    { group: 'Test', items: ['JUnit', 'Compose UI tests', 'LeakCanary'] },
    { group: 'Release', items: ['Gradle', 'GitHub Actions', 'Play Console'] },
  ],
  teaching: [
    '120 to 140 hours. Each session opens with a crash log and 10 minutes to explain it.',
    'Code is reviewed before it is merged, and you swap test phones every fortnight.',
  ],
  assessment: {
    intro: 'You need 60% in total. An app that loses an entry when the signal drops does not pass.',
    parts: [
      { term: 'Labs', detail: '30%' },
      { term: 'App in closed testing', detail: '40%' },
      { term: 'Adding a feature, four hours', detail: '30%' },
    ],
  },
  certificate: [
    'It is issued after an assessor has installed your app and you have explained your code.',
    'Its number shows an employer the course and the date. Show the app on your phone with it.',
  ],
  roles: {
    items: [
      'Junior Android developer',
      'Mobile application tester',
      'App support engineer',
      'Kotlin back-end trainee',
    ],
    note: 'Employers value an app with real users, so take yours to production after the course.',
  },
  questions: [
    {
      question: 'Why native, and not one code base for both phones?',
      answer:
        'Forms and catalogues do well with one code base. Camera, Bluetooth and long offline use are where native pays off.',
    },
    {
      question: 'Will Google Play accept my app?',
      answer:
        'Google decides. We check permissions, the data safety form and the target API level against the current rules. Since 31 August 2026 new apps must target Android 16, API level 36.',
    },
    {
      question: 'Do I pay for a developer account?',
      answer:
        'Yes. Google charges a registration fee and verifies your identity, which can take days, so start early. Account and app remain yours.',
    },
  ],
  callToAction: {
    heading: 'Tell us whose work your app would ease',
    text: 'Two lines on the app you have in mind, and the languages you have programmed in. We tell you whether to start here or with Web Development.',
    label: 'Contact Us',
    path: '/contactus',
  },
} satisfies TrainingPage;
