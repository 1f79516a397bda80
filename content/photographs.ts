export interface Photograph {
  /** Description for people who cannot see it. */
  alt: string;
  /** One line under it: where, and what is done there. */
  caption: string;
}

/**
 * The firm's own photographs; docs/owner/photographs.md says what to shoot. A slot is left out until its files are in
 * public/photographs: `npm run photograph -- PICTURE SLOT` writes them. The section is not shown while all are empty.
 * An entry: lab: { alt: 'Two rows of desks …', caption: 'The lab in Bengaluru, …' }
 */
export const photographs: Partial<Record<'lab' | 'benches' | 'trainers', Photograph>> = {};
