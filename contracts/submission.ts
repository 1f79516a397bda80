import * as v from 'valibot';

/** Answer of the calls that store a submission. It is sent after everything is stored. */
export const submissionResponseSchema = v.object({
  success: v.literal(true),
  message: v.string(),
  reference: v.string(),
});
