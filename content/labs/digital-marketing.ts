import { PATHS } from '../../contracts/paths.ts';
import type { LabPage } from '../types.ts';
import { judgePlan, planTotal } from './judges/digital-marketing.ts';

export const digitalMarketingLab: LabPage = {
  kind: 'lab',
  path: `${PATHS.digitalMarketing}/lab`,
  course: PATHS.digitalMarketing,
  title: 'Plan 30,000 rupees of ads for a kitchen maker',
  documentTitle: 'Digital Marketing lab: plan a capped budget',
  description:
    'Open exercise: spread a capped budget over five channels, judge an ad test with few clicks, and report what the advertising really added.',
  label: 'Open lab',
  lead: 'An owner signs a budget and wants to know what came of it. You plan it, read a test that is too small, and choose the sentence that he will act on.',
  image: 'course-marketing',
  invitation: 'Plan a capped budget and report what the advertising added',
  minutes: 20,
  needs: 'Percentages and a calculator; the terms are explained',
  story: [
    'A workshop in Nagpur builds modular kitchens. It can make six more a month. The owner has signed ₹30,000 for four weeks of advertising; that is the most he will pay, and he wants at least 18 qualified enquiries.',
    'An enquiry is qualified if the flat is in the city, the caller decides, and the kitchen is wanted within six months. One qualified enquiry in five becomes an order, and an order leaves ₹12,000 after material, wages and transport.',
  ],
  materials: [
    {
      id: 'channels',
      title: 'What the channels cost',
      table: {
        columns: ['Channel', 'Price', 'Enquire', 'Qualified', 'Limit'],
        rows: [
          ['Search ads', '₹40 a click, ₹80 from click 301', '6%', '50%', 'no limit'],
          ['Feed ads', '₹8 a click', '2%', '10%', 'no limit'],
          ['Lead form in the feed', '₹150 a form', '100%', '15%', '40 forms'],
          ['Local listing', '₹25 a click', '5%', '40%', '200 clicks'],
          ['SMS to a bought list', '₹0.25 a message', '1% *', '100% *', '20,000 numbers'],
        ],
      },
      caption:
        'Invented for this exercise: an estimate from two small campaigns of the workshop. Enquire: share of the clicks, forms or messages. Qualified: share of the enquiries. Limit: what there is to buy in four weeks; after 40 forms everybody has seen the form, and from click 301 on search also reaches people who search for something related. * says the seller.',
    },
  ],
  steps: [
    {
      kind: 'fields',
      title: 'The price that counts',
      task: 'What does one qualified enquiry cost in feed ads, and what in search ads up to click 300?',
      hint: 'Price of a click ÷ share of clicks that enquire ÷ share of enquiries that are qualified.',
      fields: [
        {
          name: 'feed',
          label: 'Feed ads, for each qualified enquiry',
          unit: 'rupees',
          input: 'decimal',
          reads: 'number',
          accepted: [4000],
          wrong: [
            { answers: [400], response: '₹400 buys an enquiry. Only one in ten of them is qualified.' },
            { answers: [80], response: '8 ÷ 10% leaves out that only 2% of the clicks enquire.' },
            { answers: [8], response: '₹8 is the price of a click.' },
            {
              answers: [[66, 67]],
              response: '2% and 10% are multiplied, because the second is a share of the first.',
            },
          ],
          otherwise: '8 ÷ 0.02 gives the price of an enquiry. Divide that by the share that is qualified.',
        },
        {
          name: 'search',
          label: 'Search ads up to click 300, for each qualified enquiry',
          unit: 'rupees',
          input: 'decimal',
          reads: 'number',
          accepted: [[1333, 1334]],
          wrong: [
            {
              answers: [[666, 667]],
              response: 'That is the price of an enquiry. Half of them are qualified.',
            },
            { answers: [80], response: '40 ÷ 50% leaves out that only 6% of the clicks enquire.' },
            { answers: [40], response: '₹40 is the price of a click.' },
            {
              answers: [[2666, 2667]],
              response: 'That is the price from click 301 on, at ₹80 a click.',
            },
          ],
          otherwise: '40 ÷ 0.06 gives the price of an enquiry. Divide that by 0.5.',
        },
      ],
      answer: 'Feed ads ₹4,000, search ads ₹1,333.',
      explanation: [
        'The click that costs a fifth leads to an enquiry that costs three times as much. The others in the same way: lead form ₹1,000, local listing ₹1,250, search from click 301 on ₹2,667.',
        'A platform reports the price of a click because it sells clicks. What you need from the owner is a rule for when an enquiry counts.',
      ],
    },
    {
      kind: 'fields',
      title: 'What an enquiry is worth',
      task: 'Up to which price does a qualified enquiry pay for itself?',
      hint: 'Of five qualified enquiries, one becomes an order.',
      fields: [
        {
          name: 'worth',
          label: 'Highest price of a qualified enquiry',
          unit: 'rupees',
          input: 'numeric',
          reads: 'number',
          accepted: [2400],
          wrong: [
            {
              answers: [12000],
              response: '₹12,000 is what an order leaves. Four of five enquiries bring none.',
            },
            { answers: [60000], response: 'Divide instead: five enquiries share the ₹12,000 of one order.' },
            {
              answers: [[1666, 1667]],
              response:
                'That is the budget over 18 enquiries: what the owner can pay, not what one earns him.',
            },
            {
              answers: [6000],
              response: 'That is ₹30,000 ÷ 5. Start from the ₹12,000 that is left of an order.',
            },
          ],
          otherwise:
            'Take the amount that is left of one order, and divide it by the number of enquiries for one order.',
        },
      ],
      answer: '₹2,400.',
      explanation: [
        '₹12,000 ÷ 5. Above that, each further enquiry costs the owner money, even inside the budget. Feed ads at ₹4,000 are out, and so is search from click 301 on at ₹2,667.',
      ],
    },
    {
      kind: 'amounts',
      title: 'The plan',
      task: 'Spread the budget so that at least 18 qualified enquiries can be expected, and no part of it buys enquiries above ₹2,400. You need not spend it all.',
      hint: 'Begin with the cheapest qualified enquiry and go on while a channel has room: lead form, local listing, search up to click 300.',
      unit: 'rupees',
      fields: [
        {
          name: 'search',
          label: 'Search ads',
          note: '₹1,333 for each qualified enquiry up to click 300, then ₹2,667',
          start: 0,
        },
        { name: 'feed', label: 'Feed ads', note: '₹4,000 for each qualified enquiry', start: 0 },
        { name: 'form', label: 'Lead form in the feed', note: '₹1,000 for each; 40 forms at ₹150', start: 0 },
        { name: 'local', label: 'Local listing', note: '₹1,250 for each; 200 clicks at ₹25', start: 0 },
        { name: 'list', label: 'SMS to a bought list', note: '₹25 for each, says the seller', start: 0 },
      ],
      total: planTotal,
      judge: judgePlan,
      example: { search: 12_000, feed: 0, form: 6_000, local: 5_000, list: 0 },
      answer:
        'Lead form ₹6,000 (6 enquiries), local listing ₹5,000 (4), search ₹12,000 (9): 19 for ₹23,000. ₹7,000 stay with the owner.',
      explanation: [
        'A budget is a limit. The last ₹7,000 would buy between two and three enquiries at ₹2,667, and lose money on each.',
        'The list fails before any price. The DPDP Act asks for consent that the firm itself can show. TRAI’s rules for SMS ask for a registered sender and template, and a check of each number’s preferences. A bought list brings none of it.',
      ],
    },
    {
      kind: 'choice',
      title: 'Two texts, 300 clicks',
      task: 'Search showed two texts at random. Text A: 145 clicks, 6 enquiries (4.1%). Text B: 155 clicks, 10 enquiries (6.5%). The owner wants to switch A off. What do you tell him?',
      hint: 'How many enquiries separate the two? Picture one weekend on which four more people happened to call.',
      options: [
        {
          text: 'Switch A off: B brings over 50% more enquiries per click.',
          response:
            'It has so far, by four enquiries. With equally good texts, more than a third of such tests show a gap this wide.',
        },
        {
          text: 'Keep both: 16 enquiries cannot tell them apart. Decide beforehand how many clicks to wait for.',
          isRight: true,
        },
        {
          text: 'The texts are equally good; stop testing.',
          response: 'That is not shown either. B may be much better; 300 clicks are too few to see it.',
        },
        {
          text: 'Look every morning and switch A off on the day the difference becomes significant.',
          response:
            'If you look daily and stop at the first significant day, you find a winner far too often, even between two copies of one text.',
        },
      ],
      answer: 'Keep both, and decide beforehand how many clicks to wait for.',
      explanation: [
        'To tell 4.1% from 6.5% reliably takes some 1,500 clicks for each text (5% error, 80% power), ten times what there is. With 300 clicks a month the workshop had better test what makes a larger difference, such as prices on the page.',
      ],
    },
    {
      kind: 'fields',
      title: 'Three dashboards, one order book',
      task: 'After four weeks ₹21,000 of the plan are spent. Search reports 16 conversions, the feed with its form 12, the listing 6. The workshop’s book has 24 enquiries by telephone number, 14 of them qualified. How many conversions are claimed above what the book holds, and what did a qualified enquiry cost?',
      hint: 'Add up what the three claim. For the price, divide the money by what the owner counts.',
      fields: [
        {
          name: 'claimed',
          label: 'Conversions claimed above the book',
          input: 'numeric',
          reads: 'number',
          accepted: [10],
          wrong: [
            { answers: [34], response: '34 is what the three claim together. The book has 24.' },
            {
              answers: [20],
              response:
                '20 compares with the qualified ones. A dashboard cannot know who is qualified; compare with all 24.',
            },
            {
              answers: [24, 14],
              response: 'That is a figure of the book. By how much do the claims exceed it?',
            },
          ],
          otherwise: '16 + 12 + 6, less the enquiries in the book.',
        },
        {
          name: 'cost',
          label: 'Cost of a qualified enquiry',
          unit: 'rupees',
          input: 'decimal',
          reads: 'number',
          accepted: [1500],
          wrong: [
            {
              answers: [[617, 618]],
              response: '21,000 ÷ 34 is the price of a claim. Ten of the claims are counted twice.',
            },
            { answers: [875], response: '₹875 is the price of an enquiry, qualified or not.' },
            { answers: [[2142, 2143]], response: 'That is 30,000 ÷ 14. ₹21,000 were spent.' },
          ],
          otherwise: 'Money spent, divided by the qualified enquiries in the book.',
        },
      ],
      answer: '10 claimed too many; ₹1,500 for each qualified enquiry.',
      explanation: [
        'Somebody sees the form, searches a week later, and calls from the listing: three platforms, one enquiry. Each counts what it touched within its own attribution window, and none knows of the others.',
        'So the count comes from the book. Ask every caller where they heard of you, and write the answer down even if it is “from my sister”.',
      ],
    },
    {
      kind: 'choice',
      title: 'What the advertising added',
      task: 'Parts of the city drawn by lot, 40,000 households, saw no advertising: 2 qualified enquiries came from there. The other 160,000 households brought 12. Which sentence goes to the owner?',
      hint: 'Had the 160,000 households enquired as often as those without advertising, how many would have called?',
      options: [
        {
          text: '34 conversions at ₹618 each: double the budget.',
          response:
            'Ten of the 34 are counted twice, and ten more were not qualified. The book is the count.',
        },
        {
          text: 'The advertising brought 14 qualified enquiries at ₹1,500 each.',
          response:
            'Two of the 14 came from where there was no advertising, and others would have called as well.',
        },
        {
          text: '14 qualified enquiries came in; compared with the parts without advertising, about 4 of them because of it. The figures are too small to be sure: one more month at this budget before deciding.',
          isRight: true,
        },
        {
          text: 'Four enquiries for ₹21,000: advertising does not work for kitchens.',
          response:
            'The comparison rests on 2 enquiries. With 1 or 4 in their place it would read quite differently.',
        },
      ],
      answer:
        '14 came in, about 4 of them because of the advertising, and the figures are too small to be sure.',
      explanation: [
        '2 of 40,000 households is 8 of 160,000; there were 12. About 4 enquiries at ₹5,250 each would be above the ₹2,400 that one is worth. With so few it may as well have been 10, or none, so the next month gets a larger hold-out and the same limit.',
      ],
    },
  ],
  closing: {
    did: [
      'You compared channels by the price of a qualified enquiry instead of a click.',
      'You left ₹7,000 unspent, because what they would buy costs more than it earns.',
      'You refused to name a winner from 16 enquiries.',
      'You counted in the book, and used a hold-out to see what the advertising added.',
    ],
    adds: [
      { text: 'Do it with a real budget that an owner has signed.', lesson: 'Auctions, bids and caps' },
      {
        text: 'Set aside a hold-out before the first rupee is spent.',
        lesson: 'Hold-out groups, and samples too small to tell',
      },
      { text: 'Write the page that says what failed.', lesson: 'What failed, and why' },
    ],
  },
};
