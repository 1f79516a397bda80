/** Apart from the schema: the form stands on every page and needs no schema library for these (Spec §8). */
export const ENQUIRY_MESSAGES = {
  sent: 'Message sent successfully!',
  failed: 'Failed to send. Try again.',
} as const;
