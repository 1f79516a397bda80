import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VisitorPreview } from '../ui/visitor-preview.tsx';
import { BatchPreview } from './batch-preview.tsx';

const TYPED = {
  course: 'devops',
  start: '2027-01-09',
  end: '',
  weeks: '12',
  days: 'sat,sun',
  from_time: '10:00',
  to_time: '13:00',
  mode: 'classroom',
  city: 'Pune',
  place: '',
  language: '',
  seats: '24',
  trainer: '',
  fee: '59,000',
  gst_rate: '18',
  instalments: '',
  early_fee: '',
  early_until: '',
  note: 'not for visitors',
};

function drawn(values: Partial<typeof TYPED>, taken = 0): string {
  const known = { devops: 'DevOps', taken: String(taken), timeZone: 'Asia/Kolkata' };
  return renderToStaticMarkup(createElement(BatchPreview, { values: { ...TYPED, ...values }, known }));
}

test('what is typed is drawn as the site says it', () => {
  const preview = drawn({}, 22);
  for (const said of [
    'DevOps',
    '9 January 2027, 12 weeks',
    'Saturday and Sunday, 10:00–13:00 IST',
    '(₹9,000)',
    '2 seats left',
  ])
    expect(preview).toContain(said);
  expect(preview).not.toContain('not for visitors');
});

test.each([
  [{ start: '2027-02-45' }],
  [{ start: 'soon', end: '31.1.2027', early_until: '2027-13-01', early_fee: '5' }],
  [{ fee: 'fifty', seats: 'many', weeks: '-3', gst_rate: '' }],
  [{ days: 'weekends', from_time: '25:99', to_time: '', mode: 'zoom' }],
])('what is typed wrongly, such as %j, is drawn too', (values) => {
  expect(drawn(values)).toContain('Ask for a seat');
});

test('a browser that translates the desk leaves the preview, which is drawn again at each key', () => {
  const preview = createElement(VisitorPreview, null, 'As it is on the site');
  expect(renderToStaticMarkup(preview)).toMatch(/<div[^>]* translate="no"[^>]*>As it is on the site/);
});
