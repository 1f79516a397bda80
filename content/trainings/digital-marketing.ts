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
    'Run a small live campaign with a spending cap, consent you can show and numbers you can defend. The report says what failed.',
  lead: 'You spend a small budget in public, ask before you message anyone, and report what did not work beside what did.',
  image: 'card-contact',
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
      'Good marketing starts by admitting that. You set one goal before you spend and say which part of a result you cannot explain.',
      'You also learn what to leave alone. Under the DPDP Act 2023 consent must be free, specific, informed and as easy to withdraw as to give; a bought list has none of that. The duty binds firms from May 2027 as notified; in class it binds you now.',
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
          text: 'Plan a month of posts for one audience, answer comments, drop what nobody keeps.',
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
          text: 'Brief a creator in writing; put the disclosure label where nobody can miss it.',
          icon: 'star',
        },
        {
          title: 'Analytics & Data',
          text: 'Count events with consent, compare tagged links with actual orders, explain the gap.',
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
          text: 'Register SMS headers and templates under TRAI’s rules, and design pages for one thumb.',
          icon: 'phone',
        },
      ],
    },
  ],
  audience: {
    suits:
      'Owners who market their own shop, graduates of any stream, and writers or designers who want the numbers.',
    doesNotSuit: 'Anyone who plans to buy followers, reviews or address lists. We do not teach that.',
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
        lab: 'Repair three pages and record clicks before and after',
      },
      {
        title: 'Content and social',
        study: 'Calendars, formats, creators, ASCI disclosure labels',
        lab: '10 posts, and a reason for dropping two',
      },
      {
        title: 'Consent and messages',
        study: 'DPDP Act, DMARC, SMS registration, unsubscribe',
        lab: 'Authenticate a test domain and write to 20 people who agreed',
      },
      {
        title: 'Measurement',
        study: 'Events, link tags, attribution, hold-outs',
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
      'You run a campaign for a small business: one goal, one budget that its owner has signed, one thing held back for comparison. The owner pays the platform, up to the cap.',
      'The first page of your report names what failed and what that cost. A rising line is easy to show; you also show what you would not do again.',
    ],
  },
  tools: [
    { group: 'Search and site', items: ['Google Search Console', 'PageSpeed Insights', 'WordPress'] },
    { group: 'Measure', items: ['Matomo', 'Google Analytics', 'A spreadsheet'] },
    { group: 'Send', items: ['listmonk', 'DMARC reports'] },
    { group: 'Advertise', items: ['Google Ads', 'Meta Ads Manager'] },
  ],
  teaching: [
    '90 to 110 hours. One session a week is a review of campaigns, not of people.',
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
    'You receive it after an assessor has compared your report with the platform’s own records. Anybody can check its number here.',
    'It predicts no results at your next firm, and it is not a Google or Meta certification.',
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
        'No. The business pays the platform directly. When the cap is reached the campaign stops, even in its second week, and the report says why.',
    },
    {
      question: 'Must I appear in videos?',
      answer: 'No. Writing, editing and measuring count as much. You do have to talk to customers, though.',
    },
  ],
  callToAction: {
    heading: 'Tell us who should find you',
    text: 'Name the business, yours or the one you would work for, and what it has tried. We reply with where you would start and a sensible first cap.',
    label: 'Contact Us',
    path: PATHS.contact,
  },
} satisfies TrainingPage;
