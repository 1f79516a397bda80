/** Outcomes of an enquiry, chosen when it is closed. */
export const ENQUIRY_OUTCOMES = ['joined', 'lost', 'later', 'no-answer', 'spam'] as const;
export type EnquiryOutcome = (typeof ENQUIRY_OUTCOMES)[number];

export const OUTCOME_LABELS: Record<EnquiryOutcome, string> = {
  joined: 'Joined',
  lost: 'Did not join',
  later: 'Perhaps later',
  'no-answer': 'No answer',
  spam: 'Spam',
};
