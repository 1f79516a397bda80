/** Tones of a notice: plain, or first and in the strongest colours. */
export const NOTICE_TONES = ['information', 'urgent'] as const;
export type NoticeTone = (typeof NOTICE_TONES)[number];

export const NOTICE_TONE_LABELS: Record<NoticeTone, string> = {
  information: 'Information',
  urgent: 'Urgent',
};

export const NOTICE_TEXT_LENGTH = 200;
export const NOTICE_LINK_LENGTH = 60;

/** A notice on top of every page, as visitors see it. */
export interface Notice {
  text: string;
  tone: NoticeTone;
  /** To a page of the site, or a telephone number; null without one. */
  link: { href: string; label: string } | null;
}

const PHONE = /^\+?[\d ()-]{6,24}$/;

export function isPhone(text: string): boolean {
  return PHONE.test(text) && /\d{6}/.test(text.replaceAll(/\D/g, ''));
}

/** Link from the typed text: "/contact" stays, "+91 80 0000 1234" becomes an address that calls it. */
export function noticeLink(link: string, label: string): Notice['link'] {
  if (link === '') return null;
  if (!isPhone(link)) return { href: link, label: label || link };
  return { href: `tel:${link.replaceAll(/[^+\d]/g, '')}`, label: label || link };
}
