import type { ContactPage } from '../../content/types.ts';

export interface ContactPageData {
  page: ContactPage;
}

export function contactData(page: ContactPage): ContactPageData {
  return { page };
}
