import type { AnswerBank } from './answer-bank.ts';

export const aimlAnswers: AnswerBank = {
  'Customers on both sides / rows': {
    right: ['8', 'eight'],
    wrong: [
      ['6', 'Count rows'],
      ['12', 'never seen'],
      ['7', 'One is missing'],
    ],
  },
  'The honest score / accuracy': {
    right: ['75', '0.75'],
    wrong: [
      ['95', 'all three leaks'],
      ['85%', 'all 20 rows'],
      ['92', 'with deposit_refunded'],
    ],
  },
  'The honest score / baseline': {
    right: ['75', '75 per cent'],
    wrong: [
      ['70', 'over all 20 rows'],
      ['25', '25% cancel'],
      ['9', 'As a share of 12'],
    ],
  },
  'The honest score / found': {
    right: ['1', 'one'],
    wrong: [
      ['2', 'number it misses'],
      ['3', 'only by the model with'],
      ['0', 'look at K133'],
    ],
  },
  'What the scaler may know / order': {
    right: ['BEDAC', 'B E D A C'],
    wrong: [
      ['BEADC', 'A comes before D'],
      ['BEDCA', 'C comes before A'],
      ['BDAEC', 'the column from the future'],
    ],
  },
  'What the scaler may know / first': {
    right: ['2', '(22 - 10)/6 = 2'],
    wrong: [
      ['1.68', 'all seven rows'],
      ['1.39', 'test rows themselves'],
      ['1.73', 'divided by n - 1'],
    ],
  },
  'What the scaler may know / second': {
    right: ['-0.5', '-1/2'],
    wrong: [
      ['0.5', 'below the mean'],
      ['-0.67', 'all seven rows'],
      ['-0.93', 'test rows themselves'],
    ],
  },
  'What the scaler may know / third': {
    right: ['0', '0/6'],
    wrong: [
      ['-0.2', 'all seven rows'],
      ['-0.46', 'test rows themselves'],
      ['10', '(10 - mean)'],
    ],
  },
};
