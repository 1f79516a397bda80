import { testFields } from '../../tests/support/lab-answers.ts';
import { aimlLab } from './aiml.ts';

testFields(aimlLab, [
  [
    'Customers on both sides',
    {},
    'rows',
    ['8', ' 8 '],
    [
      ['6', /Count rows/],
      ['12', /never seen/],
      ['7', /One is missing/],
      ['20', /Not all/],
      ['eight', /Count again/],
    ],
  ],
  [
    'The honest score',
    {},
    'accuracy',
    [],
    [
      ['95', /all three leaks/],
      ['85%', /all 20 rows/],
      ['92', /with deposit_refunded/],
      ['91.7', /with deposit_refunded/],
      ['9', /As a share of 12/],
      ['25', /share of wrong answers/],
      ['45', /divided by 20/],
      ['80', /divide by 12/],
    ],
  ],
  [
    'The honest score',
    { accuracy: '75' },
    'baseline',
    [],
    [
      ['70', /over all 20 rows/],
      ['25', /25% cancel/],
      ['9', /As a share of 12/],
      ['0', /everybody who stays/],
      ['50', /says no/],
    ],
  ],
  [
    'The honest score',
    { accuracy: '0.75', baseline: '75 %' },
    'found',
    ['1'],
    [
      ['2', /number it misses/],
      ['3', /only by the model with/],
      ['0', /look at K133/],
      ['4', /does the last column say yes/],
    ],
  ],
]);
