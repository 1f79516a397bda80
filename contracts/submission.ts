import * as v from 'valibot';

/** What the calls for enquiries and applications answer once everything is stored. */
export const submissionResponseSchema = v.object({
  success: v.literal(true),
  message: v.string(),
  reference: v.string(),
});
