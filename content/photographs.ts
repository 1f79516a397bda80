export interface Photograph {
  /** Description for people who cannot see it. */
  alt: string;
  /** One line below it: the place, and what happens there. */
  caption: string;
}

/**
 * The firm's own photographs; docs/owner/photographs.md lists the subjects. `npm run photograph -- PICTURE SLOT` writes
 * the files of a photograph into public/photographs. Without them the photograph is not shown, and without any
 * photograph the section is not shown. Example of an entry: lab: { alt: 'Two rows of desks …', caption: 'The lab in
 * Bengaluru, …' }
 */
export const photographs: Partial<Record<'lab' | 'benches' | 'trainers', Photograph>> = {};
