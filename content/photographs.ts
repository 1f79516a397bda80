export interface Photograph {
  /** Description for people who cannot see it. */
  alt: string;
  /** One line below it: the place, and what happens there. */
  caption: string;
}

/**
 * The firm's own photographs; docs/owner/photographs.md lists the subjects. A photograph is not shown until its files are
 * in public/photographs: `npm run photograph -- PICTURE SLOT` writes them. The section is not shown without any. An entry:
 * lab: { alt: 'Two rows of desks …', caption: 'The lab in Bengaluru, …' }
 */
export const photographs: Partial<Record<'lab' | 'benches' | 'trainers', Photograph>> = {};
