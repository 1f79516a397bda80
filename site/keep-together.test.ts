import { expect, test } from 'vitest';
import { keepTogether, unbroken } from './keep-together.ts';

const KEPT = '<span class="keep-together">CERT-In</span>';

test('a name with a hyphen stays on one line wherever it is read', () => {
  expect(keepTogether('<p>We report to CERT-In. CERT-In’s directions</p>')).toBe(
    `<p>We report to ${KEPT}. ${KEPT}’s directions</p>`,
  );
  expect(keepTogether('<p>A 40-person firm signs in by sign-in page</p>')).toBe(
    '<p>A <span class="keep-together">40-person</span> firm signs in by <span class="keep-together">sign-in</span> page</p>',
  );
  expect(keepTogether('<p>To incident@cert-in.org.in.</p>')).toBe(
    '<p>To <span class="keep-together">incident@cert-in.org.in</span>.</p>',
  );
  expect(keepTogether('<b>Wi-Fi</b>')).toBe('<b><span class="keep-together">Wi-Fi</span></b>');
});

test.each([
  'E-4528-6G',
  'A-BCDF-GH',
  '10-minute',
  '800-189',
  '60–90',
  'CWE-427',
  '+91 00000 12345',
  'follow-up',
  'force-pushed',
  'Hands-On',
  'Power BI',
  '-RequireSecuritySignature',
])('a line does not end within %s', (number) => {
  expect(keepTogether(`<p>After ${number} and</p>`)).toBe(
    `<p>After <span class="keep-together">${number}</span> and</p>`,
  );
});

test.each([
  '<a href="tel:+910000012345">Call</a>',
  '<title>CERT-In</title>',
  '<svg><text>VPN sign-in</text></svg>',
  '<pre><code>Date: 2026-10</code></pre>',
  '<textarea>CERT-In</textarea>',
  '<meta content="CERT-In"/><p>a</p>',
  '<script type="application/ld+json">{"text":"CERT-In"}</script>',
  '<react-island props="{}"><p>CERT-In</p></react-island>',
])('%s stays as it is', (html) => {
  expect(keepTogether(html)).toBe(html);
});

test.each([
  [
    ['C++', '.NET', 'R&D'],
    ['C++', '.NET', 'R&amp;D'],
  ],
  [[], []],
])('of the names %j, those that are read stay on one line', (names, found) => {
  expect('C++ and .NET in R&amp;D'.match(unbroken(names)) ?? []).toEqual(found);
});
