import type { ReactNode } from 'react';
import type { IconName } from '../../content/icon-names.ts';
import { ISOMETRIC, PLATE_GLYPHS } from '../art/plate-glyphs.ts';

/** Three stacked plates in projection; the top one has the glyph. Decorative: the text is beside it. */
export function PlateIcon({ name }: { name: IconName }) {
  return (
    <svg className="plate-icon" viewBox="4 7 88 84" aria-hidden="true">
      <IconPlate className="lower-plate" y={62} />
      <IconPlate className="middle-plate" y={49} />
      <IconPlate className="upper-plate" y={36}>
        <g className="plate-icon-glyph">
          <path transform="rotate(-45) scale(.98)" d={PLATE_GLYPHS[name]} />
        </g>
      </IconPlate>
    </svg>
  );
}

interface IconPlateProps {
  className: string;
  y: number;
  children?: ReactNode;
}

/** One plate of the stack. */
export function IconPlate({ className, y, children }: IconPlateProps) {
  return (
    <g className={className} transform={`translate(48 ${y}) ${ISOMETRIC}`}>
      <rect x="-27" y="-27" width="54" height="54" rx="9" />
      {children}
    </g>
  );
}
