import { ISOMETRIC } from '../art/plate-glyphs.ts';

const THICKNESS = 13;
const FACE = { x: -110, y: -110, width: 220, height: 220, rx: 30 };

interface StackedPlateProps {
  /** Position in the stack, from 1 at the top. The colours from the top are text, verdigris twice, copper. */
  level: 1 | 2 | 3 | 4;
  /** Height of its upper face on the drawing. */
  y: number;
  /** Id of the shape that all plates share. The lowest plate draws it, and the others repeat it. */
  shape: string;
}

/** One thick plate of a large stack, for use inside an SVG that is 340 wide around 0. */
export function StackedPlate({ level, y, shape }: StackedPlateProps) {
  return (
    <g className={`plate plate-${level}`} transform={`translate(0 ${y})`}>
      {level === 4 ? (
        <g id={shape} className="plate-shape">
          <rect className="side" transform={`translate(0 ${THICKNESS}) ${ISOMETRIC}`} {...FACE} />
          <path className="waist" d={`M-160 0h320v${THICKNESS}h-320Z`} />
          <path d={`M-160 0v${THICKNESS}M160 0v${THICKNESS}`} />
          <rect className="top" transform={ISOMETRIC} {...FACE} />
        </g>
      ) : (
        <use href={`#${shape}`} />
      )}
    </g>
  );
}
