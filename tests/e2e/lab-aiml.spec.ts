import { choose, pick, testLabByKeyboard, type } from './lab-by-keyboard.ts';

testLabByKeyboard('AI', {
  path: '/it-trainings/aiml/lab',
  steps: [
    {
      title: 'A column from the future',
      wrong: choose('late_payments'),
      says: 'on that day it is known',
      right: choose('deposit_refunded'),
    },
    {
      title: 'The line that looks ahead',
      wrong: pick(10),
      says: 'Here the rows are set apart, which comes too late',
      right: pick(9),
    },
    {
      title: 'Customers on both sides',
      wrong: type({ 'Test rows of customers who are in the training part': '6' }),
      says: '6 customers; two of them, K104 and K117, have two test rows each',
      right: type({ 'Test rows of customers who are in the training part': '8' }),
    },
    {
      title: 'The honest score',
      wrong: type({ 'Accuracy of the model on the 12 rows': '85' }),
      says: '85% is over all 20 rows',
      right: type({
        'Accuracy of the model on the 12 rows': '75%',
        'Accuracy of “nobody cancels” on the 12 rows': '75',
        'Of the 3 customers who cancel, the model finds': '1',
      }),
    },
    {
      title: 'Repair the evaluation',
      wrong: pick(3, 6, 9, 16),
      says: 'this keeps the rows of a month together',
      right: pick(3, 8, 9, 16),
    },
    {
      title: 'What the scaler may know',
      wrong: type({ 'Order of the five letters': 'BEADC' }),
      says: 'A comes before D',
      right: type({
        'Order of the five letters': 'B, E, D, A, C',
        'The row with 22, scaled': '2',
        'The row with 7, scaled': '−0.5',
        'The row with 10, scaled': '0',
      }),
    },
    {
      title: 'What you report',
      wrong: choose('The model is right in 75% of cases.'),
      says: 'True, and so is “nobody cancels”',
      right: choose(
        'On new customers the model does no better than “nobody cancels”, and finds 1 of 3 who leave. 12 rows are too few to decide; no bonus should depend on it yet.',
      ),
    },
  ],
});
