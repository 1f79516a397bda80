import { PATHS } from '../../contracts/paths.ts';
import type { TrainingPage } from '../types.ts';

// Sample: the firm must confirm durations, hours and pass marks.
export const androidAppDevelopment = {
  kind: 'training',
  path: PATHS.androidAppDevelopment,
  title: 'Android App Development',
  position: 5,
  documentTitle: 'Android App Development training',
  description:
    'Build an Android app in Kotlin that copes with a lost signal, an old phone and Google Play’s rules. Ends with your app in closed testing.',
  lead: 'Your user is in a lift with an old phone and no signal. You learn to build an app that still keeps what she typed.',
  image: 'course-android',
  icon: 'phone',
  menuLine: 'A Kotlin app that works offline',
  tag: 'Android Development',
  courseTitle: 'Android App Development',
  summary: 'Build a Kotlin app that works offline, passes its tests and reaches real testers.',
  startsFrom: ['code'],
  level: 'One programming language',
  laptop: '16 GB of memory, and an Android phone',
  builds: 'An app in closed testing on Google Play',
  work: {
    kind: 'offline-app',
    title: 'Visits today',
    states: [
      {
        label: 'No signal',
        outcome: 'open',
        told: 'Kept on this phone. Sent when there is a signal.',
        entries: [
          ['Meter 4182', 'Waiting'],
          ['Meter 4190', 'Waiting'],
          ['Meter 4203', 'Sent'],
        ],
      },
      {
        label: 'Conflict',
        outcome: 'bad',
        told: 'Two phones read meter 4190. Both readings are kept: choose one.',
        entries: [
          ['Meter 4182', 'Sent'],
          ['Meter 4190', '718 or 781?'],
          ['Meter 4203', 'Sent'],
        ],
      },
      {
        label: 'Synced',
        outcome: 'good',
        told: 'All sent, each once.',
        entries: [
          ['Meter 4182', 'Sent'],
          ['Meter 4190', 'Sent'],
          ['Meter 4203', 'Sent'],
        ],
      },
    ],
  },
  ownHours: 100,
  overview: {
    statement:
      'Most of the work on an app is handling what goes wrong: the request fails, the screen rotates, permission is denied.',
    paragraphs: [
      'You build one field-visit app and treat a bad network as normal: entries are stored on the phone first and synced when possible.',
      'You read Google Play’s rules early, because a permission that you cannot justify can get an app rejected.',
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
          lesson: 'Kotlin: types, null safety, collections',
          icon: 'code',
        },
        {
          title: 'Compose Screens',
          text: 'Build screens in Jetpack Compose that work in any orientation, with large text and with TalkBack.',
          lesson: 'Jetpack Compose: state and layout',
          icon: 'window',
        },
        {
          title: 'Offline Data',
          text: 'Store every entry in Room, queue it with WorkManager, resolve conflicts when the signal returns.',
          lesson: 'WorkManager: uploads that wait for a signal',
          icon: 'database',
        },
        {
          title: 'Device Features',
          text: 'Use camera, location and notifications, and handle a denied permission.',
          lesson: 'Permissions, and a useful screen after refusal',
          icon: 'camera',
        },
      ],
    },
    {
      id: 'development-layers',
      heading: 'Development Layers',
      intro: 'What an app needs before people you have never met can rely on it.',
      layout: 'layers',
      items: [
        {
          title: 'Backend Integration',
          text: 'Call an API through expired tokens, slow replies and requests that arrive twice.',
          lesson: 'Retries, and requests that arrive twice',
          icon: 'link',
        },
        {
          title: 'Testing & QA',
          text: 'Unit-test the rules, test screens on an emulator, run one whole visit on a cheap phone.',
          lesson: 'Compose UI tests on an emulator',
          icon: 'flask',
        },
        {
          title: 'Cloud Deployment',
          text: 'Host the API and its database in a container, and keep keys out of Git.',
          lesson: 'Cloud hosting in a container',
          icon: 'cloud',
        },
        {
          title: 'App Launch',
          text: 'Fill in the listing and data safety form, run a closed test, widen the release in steps.',
          lesson: 'The data safety form and listing in Play Console',
          icon: 'rocket',
        },
      ],
    },
  ],
  audience: {
    suits:
      'Programmers coming from another language, computer science students, and web developers who want to work on the device.',
    doesNotSuit:
      'Beginners in programming, who should take Web Development first, and iPhone developers: that is Swift, on a Mac.',
  },
  prerequisites: [
    'Functions, lists and loops in some language, and one small program of your own.',
    '16 GB of memory, because Android Studio and the emulator share it.',
    'An Android phone with a data cable. An old, slow one is useful for testing.',
  ],
  syllabus: {
    intro: 'From the third of eight modules on, you repeat every lab with the network switched off.',
    modules: [
      {
        title: 'Kotlin',
        hours: 14,
        lessons: [
          'Kotlin: types, null safety, collections',
          'Classes, sealed types and when',
          'Coroutines and flows',
          'Gradle builds and Git',
          'Reading a stack trace in Android Studio',
        ],
        lab: 'Parse a messy price list without a crash',
      },
      {
        title: 'Screens',
        hours: 20,
        lessons: [
          'Jetpack Compose: state and layout',
          'Architecture: ViewModel, repository, Hilt',
          'Navigation and forms in Material 3',
          'Rotation, window size, process death, saved state',
          'Edge-to-edge and predictive back',
          'Large text and TalkBack',
        ],
        lab: 'A visit form that keeps its text when the phone rotates',
      },
      {
        title: 'Offline',
        hours: 14,
        lessons: [
          'Room: tables, queries, migrations',
          'DataStore for settings',
          'WorkManager: uploads that wait for a signal',
          'Conflicts when two phones edit one entry',
        ],
        lab: 'Edit one visit on two phones without losing either entry',
      },
      {
        title: 'Network',
        hours: 12,
        lessons: [
          'Retrofit and JSON',
          'Sign-in tokens that expire',
          'Retries, and requests that arrive twice',
          'TLS and certificates on the phone',
        ],
        lab: 'Deliver each entry exactly once over a connection that drops every third reply',
      },
      {
        title: 'Back end',
        hours: 14,
        lessons: [
          'A small API in Ktor',
          'PostgreSQL for the server’s data',
          'Cloud hosting in a container',
          'Secrets and key rotation',
          'Reviewing code from an AI assistant',
        ],
        lab: 'Deploy the API and rotate its key without losing an entry',
        aiLab:
          'Ask an assistant for the sync endpoint, then test it: replayed requests, another user’s entry, keys left in the code.',
      },
      {
        title: 'Device',
        hours: 10,
        lessons: [
          'Camera and photos',
          'Location and battery',
          'Notifications',
          'Permissions, and a useful screen after refusal',
        ],
        lab: 'Take a photo with place and time, and show a useful screen when the user refuses',
      },
      {
        title: 'Quality',
        hours: 12,
        lessons: [
          'Unit tests with JUnit',
          'Compose UI tests on an emulator',
          'Profiling and LeakCanary',
          'OWASP MASVS v2.1.0 and the Keystore',
        ],
        lab: 'Find a token in your own app’s storage; encrypt it with a Keystore key',
      },
      {
        title: 'Release',
        hours: 12,
        lessons: [
          'Signing and bundles in GitHub Actions',
          'API level 36, 16 KB pages and Play policies',
          'Developer verification',
          'The data safety form and listing in Play Console',
          'Closed testing, staged rollout, crash reports',
        ],
        lab: 'Release to testers, fix what they report, release again',
      },
    ],
  },
  project: {
    hours: 22,
    title: 'Your app in closed testing',
    paragraphs: [
      'Choose a job done away from a desk: meter reading, home visits, stock counts. At least 12 testers stay opted in for 14 days without a break, as Google Play requires of new personal accounts before production.',
      'Hand in the crash reports and your answers to the testers.',
    ],
    stages: [
      { title: 'Job, users, paper screens', hours: 3 },
      { title: 'App that works without a signal', hours: 9 },
      { title: 'Signed release and 12 testers', hours: 4 },
      { title: 'Crash reports, fixes and answers to the testers', hours: 6 },
    ],
  },
  tools: [
    { group: 'Write', items: ['Android Studio', 'Kotlin', 'Jetpack Compose', 'Hilt'] },
    { group: 'Store and send', items: ['Room', 'WorkManager', 'Retrofit', 'Ktor'] },
    { group: 'Test', items: ['JUnit', 'Compose UI tests', 'LeakCanary'] },
    { group: 'Release', items: ['Gradle', 'GitHub Actions', 'Play Console'] },
  ],
  teaching: [
    'Each session opens with a crash log and 10 minutes to explain it.',
    'A trainer reviews your code before it is merged, and you swap test phones every fortnight.',
  ],
  assessment: {
    condition: 'An app that loses an entry when the signal drops does not pass.',
    parts: [
      { term: 'Labs', detail: '30%' },
      { term: 'App in closed testing', detail: '40%' },
      { term: 'Adding a feature to your app, four hours', detail: '30%' },
    ],
  },
  fails:
    'Those who test on the emulator with a perfect network: an app that loses one entry does not pass. And those who look for 12 testers in the last fortnight.',
  certificate: [
    'An assessor installs your app, uses it without a network and asks you about the code.',
    'Take the phone to the interview. An employer can look up the certificate, and the app shows what you can do.',
  ],
  roles: {
    show: 'Your app in closed testing, its crash reports with the fixes, and your answers to the testers.',
    firstJobs: [
      { title: 'Android development intern', modules: ['Kotlin', 'Screens', 'Quality'] },
      { title: 'Junior Android developer', modules: ['Kotlin', 'Screens', 'Offline', 'Network'] },
    ],
    alsoAsked: [
      'A degree or diploma in computing, at most firms',
      'An app with real users: take yours to production after the course',
      'Java for older apps, or Flutter at agencies',
    ],
  },
  questions: [
    {
      question: 'Why Kotlin and not Flutter or React Native?',
      answer:
        'Both work well for forms and catalogues on two platforms. Native code has the advantage with the camera, Bluetooth and long offline use, and what you learn about Android helps in either.',
    },
    {
      question: 'Will Google Play accept my app?',
      answer:
        'Google decides. We check permissions, the data safety form and the target API level against the current rules. Since 31 August 2026 new apps must target Android 16 (API level 36).',
    },
    {
      question: 'Do I pay for a developer account?',
      answer:
        'Yes. Google charges a registration fee and verifies your identity, which can take days, so start early. Account and app remain yours.',
    },
  ],
  callToAction: {
    heading: 'Have an app in mind?',
    text: 'Describe it in two lines and name the languages you have programmed in. We tell you whether to start here or with Web Development.',
    label: 'Contact Us',
    path: '/contactus',
  },
} satisfies TrainingPage;
