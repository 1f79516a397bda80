import { expect, it } from 'vitest';
import { asHtml } from './as-html.ts';

it('what looks like HTML in a letter stays text', () => {
  expect(asHtml('Fees & dates: "DevOps" < 3 <b>seats</b>')).toContain(
    'Fees &amp; dates: &quot;DevOps&quot; &lt; 3 &lt;b&gt;seats&lt;/b&gt;',
  );
});
