import { testFields } from '../../tests/support/lab-answers.ts';
import { digitalMarketingLab } from './digital-marketing.ts';

testFields(digitalMarketingLab, [
  [
    'The price that counts',
    {},
    'feed',
    [],
    [
      ['400', /only one in ten/i],
      ['80', /only 2% of the clicks/],
      ['8', /price of a click/],
      ['66.67', /multiplied/],
      ['5000', /8 ÷ 0.02/],
      ['much', /8 ÷ 0.02/],
    ],
  ],
  [
    'The price that counts',
    { feed: '₹ 4,000' },
    'search',
    ['1333', '1,333.33', '1334', '₹1333.3'],
    [
      ['667', /Half of them/],
      ['666.67', /Half of them/],
      ['80', /only 6% of the clicks/],
      ['40', /price of a click/],
      ['2667', /click 301/],
      ['1300', /40 ÷ 0.06/],
    ],
  ],
  [
    'What an enquiry is worth',
    {},
    'worth',
    ['2400', '2,400', '₹2,400'],
    [
      ['12000', /Four of five/],
      ['60000', /Divide instead/],
      ['1667', /what the owner can pay/],
      ['1666.67', /what the owner can pay/],
      ['6000', /Start from what an order leaves/],
      ['-2400', /divide it by the enquiries/],
    ],
  ],
  [
    'Three dashboards, one order book',
    {},
    'claimed',
    [],
    [
      ['34', /what the three claim together/],
      ['20', /compare with all 24/],
      ['24', /figure of the book/],
      ['9', /16 \+ 12 \+ 6/],
    ],
  ],
  [
    'Three dashboards, one order book',
    { claimed: '10' },
    'cost',
    ['1500', '₹ 1,500', '1500.00'],
    [
      ['618', /price of a claim/],
      ['617.65', /price of a claim/],
      ['875', /qualified or not/],
      ['2142.86', /30,000 ÷ 14/],
      ['0', /divided by the qualified/],
    ],
  ],
]);
