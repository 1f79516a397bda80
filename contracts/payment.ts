/** Ways to pay. */
export const PAYMENT_MODES = ['cash', 'upi', 'card', 'bank', 'cheque'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

export const PAYMENT_MODE_LABELS: Record<PaymentMode, string> = {
  cash: 'Cash',
  upi: 'UPI',
  card: 'Card',
  bank: 'Bank transfer',
  cheque: 'Cheque',
};

/**
 * Nine years. The Companies Act, 2013, section 128(5) asks for books of the eight financial years before the present one,
 * and a year of GST (72 months after the annual return) ends before that.
 */
export const PAYMENT_DAYS = 9 * 366;
