import { expect, test } from 'vitest';
import { exhibitOf } from './exhibits.ts';
import { pages } from './pages.ts';
import type { Engagement } from './types.ts';

const services = pages.filter((page) => page.kind === 'service');
const soldAs = (engagement: Engagement) => services.filter(({ terms }) => terms.engagement === engagement);

test('a test shows its proof, with what matters marked', () => {
  for (const page of soldAs('test')) {
    const { evidence = [] } = exhibitOf(page);
    expect(evidence, page.path).toHaveLength(2);
    expect(evidence.flatMap(({ lines }) => lines).join('\n'), page.path).toMatch(/\[\[.+\]\]/);
  }
});

test('the proof of a finding that the sample report has is that of the report', () => {
  const web = services.find(({ title }) => title === 'Web Penetration Testing')!;
  const [request, response] = exhibitOf(web).evidence!;

  expect(request?.lines[0]).toBe('GET /v2/orders/[[118207]] HTTP/1.1');
  expect(response?.lines.join('\n')).toContain('[[20418]]');
});

test('a rollout says how it was and how it is', () => {
  for (const page of soldAs('rollout')) {
    const { change } = exhibitOf(page);
    expect(change?.before, page.path).not.toBe(change?.after);
  }
});

test('a subscription shows numbers of a month, or a decision; advice a decision with one option advised', () => {
  for (const page of [...soldAs('subscription'), ...soldAs('advice')]) {
    const { numbers, options } = exhibitOf(page);
    if (page.terms.engagement === 'subscription' && !options) {
      expect(numbers, page.path).toHaveLength(4);
      continue;
    }
    expect(options, page.path).toHaveLength(3);
    expect(
      options?.filter(({ isAdvised }) => isAdvised),
      page.path,
    ).toHaveLength(1);
  }
});

test('all is said to be invented', () => {
  for (const page of services) expect(exhibitOf(page).caption, page.path).toMatch(/invented/i);
});

test('a service whose file has none shows one all the same', () => {
  for (const page of services) {
    const { exhibit: _none, ...bare } = page;
    const made = exhibitOf(bare);

    expect(made.heading, page.path).not.toBe('');
    expect(made.rows.length, page.path).toBeGreaterThan(2);
    expect(made.caption, page.path).toMatch(/invented/);
  }
});

test('the fact that decides is short', () => {
  for (const { deciding } of services) expect(deciding.figure.length, deciding.figure).toBeLessThanOrEqual(9);
});
