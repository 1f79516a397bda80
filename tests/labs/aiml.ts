import type { AnswerBank } from './answer-bank.ts';

export const aimlAnswers: AnswerBank = {
  'Customers on both sides / rows': {
    right: ['8', 'eight', '8 out of 20', '8 test rows', '8 rows = 8'],
    wrong: [
      ['6', 'Count rows'],
      ['12', 'never seen'],
      ['7', 'One is missing'],
      ['20', 'Not all'],
      ['40%', 'not a share'],
      ['8 or 6', 'Write one number'],
      ['80', 'Count again'],
    ],
  },
  'The honest score / accuracy': {
    right: ['75', '0.75', '75 per cent', '9 out of 12', '9 / 12 = 0.75'],
    wrong: [
      ['95', 'all three leaks'],
      ['85%', 'all 20 rows'],
      ['92', 'with deposit_refunded'],
      ['9', 'As a share of 12'],
      ['25', 'share of wrong answers'],
      ['45', 'divided by 20'],
      ['80', 'divide by 12'],
    ],
  },
  'The honest score / baseline': {
    right: ['75', '75 per cent', '.75', '9 out of 12', '75.0'],
    wrong: [
      ['70', 'over all 20 rows'],
      ['25', '25% cancel'],
      ['9', 'As a share of 12'],
      ['0', 'everybody who stays'],
      ['50', 'says no'],
      ['75,0', 'with a point'],
      ['nobody', 'no number'],
    ],
  },
  'The honest score / found': {
    right: ['1', 'one', '1.0', '1 / 3', '1 customer of 3'],
    wrong: [
      ['2', 'number it misses'],
      ['3', 'only by the model with'],
      ['0', 'look at K133'],
      ['none', 'no number'],
      ['4', 'does the last column say yes'],
      ['33%', 'not a share'],
      ['1 or 2', 'Write one number'],
    ],
  },
  'What the scaler may know / order': {
    right: ['BEDAC', 'B E D A C', 'BDEAC', 'B-E-D-A-C', 'B;E;D;A;C'],
    wrong: [
      ['BEADC', 'A comes before D'],
      ['BEDCA', 'C comes before A'],
      ['BDAEC', 'the column from the future'],
      ['EBDAC', 'before the file is read'],
      ['BEDA', 'each of the five letters once'],
      ['read, drop, split', 'only the letters'],
    ],
  },
  'What the scaler may know / first': {
    right: ['2', '(22 - 10)/6 = 2', 'two', '12 ÷ 6', '+2.0'],
    wrong: [
      ['1.68', 'all seven rows'],
      ['1.39', 'test rows themselves'],
      ['1.73', 'divided by n - 1'],
      ['12', 'distance from the mean'],
      ['-2', '(22 - mean)'],
      ['2,5', 'with a point'],
      ['200%', 'not a share'],
    ],
  },
  'What the scaler may know / second': {
    right: ['-0.5', '-1/2', '-0.5 ', '(7 - 10)/6 = -0.5', '−0.50'],
    wrong: [
      ['0.5', 'below the mean'],
      ['-0.67', 'all seven rows'],
      ['-0.93', 'test rows themselves'],
      ['-3', 'distance from the mean'],
      ['-0,5', 'with a point: -0.5'],
      ['-5', '(7 - mean)'],
      ['-50%', 'not a share'],
    ],
  },
  'What the scaler may know / third': {
    right: ['0', '0/6', '0.00', '+0', '0 ÷ 6'],
    wrong: [
      ['-0.2', 'all seven rows'],
      ['-0.46', 'test rows themselves'],
      ['10', '(10 - mean)'],
      ['none', 'no number'],
      ['0 or 1', 'Write one number'],
      ['0,5', 'with a point'],
      ['100%', 'not a share'],
    ],
  },
};
