const ISOMETRIC = 'matrix(.79 .42 -.79 .42 0 0)';

/** The plate icon with its top plate missing: no seat is open. */
export function EmptyPlates() {
  return (
    <svg className="plate-icon empty-plates" viewBox="4 7 88 84" aria-hidden="true">
      <g className="lower-plate" transform={`translate(48 62) ${ISOMETRIC}`}>
        <rect x="-27" y="-27" width="54" height="54" rx="9" />
      </g>
      <g className="middle-plate" transform={`translate(48 49) ${ISOMETRIC}`}>
        <rect x="-27" y="-27" width="54" height="54" rx="9" />
      </g>
      <g className="missing" transform={`translate(48 36) ${ISOMETRIC}`}>
        <rect x="-27" y="-27" width="54" height="54" rx="9" />
      </g>
    </svg>
  );
}
