import type { Verdict } from '../../lab-types.ts';

const CAP = 30_000;
const GOAL = 18;
/** Value of a qualified enquiry: one in five buys, at ₹12,000. */
const WORTH = 2_400;

interface Tier {
  /** Budget in rupees up to which this price applies. */
  upTo: number;
  rupeesPerEnquiry: number;
}

/** Price of a qualified enquiry by channel and tier. Money beyond the last tier buys no enquiries. */
const CHANNELS: Record<'form' | 'local' | 'search' | 'feed', Tier[]> = {
  form: [{ upTo: 6_000, rupeesPerEnquiry: 1_000 }],
  local: [{ upTo: 5_000, rupeesPerEnquiry: 1_250 }],
  search: [
    { upTo: 12_000, rupeesPerEnquiry: 4_000 / 3 },
    { upTo: CAP, rupeesPerEnquiry: 8_000 / 3 },
  ],
  feed: [{ upTo: CAP, rupeesPerEnquiry: 4_000 }],
};

function qualifiedEnquiries(plan: Record<string, number>): number {
  return Object.entries(CHANNELS).reduce((sum, [channel, tiers]) => {
    let from = 0;
    for (const { upTo, rupeesPerEnquiry } of tiers) {
      const spent = Math.max(0, Math.min(plan[channel] ?? 0, upTo) - from);
      sum += spent / rupeesPerEnquiry;
      from = upTo;
    }
    return sum;
  }, 0);
}

export function spentOn(plan: Record<string, number>): number {
  return Object.values(plan).reduce((sum, amount) => sum + amount, 0);
}

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN', { maximumFractionDigits: 0 })}`;
function qualified(enquiries: number): string {
  const count = enquiries.toLocaleString('en-IN', { maximumFractionDigits: 1 });
  return `${count} qualified ${count === '1' ? 'enquiry' : 'enquiries'}`;
}

/** Cost of the plan, shown under the fields. */
export function planTotal(plan: Record<string, number>): string {
  const spent = spentOn(plan);
  if (!Number.isFinite(spent)) return 'One of the amounts is no number.';
  return `${rupees(spent)} of ${rupees(CAP)} planned`;
}

/**
 * Judges the plan. It must stay within the cap, respect consent and bring enough enquiries, and no enquiry may cost
 * more than it is worth.
 */
export function judgePlan(plan: Record<string, number>): Verdict {
  const { list = 0, feed = 0, search = 0, form = 0, local = 0 } = plan;
  const wrong = (message: string, field?: string): Verdict => ({ correct: false, message, field });
  const spent = spentOn(plan);
  const enquiries = qualifiedEnquiries(plan);

  if (list > 0) {
    return wrong(
      'The people on the bought list did not agree to hear from this firm, and no price makes up for that. Take the amount out.',
      'list',
    );
  }
  if (spent > CAP) {
    return wrong(`This plan costs ${rupees(spent)}, ${rupees(spent - CAP)} more than the owner has signed.`);
  }
  if (spent === 0) return wrong('No money is planned yet.');
  if (form > 6_000) {
    return wrong(
      `The form reaches everybody in the city for ${rupees(6_000)}. The other ${rupees(form - 6_000)} show it to the same people again.`,
      'form',
    );
  }
  if (local > 5_000) {
    return wrong(
      `The local listing has 200 clicks in four weeks, which cost ${rupees(5_000)}. ${rupees(local - 5_000)} would stay unspent.`,
      'local',
    );
  }
  if (feed > 0) {
    return wrong(
      `${rupees(feed)} in the feed bring ${qualified(feed / 4_000)} at ₹4,000 each, and one is worth ${rupees(WORTH)}.`,
      'feed',
    );
  }
  if (search > 12_000) {
    return wrong(
      `In search the first ${rupees(12_000)} buy enquiries at ₹1,333. The ${rupees(search - 12_000)} beyond buy at ₹2,667, more than the ${rupees(WORTH)} that one is worth.`,
      'search',
    );
  }
  if (enquiries < GOAL - 1e-9) {
    // Otherwise 17.96 would be shown as 18.
    const tooFew = Math.min(enquiries, GOAL - 0.1);
    return wrong(`This plan brings about ${qualified(tooFew)}; ${GOAL} are asked for. ${room(form, local)}`);
  }
  return {
    correct: true,
    message: `Right. About ${qualified(enquiries)} for ${rupees(spent)}, and ${rupees(CAP - spent)} stay with the owner.`,
  };
}

function room(form: number, local: number): string {
  if (form < 6_000) return 'The cheapest ones are not used up: the form has room.';
  if (local < 5_000) return 'The local listing has room at ₹1,250 each.';
  return 'Search has room at ₹1,333 each.';
}
