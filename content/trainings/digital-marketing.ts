import { PATHS } from '../../contracts/paths.ts';
import type { TrainingPage } from '../types.ts';

// Sample: durations, hours and pass marks are for the firm to confirm.
export const digitalMarketing = {
  kind: 'training',
  path: PATHS.digitalMarketing,
  title: 'Digital Marketing',
  position: 7,
  documentTitle: 'Digital Marketing training',
  description:
    'Run a small live campaign with a spending cap, consent you can show and numbers you can defend. The report says what failed and why.',
  lead: 'You spend a small real budget, ask before you message anyone, and report failures as plainly as successes.',
  image: 'card-contact',
  projectImage: 'card-soc',
  closingImage: 'card-team',
  icon: 'megaphone',
  tag: 'Digital Marketing',
  courseTitle: 'Digital Marketing',
  summary: 'Run a capped live campaign with consent, honest numbers and clear disclosure.',
  startsFrom: ['new'],
  level: 'No experience needed',
  laptop: 'Any laptop',
  builds: 'A capped live campaign and its report',
  schedule: {},
  overview: {
    statement: 'You run one real campaign for one real business, with a budget that its owner has signed.',
    paragraphs: [
      'When the shop sells one pair of shoes, four dashboards may each claim the sale. So you set one goal before you spend, and state which part of a result you cannot explain.',
      'You also learn what not to do. Under the DPDP Act 2023 consent must be free, specific, informed and as easy to withdraw as to give; a bought list has none of that. The duty binds firms from May 2027 as notified. In class it applies from day one.',
    ],
  },
  highlights: [
    {
      id: 'areas',
      heading: 'Eight areas, one budget',
      layout: 'grid',
      items: [
        {
          title: 'Social Media Marketing',
          text: 'Plan a month of posts and short videos for one audience, answer comments, drop what nobody watches.',
          lesson: 'A month of posts for one audience',
          icon: 'people',
        },
        {
          title: 'SEO Optimization',
          text: 'Fix titles, speed and structure, answer real queries, and read Search Console weekly.',
          lesson: 'Titles, structure and links in WordPress',
          icon: 'search',
        },
        {
          title: 'Content Marketing',
          text: 'Write the page that a buyer needs before calling, with sources and a date.',
          lesson: 'The page a buyer needs before calling',
          icon: 'pencil',
        },
        {
          title: 'Influencer Marketing',
          text: 'Brief a creator in writing; place the disclosure label where it cannot be missed.',
          lesson: 'Creators, written briefs and ASCI disclosure labels',
          icon: 'star',
        },
        {
          title: 'Analytics & Data',
          text: 'Count events with consent in Tag Manager, compare tagged links with actual orders, explain the gap.',
          lesson: 'UTM tags and attribution',
          icon: 'chart',
        },
        {
          title: 'Brand Strategy',
          text: 'Say in one sentence what you sell, for whom, and what you will not do.',
          lesson: 'Positioning and brand in one sentence',
          icon: 'compass',
        },
        {
          title: 'Email Campaigns',
          text: 'Write only to people who asked; pass SPF, DKIM and DMARC; offer one-click unsubscribe.',
          lesson: 'Email campaigns in listmonk, with one-click unsubscribe',
          icon: 'mail',
        },
        {
          title: 'Mobile Marketing',
          text: 'Register SMS headers and templates on DLT, message opted-in customers on WhatsApp Business, design pages for one thumb.',
          lesson: 'SMS: headers and templates on DLT (TRAI)',
          icon: 'phone',
        },
      ],
    },
  ],
  audience: {
    suits:
      'Owners who market their own shop, graduates of any stream, and writers or designers who want to understand the numbers.',
    doesNotSuit: 'Anyone who plans to buy followers, reviews or contact lists. We do not teach that.',
  },
  prerequisites: [
    'You can write a clear paragraph in English or your customers’ language.',
    'You can work with percentages and write a formula in a spreadsheet.',
    'A business to work for: yours, a relative’s or a charity’s, with its owner’s consent.',
  ],
  syllabus: {
    intro:
      'Seven modules. Money is spent in the sixth, once you have written down what would count as failure.',
    modules: [
      {
        title: 'The buyer',
        hours: 8,
        lessons: [
          'Interviews with buyers',
          'Competitors and price',
          'Positioning and brand in one sentence',
          'One goal, and what would count as failure',
        ],
        lab: 'Five conversations summed up on one page',
      },
      {
        title: 'Search',
        hours: 12,
        lessons: [
          'Queries and Google Search Console',
          'Titles, structure and links in WordPress',
          'Speed with PageSpeed Insights',
          'Local listings and reviews',
          'AI answers in search',
        ],
        lab: 'Improve three pages and record clicks before and after',
      },
      {
        title: 'Content and social',
        hours: 14,
        lessons: [
          'The page a buyer needs before calling',
          'A month of posts for one audience',
          'Short video',
          'Creators, written briefs and ASCI disclosure labels',
          'Writing with an AI assistant',
        ],
        lab: 'Eight posts and two short videos, and a reason for dropping three',
        aiLab:
          'Draft ten posts with an assistant, check every claim at its source, and publish only what you would sign.',
      },
      {
        title: 'Consent and messages',
        hours: 12,
        lessons: [
          'Consent under the DPDP Act',
          'SPF, DKIM and DMARC reports',
          'Email campaigns in listmonk, with one-click unsubscribe',
          'SMS: headers and templates on DLT (TRAI)',
          'WhatsApp Business',
        ],
        lab: 'Authenticate a test domain, fill in a DLT template, write to 20 people who agreed',
      },
      {
        title: 'Measurement',
        hours: 12,
        lessons: [
          'Events and consent in Google Tag Manager',
          'Google Analytics and Matomo',
          'UTM tags and attribution',
          'Hold-out groups',
          'Orders and costs in a spreadsheet',
        ],
        lab: 'Show why three dashboards disagree about one order',
      },
      {
        title: 'Paid campaign',
        hours: 14,
        lessons: [
          'Auctions, bids and caps',
          'Search campaigns in Google Ads',
          'Audiences in Meta Ads Manager',
          'Landing pages for one thumb',
        ],
        lab: 'Four weeks live with a daily limit and a stop rule',
      },
      {
        title: 'Reporting',
        hours: 8,
        lessons: [
          'Cost per order and its uncertainty',
          'Plain charts',
          'What failed, and why',
          'Ten minutes with the owner',
        ],
        lab: 'A slide deck cut down to one page',
      },
    ],
  },
  project: {
    hours: 20,
    title: 'A capped live campaign, failures reported',
    paragraphs: [
      'You run a campaign for a small business: one goal, one budget signed by its owner, one hold-out group for comparison. The owner pays the platform, up to the cap.',
      'The first page of your report names what failed, what that cost and what you would not do again.',
    ],
  },
  tools: [
    { group: 'Search and site', items: ['Google Search Console', 'PageSpeed Insights', 'WordPress'] },
    { group: 'Measure', items: ['Google Tag Manager', 'Google Analytics', 'Matomo', 'A spreadsheet'] },
    { group: 'Send', items: ['listmonk', 'WhatsApp Business', 'DMARC reports'] },
    { group: 'Advertise', items: ['Google Ads', 'Meta Ads Manager'] },
  ],
  teaching: [
    'One session a week reviews everyone’s campaigns.',
    'Each fortnight you defend your cost per order.',
  ],
  assessment: {
    condition: 'A message sent without consent fails its module, however well it sold.',
    parts: [
      { term: 'Weekly exercises', detail: '30%' },
      { term: 'Conduct of the campaign', detail: '30%' },
      { term: 'Report and questions', detail: '40%' },
    ],
  },
  certificate: [
    'You receive it after an assessor has compared your report with the platform’s own records. Anyone can check its number here.',
    'Google’s and Meta’s certifications are separate exams.',
  ],
  roles: {
    items: [
      { title: 'Digital marketing executive', modules: ['Content and social', 'Paid campaign', 'Reporting'] },
      { title: 'SEO content writer', modules: ['Search', 'Content and social'] },
      { title: 'Email and CRM executive', modules: ['Consent and messages'] },
      { title: 'Marketing coordinator in a small firm', modules: ['The buyer', 'Measurement', 'Reporting'] },
    ],
    note: 'Agencies may also ask for platform certificates; Google’s can be taken online without a fee.',
  },
  questions: [
    {
      question: 'Can anyone promise page one?',
      answer:
        'No. Search engines sell advertisements, not unpaid positions, and results differ by place and person. We teach what makes a page worth finding.',
    },
    {
      question: 'Does the fee cover advertising?',
      answer:
        'No. The business pays the platform directly. When the cap is reached, the campaign stops, even in its second week, and the report says why.',
    },
    {
      question: 'Must I appear in videos?',
      answer:
        'No. You make two short videos, but someone else may appear in them. You do have to talk to customers.',
    },
  ],
  callToAction: {
    heading: 'Tell us who should find you',
    text: 'Name the business, yours or the one you would work for, and what it has tried. We reply with where you would start and a sensible first cap.',
    label: 'Contact Us',
    path: PATHS.contact,
  },
} satisfies TrainingPage;
