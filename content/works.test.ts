import { expect, test } from 'vitest';
import { coursePages } from './pages.ts';
import type { Work, WorkKind } from './work-types.ts';

/** A drawing that contradicts itself is worse than none. */

const works = coursePages().flatMap(({ work }) => work ?? []);

function find<Kind extends WorkKind>(kind: Kind): Extract<Work, { kind: Kind }>[] {
  return works.filter((work): work is Extract<Work, { kind: Kind }> => work.kind === kind);
}

test('the states of a drawing have names of their own', () => {
  for (const { states } of works) expect(new Set(states.map(({ label }) => label)).size).toBe(3);
});

test('what is booked is a slot that nobody has', () => {
  for (const { slots, taken, states } of find('booking-site')) {
    expect(slots).toEqual(expect.arrayContaining(taken));
    for (const { picked } of states.filter((state) => state.picked)) {
      expect(slots).toContain(picked);
      expect(taken).not.toContain(picked);
    }
  }
});

test('what is faulty is an outlet of the plan', () => {
  for (const { rooms, states } of find('floor-plan')) {
    const outlets = rooms.flatMap((room) => room.outlets);
    expect(new Set(outlets).size).toBe(outlets.length);
    for (const { faults, told } of states) {
      expect(outlets).toEqual(expect.arrayContaining(faults));
      for (const fault of faults) expect(told).toContain(fault);
    }
    // The plan is drawn once: its faults are shown in every state that went badly.
    const broken = states.filter(({ outcome }) => outcome === 'bad');
    expect(states.filter(({ faults }) => faults.length > 0)).toEqual(broken);
    expect(broken).toHaveLength(1);
  }
});

test('wrong answers add up by their causes to what is said', () => {
  for (const { tested, causes, states } of find('failure-list')) {
    const wrong = causes.reduce((sum, [, count]) => sum + count, 0);
    expect(states[0].told).toContain(`${tested} questions`);
    expect(states[0].told).toContain(`${wrong} answers are wrong`);
  }
});

test('a campaign spends its cap, and no more', () => {
  for (const { cap, spent, states } of find('campaign')) {
    const until = (day: number) => spent.slice(0, day).reduce((sum, amount) => sum + amount, 0);
    expect(until(spent.length)).toBe(cap);
    for (const { day, told } of states.slice(0, 2))
      expect(told).toContain(`₹${until(day).toLocaleString('en-IN')}`);
  }
});

test('what a check does not accept is in the chart, and marked lines are in the trace', () => {
  for (const { actual, baseline, states } of find('rerun-report')) {
    expect(baseline.slice(1)).toEqual(actual.slice(0, -1));
    for (const { doubted = 0 } of states) expect(actual[doubted]).toBeDefined();
  }
  for (const { states } of find('incident-report'))
    for (const { lines, marked = 0 } of states) expect(lines[marked]).toBeDefined();
});

test('a pipeline stops at the step that its log names', () => {
  for (const { steps, states } of find('pipeline'))
    for (const { stopped, passed, lines } of states) {
      expect(passed).toBe(stopped ?? steps.length);
      if (stopped !== undefined) expect(lines.at(-1)).toMatch(new RegExp(`^${steps[stopped]}`, 'i'));
    }
});
