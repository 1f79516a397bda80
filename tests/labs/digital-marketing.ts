import type { AnswerBank } from './answer-bank.ts';

export const digitalMarketingAnswers: AnswerBank = {
  'The price that counts / feed': {
    right: ['8/0.02/0.1', '(8 / 0.02) / 0.1', '4000', 'Rs 4000', '4000/-', '4k', '8 / 0.02 / 0.1 = 4000'],
    wrong: [
      ['400', 'Only one in ten'],
      ['80', 'only 2% of the clicks'],
      ['8', 'price of a click'],
      ['66.67', 'are multiplied'],
      ['5000', '8 ÷ 0.02'],
      ['much', 'no number in it'],
      ['4000,00', 'with a point: 4000.00'],
    ],
  },
  'The price that counts / search': {
    right: ['1333', '₹1333.3', '1333/-', 'about 1333', '1333 rupees'],
    wrong: [
      ['667', 'Half of them'],
      ['80', 'only 6% of the clicks'],
      ['40', 'price of a click'],
      ['2667', 'click 301'],
      ['1300', '40 ÷ 0.06'],
      ['1333,33', 'with a point: 1333.33'],
      ['none', 'no number'],
    ],
  },
  'What an enquiry is worth / worth': {
    right: ['2400', '₹2,400/-', 'INR 2,400', '12000 / 5 = 2400', '2 400'],
    wrong: [
      ['12000', 'Four of five'],
      ['60000', 'Divide instead'],
      ['1667', 'what the owner can pay'],
      ['6000', 'Start from the ₹12,000 that is left of an order'],
      ['-2400', 'divide it by the number of enquiries'],
      ['2,4', 'with a point: 2.4'],
      ['24000', 'divide it by'],
    ],
  },
  'The plan': {
    right: [
      'form 6000; local 5000; search 12000',
      'form ₹6,000; local ₹5,000; search ₹12,000',
      'form 6000 rupees; local 5000 rupees; search 12000 rupees',
      'form 6 000; local 5 000; search 12 000',
      'form 6000; local 3750; search 12000',
    ],
    wrong: [
      ['form 6000; local 5000; search 12001', 'The ₹1 beyond'],
      ['form 6000; local 5000; search 19000', 'The ₹7,000 beyond buy at ₹2,667'],
      ['form 6000; local 5000; search 12000; feed 4000', 'bring 1 qualified enquiry at ₹4,000'],
      ['form 6000; local 5000; search 12000; feed 7000', 'bring 1.8 qualified enquiries at ₹4,000'],
      ['form 6000; local 5000; search 12000; list 250', 'did not agree'],
      ['form 30000', 'The other ₹24,000'],
      ['form 6001; local 5000; search 12000', 'The other ₹1 show'],
    ],
  },
  'Three dashboards, one order book / claimed': {
    right: ['10', '34 - 24 = 10', '+10', '10 too many', 'claimed: 10'],
    wrong: [
      ['34', 'what the three claim together'],
      ['20', 'compare with all 24'],
      ['24', 'a figure of the book'],
      ['9', '16 + 12 + 6'],
      ['10%', 'not a share'],
      ['10 enquiries too few', 'does not belong'],
      ['10 or 20', 'Write one number'],
    ],
  },
  'Three dashboards, one order book / cost': {
    right: ['1500', 'Rs. 1,500/-', '1.5k', '₹1,500/-', '₹1,500 each'],
    wrong: [
      ['618', 'price of a claim'],
      ['875', 'qualified or not'],
      ['2142.86', '30,000 ÷ 14'],
      ['0', 'divided by the qualified'],
      ['1,5', 'with a point'],
      ['1500 dollars', 'does not belong'],
      ['1500 or 875', 'Write one number'],
    ],
  },
};
