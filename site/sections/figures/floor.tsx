import type { FloorFigure } from '../../../content/figure-types.ts';

export function Floor({ figure }: { figure: FloorFigure }) {
  const { outside, building, walls, rooms, accessPoints, contours, points } = figure;
  const [x, y, width, height] = building;
  return (
    <div className="floor">
      <svg viewBox="0 40 440 500" aria-hidden="true">
        {contours.map(({ level, path }) => (
          <path key={level} className="reach" d={path} />
        ))}
        <rect className="outer-wall" x={x} y={y} width={width} height={height} />
        <path className="inner-wall" d={walls} />
        {contours.map(({ level, path, at: [left, top] }) => (
          <g key={level} className="contour">
            <path d={path} />
            <text x={left} y={top + 5}>
              {level}
            </text>
          </g>
        ))}
        {rooms.map(({ label, at: [left, top] }) => (
          <text key={label} x={left} y={top}>
            {label}
          </text>
        ))}
        {outside.map(({ label, at: [left, top] }) => (
          <text key={label} className="outside" x={left} y={top}>
            {label}
          </text>
        ))}
        {accessPoints.map(([left, top]) => (
          <path key={left} className="access-point" d={`M${left} ${top - 11}l11 11-11 11-11-11Z`} />
        ))}
        {points.map(({ where, at: [left, top] }, index) => (
          <g key={where} className="spot">
            <circle cx={left} cy={top} r="15" />
            <text x={left} y={top + 6}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol>
        {points.map(({ where, found, change }, index) => (
          <li key={where}>
            <span className="number" aria-hidden="true">
              {index + 1}
            </span>
            <small>{where}</small>
            <b>{found}</b>
            <p>{change}</p>
          </li>
        ))}
      </ol>
      <p className="floor-key">
        Diamonds: your access points. Numbers: where we stood. Lines: dBm of one access point.
      </p>
    </div>
  );
}
