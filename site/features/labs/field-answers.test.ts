import { describe, expect, test } from 'vitest';
import { androidLab } from '../../../content/labs/android-app-development.ts';
import { aimlLab } from '../../../content/labs/aiml.ts';
import { digitalMarketingLab } from '../../../content/labs/digital-marketing.ts';
import type { LabPage } from '../../../content/types.ts';
import { judge } from './judge.ts';

/** Judges one field; the fields before it have their right answers. */
function told(lab: LabPage, title: string, right: Record<string, string>, name: string, typed: string) {
  const step = lab.steps.find((each) => each.title === title);
  if (step?.kind !== 'fields') throw new Error(`${lab.path} has no fields under “${title}”`);
  const before = Object.entries(right).map(([field, value]) => [field, [value]]);
  return judge(step, { ...Object.fromEntries(before), [name]: [typed] });
}

const command = (typed: string) => told(androidLab, 'Make it happen', {}, 'command', typed);

describe('the command that ends a process', () => {
  test.each([
    'adb shell am kill com.example.fieldvisit',
    '  ADB shell  am kill com.example.fieldvisit ',
    'am kill com.example.fieldvisit',
    'adb shell am kill --user 0 com.example.fieldvisit',
  ])('is right as %j', (typed) => expect(command(typed).correct).toBe(true));

  test.each([
    ['adb shell am force-stop com.example.fieldvisit', /throws away the task/],
    ['adb shell am crash com.example.fieldvisit', /a trace of its own/],
    ['adb shell am kill', /It needs the name of the package/],
    ['adb shell am kill <package>', /It needs the name of the package/],
    ['adb shell am kill 18342', /It needs the name of the package/],
    ['adb shell am kill com.example.other', /It needs the name of the package/],
    ['adb shell kill -9 18342', /not rooted/],
    ['adb shell pm clear com.example.fieldvisit', /removes the app’s data/],
    ['adb uninstall com.example.fieldvisit', /removes the app’s data/],
    ['adb shell settings put global always_finish_activities 1', /leaves the process alive/],
    ['adb reboot', /kills background processes/],
    ['adb shell am kill com.example.fieldvisit.debug', /kills background processes|name of the package/],
    ['<script>', /kills background processes/],
    ['', /is empty/],
  ])('is refused as %j', (typed, message) => {
    expect(command(typed).message).toMatch(message);
    expect(command(typed).correct).toBe(false);
  });
});

describe.each<[LabPage, string, Record<string, string>, string, string[], [string, RegExp][]]>([
  [
    digitalMarketingLab,
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
    digitalMarketingLab,
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
    digitalMarketingLab,
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
    digitalMarketingLab,
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
    digitalMarketingLab,
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
  [
    aimlLab,
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
    aimlLab,
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
    aimlLab,
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
    aimlLab,
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
])('%# the field of a step', (lab, title, right, name, accepted, refused) => {
  test(`${title}: ${name}`, () => {
    for (const typed of accepted) {
      expect(told(lab, title, right, name, typed), typed).toMatchObject({ correct: true });
    }
    for (const [typed, message] of refused) {
      const verdict = told(lab, title, right, name, typed);
      expect(verdict.message, typed).toMatch(message);
      expect(verdict, typed).toMatchObject({ correct: false, field: name });
    }
  });
});
