/** Tones of a notice. An urgent one has strong colours and comes before others. */
export const NOTICE_TONES = ['information', 'urgent'] as const;
export type NoticeTone = (typeof NOTICE_TONES)[number];

export const NOTICE_TONE_LABELS: Record<NoticeTone, string> = {
  information: 'Information',
  urgent: 'Urgent',
};

export const NOTICE_TEXT_LENGTH = 200;
export const NOTICE_LINK_LENGTH = 60;

/** A notice at the top of every page, as visitors see it. */
export interface Notice {
  text: string;
  tone: NoticeTone;
  /** Link to a page of the site or to a phone number, if any. */
  link: { href: string; label: string } | null;
}

const PHONE = /^\+?[\d ()-]{6,24}$/;

export function isPhone(text: string): boolean {
  return PHONE.test(text) && /\d{6}/.test(text.replaceAll(/\D/g, ''));
}

/** Makes a link from typed text. "/contact" is kept, "+91 80 0000 1234" becomes a tel: address. */
export function noticeLink(link: string, label: string): Notice['link'] {
  if (link === '') return null;
  if (!isPhone(link)) return { href: link, label: label || link };
  return { href: `tel:${link.replaceAll(/[^+\d]/g, '')}`, label: label || link };
}
