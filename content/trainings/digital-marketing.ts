import { PATHS } from '../../contracts/paths.ts';
import type { TrainingPage } from '../types.ts';

// Sample: the firm must confirm durations, hours and pass marks.
export const digitalMarketing = {
  kind: 'training',
  path: PATHS.digitalMarketing,
  title: 'Digital Marketing',
  position: 7,
  documentTitle: 'Digital Marketing training',
  description:
    'Run a small live campaign with a spending cap, consent you can show and numbers you can defend. The report says what failed and why.',
  lead: 'You spend a small real budget, ask before you message anyone, and report failures as plainly as successes.',
  image: 'course-marketing',
  icon: 'megaphone',
  menuLine: 'One live campaign, its budget capped',
  tag: 'Digital Marketing',
  courseTitle: 'Digital Marketing',
  summary: 'Plan and run a real ad campaign for a small business, with a spending limit.',
  startsFrom: ['new'],
  level: 'No experience needed',
  laptop: 'Any laptop',
  builds: 'A capped live campaign and its report',
  work: {
    kind: 'campaign',
    title: 'Tiffin service, March',
    cap: 12000,
    spent: [700, 950, 800, 1200, 1350, 1100, 1500, 1250, 1600, 1050, 500],
    states: [
      {
        label: 'Day 5',
        outcome: 'open',
        told: '₹5,000 spent. 9 orders; the group that sees no ads has 4.',
        day: 5,
      },
      { label: 'Cap', outcome: 'bad', told: 'Day 11, ₹12,000: stopped, though it was going well.', day: 11 },
      {
        label: 'Report',
        outcome: 'good',
        told: 'What failed comes first.',
        day: 11,
        lines: [
          ['Feed', '₹4,000, 1 order'],
          ['Search', '₹5,200, 14 orders'],
          ['Messages', '₹2,800, 6 orders'],
          ['Without ads', '8 orders'],
        ],
      },
    ],
  },
  ownHours: 60,
  overview: {
    statement: 'You run a campaign for a business of your choice, on a budget its owner has approved.',
    paragraphs: [
      'When a shop sells one pair of shoes, Google, Meta and the email tool may each claim the sale. So you set one goal before you spend, count actual orders, and say which part of the result you cannot explain.',
      'You also learn the rules. Under the DPDP Act 2023 consent must be free, specific, informed and as easy to withdraw as to give, so a bought contact list is useless. As notified, the duty binds firms from May 2027. In the course it applies from the first day.',
    ],
  },
  highlights: [
    {
      id: 'areas',
      heading: 'The eight areas of the course',
      layout: 'grid',
      items: [
        {
          title: 'Social Media Marketing',
          text: 'Plan a month of posts and short videos for one audience, answer comments, and drop what nobody watches.',
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
          text: 'Set up Tag Manager and Google Analytics 4 with consent, compare clicks with actual orders, explain the gap.',
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
          text: 'Fill in SMS headers and templates for DLT; write on WhatsApp Business to customers who opted in.',
          lesson: 'SMS: headers and templates on DLT (TRAI)',
          icon: 'phone',
        },
      ],
    },
  ],
  audience: {
    suits:
      'Owners who market their own shop, graduates of any stream, and writers or designers who want to understand the numbers.',
    doesNotSuit: 'Those who plan to buy followers, reviews or contact lists. We do not teach that.',
  },
  prerequisites: [
    'You can write a clear paragraph in English or your customers’ language.',
    'You can work with percentages and write a formula in a spreadsheet.',
    'A business to work for: yours, a relative’s or a charity’s, with its owner’s consent.',
  ],
  syllabus: {
    intro:
      'Seven modules, then a live campaign. Before you spend, you write down which result would count as failure.',
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
        lab: 'Interview five buyers and sum up what they said on one page',
      },
      {
        title: 'Search',
        hours: 12,
        lessons: [
          'Queries and Google Search Console',
          'Titles, structure and links in WordPress',
          'Speed with PageSpeed Insights',
          'Google Business Profile and reviews',
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
          'Short videos: script, phone camera, captions',
          'Creators, written briefs and ASCI disclosure labels',
          'Writing with an AI assistant',
        ],
        lab: 'Publish eight posts and two short videos, then decide from the figures which three to drop',
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
          'Google Analytics 4 and Matomo',
          'UTM tags and attribution',
          'Hold-out groups, and samples too small to tell',
          'Orders and costs in a spreadsheet',
        ],
        lab: 'Explain why three dashboards report one order differently',
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
        lab: 'Set up a search campaign, not yet live, with a daily limit and a rule for stopping',
      },
      {
        title: 'Reporting',
        hours: 8,
        lessons: [
          'Cost per order and its uncertainty',
          'Plain charts',
          'What failed, and why',
          'Presenting to the owner in ten minutes',
        ],
        lab: 'Cut a slide deck down to one page that the owner understands',
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
    stages: [
      { title: 'Goal, budget, consent: signed', hours: 3 },
      { title: 'Audience, hold-out group and messages', hours: 4 },
      { title: 'Campaign under the cap', hours: 8 },
      { title: 'Report, failures first', hours: 4 },
      { title: 'Questions from the owner', hours: 1 },
    ],
  },
  tools: [
    { group: 'Search and site', items: ['Google Search Console', 'PageSpeed Insights', 'WordPress'] },
    { group: 'Measure', items: ['Google Tag Manager', 'Google Analytics 4', 'Matomo', 'A spreadsheet'] },
    { group: 'Send', items: ['listmonk', 'WhatsApp Business', 'DMARC reports'] },
    { group: 'Advertise', items: ['Google Ads', 'Meta Ads Manager'] },
  ],
  teaching: [
    'One session a week goes through everyone’s work, figures included.',
    'While your campaign runs, you explain its cost per order to the group.',
  ],
  assessment: {
    condition: 'A message sent without consent fails the conduct of the campaign, however well it sold.',
    parts: [
      { term: 'Weekly exercises', detail: '30%' },
      { term: 'Conduct of the campaign', detail: '30%' },
      { term: 'Report and questions', detail: '40%' },
    ],
  },
  fails:
    'Those who have not found a business by the third week, and those who send even one message without consent: that fails the campaign, however well it sold.',
  certificate: [
    'An assessor compares your report with the platforms’ own records before you pass.',
    'Google and Meta certify separately, with exams of their own.',
  ],
  roles: {
    show: 'One page that the owner understood: goal, cap, orders against the hold-out group, and what failed first.',
    firstJobs: [
      {
        title: 'Digital marketing trainee',
        modules: ['Search', 'Content and social', 'Measurement', 'Paid campaign'],
      },
      {
        title: 'Junior content and SEO writer',
        modules: ['The buyer', 'Search', 'Content and social', 'Reporting'],
      },
    ],
    alsoAsked: [
      'Platform certificates: Google’s can be taken online without a fee',
      'Good written English, often a regional language too',
      'At agencies: several clients at once, and targets',
    ],
  },
  questions: [
    {
      question: 'Can anyone promise page one?',
      answer:
        'No. A place in the unpaid results cannot be bought, and results differ by place and person. We teach what helps a page: useful content, speed, structure and links.',
    },
    {
      question: 'Does the fee cover advertising?',
      answer:
        'No. The business pays the platform directly. When the cap is reached the campaign stops, even in its second week, and you explain it in the report.',
    },
    {
      question: 'Do I have to appear in videos?',
      answer:
        'No. You make two short videos, but someone else may appear in them. You do have to talk to customers.',
    },
  ],
  callToAction: {
    heading: 'Which business would you promote?',
    text: 'Name it, yours or someone else’s, and what it has tried so far. We tell you where the course would start with it and what a sensible first budget is.',
    label: 'Contact Us',
    path: PATHS.contact,
  },
} satisfies TrainingPage;
