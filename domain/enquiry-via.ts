/** Ways in which an enquiry arrived that was entered at the desk. */
export const ENQUIRY_VIAS = ['phone', 'whatsapp', 'door', 'mail'] as const;
export type EnquiryVia = (typeof ENQUIRY_VIAS)[number];

export const VIA_LABELS: Record<EnquiryVia, string> = {
  phone: 'By phone',
  whatsapp: 'By WhatsApp',
  door: 'Walk-in',
  mail: 'By email',
};
