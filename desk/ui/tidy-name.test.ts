import { expect, test } from 'vitest';
import { withCapitals, withoutTitle } from './tidy-name.ts';

test.each([
  ['Mr. Arjun Verma', 'Arjun Verma'],
  ['Ms Kavya S', 'Kavya S'],
  ['DR.RITU BANSAL', 'RITU BANSAL'],
  ['Prof. Dr. S. Iyer', 'S. Iyer'],
  ['smt. Lakshmi', 'Lakshmi'],
  ['Kum. Asha', 'Asha'],
  ['Sri Lakshmi', 'Sri Lakshmi'],
  ['Drishti Rao', 'Drishti Rao'],
  ['Er Ravi', 'Er Ravi'],
  ['Dr A Rao', 'A Rao'],
  ['Drü Rao', 'Drü Rao'],
  ['Mr', 'Mr'],
  ['आशा राव', 'आशा राव'],
])('%s without its title is %s', (name, rest) => {
  expect(withoutTitle(name)).toBe(rest);
});

test.each([
  ['LAKSHMI N', 'Lakshmi N'],
  ['suresh babu', 'Suresh Babu'],
  ['asha RAO', 'Asha Rao'],
  ["maria d'souza-pinto", "Maria D'Souza-Pinto"],
  ['S.K. IYER', 'S.K. Iyer'],
  ['ÉMILE', 'Émile'],
  ['Maria de Souza', 'Maria de Souza'],
  ['Ronald McDonald', 'Ronald McDonald'],
  ['A. N.', 'A. N.'],
  ['आशा राव', 'आशा राव'],
])('%s is written %s', (name, written) => {
  expect(withCapitals(name)).toBe(written);
});
