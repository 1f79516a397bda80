import type { IconName } from '../../content/icon-names.ts';
import { PLATE_GLYPHS } from '../art/plate-glyphs.ts';

/** What an icon shows, without its plates: those stand for the six groups of services. */
export function LineIcon({ name }: { name: IconName }) {
  return (
    <svg className="line-icon" viewBox="-20 -20 40 40" aria-hidden="true">
      <path d={PLATE_GLYPHS[name]} />
    </svg>
  );
}
