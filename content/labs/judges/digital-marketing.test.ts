import { describe, expect, it } from 'vitest';
import { digitalMarketingLab } from '../digital-marketing.ts';
import { judgePlan, planTotal, qualifiedEnquiries } from './digital-marketing.ts';

const plan = (amounts: Record<string, number>) => ({
  search: 0,
  feed: 0,
  form: 0,
  local: 0,
  list: 0,
  ...amounts,
});
const BEST = plan({ form: 6000, local: 5000, search: 12000 });

describe('what a plan brings', () => {
  it.each([
    [{ form: 6000 }, 6],
    [{ form: 9000 }, 6],
    [{ local: 5000 }, 4],
    [{ local: 8000 }, 4],
    [{ search: 12000 }, 9],
    [{ search: 20000 }, 12],
    [{ feed: 30000 }, 7.5],
    [{ list: 5000 }, 0],
    [BEST, 19],
    [{}, 0],
  ])('%o brings %d qualified enquiries', (amounts, expected) => {
    expect(qualifiedEnquiries(plan(amounts))).toBeCloseTo(expected, 6);
  });
});

describe('the plan', () => {
  it.each([
    [BEST, 'Right. About 19 qualified enquiries for ₹23,000, and ₹7,000 stay with the owner.'],
    [
      { form: 6000, local: 4000, search: 12000 },
      'Right. About 18.2 qualified enquiries for ₹22,000, and ₹8,000 stay with the owner.',
    ],
    [
      { form: 5000, local: 5000, search: 12000 },
      'Right. About 18 qualified enquiries for ₹22,000, and ₹8,000 stay with the owner.',
    ],
  ])('accepts %o', (amounts, message) => {
    expect(judgePlan(plan(amounts))).toEqual({ correct: true, message });
  });

  it.each([
    [{ ...BEST, list: 1 }, 'list', /did not agree/],
    [{ list: 40000 }, 'list', /did not agree/],
    [{ search: 30000, form: 6000 }, undefined, /₹36,000, ₹6,000 more than the owner has signed/],
    [{}, undefined, /No money is planned/],
    [{ ...BEST, form: 7500 }, 'form', /The other ₹1,500/],
    [{ ...BEST, local: 6000 }, 'local', /₹1,000 would stay unspent/],
    [{ ...BEST, feed: 7000 }, 'feed', /1.8 qualified enquiries at ₹4,000/],
    [{ ...BEST, search: 19000 }, 'search', /The ₹7,000 beyond buy at ₹2,667/],
    [{ local: 5000, search: 12000 }, undefined, /about 13 .* the form has room/],
    [{ form: 6000, search: 12000 }, undefined, /about 15 .* The local listing has room/],
    [{ form: 6000, local: 5000 }, undefined, /about 10 .* Search has room/],
    [{ form: 6000, local: 5000, search: 10000 }, undefined, /about 17.5 /],
  ])('refuses %o', (amounts, field, told) => {
    const verdict = judgePlan(plan(amounts));
    expect(verdict.message).toMatch(told);
    expect(verdict.field).toBe(field);
    expect(verdict.correct).toBe(false);
  });

  it('says while one types how much is planned', () => {
    expect(planTotal(BEST)).toBe('₹23,000 of ₹30,000 planned');
    expect(planTotal(plan({ search: 1234567 }))).toBe('₹12,34,567 of ₹30,000 planned');
    expect(planTotal(plan({ search: Number.NaN }))).toBe('One of the amounts is no number.');
  });

  it('accepts the answer that the page shows, and refuses what stands there at first', () => {
    const step = digitalMarketingLab.steps.find(({ kind }) => kind === 'amounts');
    if (step?.kind !== 'amounts') throw new Error('There is no plan on the page');
    expect(step.judge(step.example).correct).toBe(true);
    expect(
      step.judge(Object.fromEntries(step.fields.map(({ name, start = 0 }) => [name, start]))).correct,
    ).toBe(false);
  });
});
