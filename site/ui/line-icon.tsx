import type { IconName } from '../../content/icon-names.ts';
import { PLATE_GLYPHS } from '../art/plate-glyphs.ts';

/** An icon without its plates, which are only for the six service groups. */
export function LineIcon({ name }: { name: IconName }) {
  return (
    <svg className="line-icon" viewBox="-20 -20 40 40" aria-hidden="true">
      <path d={PLATE_GLYPHS[name]} />
    </svg>
  );
}
