import { ISOMETRIC } from '../ui/plate-icon.tsx';

const THICKNESS = 13;

interface StackedPlateProps {
  /** 1 is the uppermost: text, verdigris twice, copper. */
  level: 1 | 2 | 3 | 4;
  /** Height of its upper face on the drawing. */
  y: number;
  /** A glyph of site/art/plate-glyphs.ts. */
  glyph?: string;
}

/** One thick plate of a large stack, for use inside an SVG that is 340 wide around 0. */
export function StackedPlate({ level, y, glyph }: StackedPlateProps) {
  return (
    <g className={`plate plate-${level}`}>
      <rect
        className="side"
        transform={`translate(0 ${y + THICKNESS}) ${ISOMETRIC}`}
        x="-110"
        y="-110"
        width="220"
        height="220"
        rx="30"
      />
      <path className="waist" d={`M-160 ${y}h320v${THICKNESS}h-320Z`} />
      <path d={`M-160 ${y}v${THICKNESS}M160 ${y}v${THICKNESS}`} />
      <g transform={`translate(0 ${y}) ${ISOMETRIC}`}>
        <rect className="top" x="-110" y="-110" width="220" height="220" rx="30" />
        {glyph && <path className="glyph" transform="rotate(-45) scale(2.1)" d={glyph} />}
      </g>
    </g>
  );
}
