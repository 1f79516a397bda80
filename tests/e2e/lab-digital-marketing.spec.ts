import { choose, testLabByKeyboard, type } from './lab-by-keyboard.ts';

testLabByKeyboard('digital marketing', {
  path: '/it-trainings/digital-marketing/lab',
  steps: [
    {
      title: 'The price that counts',
      wrong: type({ 'Feed ads, for each qualified enquiry': '400' }),
      says: '₹400 buys an enquiry. Only one in ten of them is qualified.',
      right: type({
        'Feed ads, for each qualified enquiry': '4,000',
        'Search ads up to click 300, for each qualified enquiry': '1333.33',
      }),
    },
    {
      title: 'What an enquiry is worth',
      wrong: type({ 'Highest price of a qualified enquiry': '12000' }),
      says: 'Four of five enquiries bring none',
      right: type({ 'Highest price of a qualified enquiry': '2400' }),
    },
    {
      title: 'The plan',
      wrong: type({ 'Search ads': '19000', 'Lead form in the feed': '6000', 'Local listing': '5000' }),
      says: 'In search the first ₹12,000 buy enquiries at ₹1,333. The ₹7,000 beyond buy at ₹2,667',
      right: type({ 'Search ads': '12000', 'Lead form in the feed': '6000', 'Local listing': '5000' }),
    },
    {
      title: 'Two texts, 300 clicks',
      wrong: choose('Switch A off: B brings over 50% more enquiries per click.'),
      says: 'more than a third of such tests',
      right: choose(
        'Keep both: 16 enquiries cannot tell them apart. Decide beforehand how many clicks to wait for.',
      ),
    },
    {
      title: 'Three dashboards, one order book',
      wrong: type({ 'Conversions claimed above the book': '10', 'Cost of a qualified enquiry': '618' }),
      says: '21,000 ÷ 34 is the price of a claim',
      right: type({ 'Conversions claimed above the book': '10', 'Cost of a qualified enquiry': '1,500' }),
    },
    {
      title: 'What the advertising added',
      wrong: choose('34 conversions at ₹618 each: double the budget.'),
      says: 'Ten of the 34 are counted twice',
      right: choose(
        '14 qualified enquiries came in; compared with the parts without advertising, about 4 of them because of it. The figures are too small to be sure: one more month at this budget before deciding.',
      ),
    },
  ],
});
