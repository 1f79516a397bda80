import type { IconName } from '../../content/icon-names.ts';
import { PLATE_GLYPHS } from '../art/plate-glyphs.ts';

const ISOMETRIC = 'matrix(.79 .42 -.79 .42 0 0)';

/** Three stacked plates in projection; the top one carries the glyph. Decorative: the words stand beside it. */
export function PlateIcon({ name }: { name: IconName }) {
  return (
    <svg className="plate-icon" viewBox="4 7 88 84" aria-hidden="true">
      <g className="lower-plate" transform={`translate(48 62) ${ISOMETRIC}`}>
        <Plate />
      </g>
      <g className="middle-plate" transform={`translate(48 49) ${ISOMETRIC}`}>
        <Plate />
      </g>
      <g className="upper-plate" transform={`translate(48 36) ${ISOMETRIC}`}>
        <Plate />
        <g className="plate-icon-glyph">
          <path transform="rotate(-45) scale(.98)" d={PLATE_GLYPHS[name]} />
        </g>
      </g>
    </svg>
  );
}

function Plate() {
  return <rect x="-27" y="-27" width="54" height="54" rx="9" />;
}
