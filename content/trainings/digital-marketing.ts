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
  facts: [
    { term: 'Length', detail: '90–110 hours, four weeks of them live' },
    { term: 'You bring', detail: 'A business to work for, and its permission' },
    { term: 'Budget', detail: 'Small, capped, signed by the owner' },
    { term: 'You hand in', detail: 'A campaign report with its failures' },
  ],
  overview: {
    statement: 'Four channels will each claim the same sale. The shop sold one.',
    paragraphs: [
      'Good marketing starts by admitting that. You set one goal before you spend, and state which part of a result you cannot explain.',
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
          icon: 'people',
        },
        {
          title: 'SEO Optimization',
          text: 'Fix titles, speed and structure, answer real queries, and read Search Console weekly.',
          icon: 'search',
        },
        {
          title: 'Content Marketing',
          text: 'Write the page that a buyer needs before calling, with sources and a date.',
          icon: 'pencil',
        },
        {
          title: 'Influencer Marketing',
          text: 'Brief a creator in writing; place the disclosure label where it cannot be missed.',
          icon: 'star',
        },
        {
          title: 'Analytics & Data',
          text: 'Count events with consent in Tag Manager, compare tagged links with actual orders, explain the gap.',
          icon: 'chart',
        },
        {
          title: 'Brand Strategy',
          text: 'Say in one sentence what you sell, for whom, and what you will not do.',
          icon: 'compass',
        },
        {
          title: 'Email Campaigns',
          text: 'Write only to people who asked; pass SPF, DKIM and DMARC; offer one-click unsubscribe.',
          icon: 'mail',
        },
        {
          title: 'Mobile Marketing',
          text: 'Register SMS headers and templates on DLT, message opted-in customers on WhatsApp Business, design pages for one thumb.',
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
        study: 'Interviews, competitors, positioning, price',
        lab: 'Five conversations summed up on one page',
      },
      {
        title: 'Search',
        study: 'Queries, crawling, titles, page speed, local listings, AI answers',
        lab: 'Improve three pages and record clicks before and after',
      },
      {
        title: 'Content and social',
        study: 'Calendars, short video, creators, ASCI disclosure labels',
        lab: 'Eight posts and two short videos, and a reason for dropping three',
      },
      {
        title: 'Consent and messages',
        study: 'DPDP Act, DMARC, DLT registration for SMS (TRAI), WhatsApp Business, unsubscribe',
        lab: 'Authenticate a test domain, fill in a DLT template, write to 20 people who agreed',
      },
      {
        title: 'Measurement',
        study: 'Tag Manager, events, consent, UTM tags, attribution, hold-outs',
        lab: 'Show why three dashboards disagree about one order',
      },
      {
        title: 'Paid campaign',
        study: 'Auctions, audiences, bids, caps, landing pages',
        lab: 'Four weeks live with a daily limit and a stop rule',
      },
      {
        title: 'Reporting',
        study: 'Cost per order, uncertainty, plain charts',
        lab: 'A slide deck cut down to one page',
      },
    ],
  },
  project: {
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
    '90 to 110 hours. One session a week reviews everyone’s campaigns.',
    'Each fortnight you defend your cost per order.',
  ],
  assessment: {
    intro: 'Pass mark 60%. A message sent without consent fails its module, however well it sold.',
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
      'Digital marketing executive',
      'SEO content writer',
      'Email and CRM executive',
      'Marketing coordinator in a small firm',
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
