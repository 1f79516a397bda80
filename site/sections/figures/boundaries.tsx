import type { BoundariesFigure } from '../../../content/figure-types.ts';

/** The diagram does not fit on a phone. There, each crossing is shown with its own boundary. */
export function Boundaries({ figure: { zones, nodes, crossings } }: { figure: BoundariesFigure }) {
  const places = new Map(nodes.map(({ label, at }) => [label, at]));
  return (
    <div className="boundaries">
      <svg viewBox="0 0 760 400" aria-hidden="true">
        {zones.map(({ label, box: [x, y, width, height] }) => (
          <g key={label}>
            <rect className="zone-line" x={x} y={y} width={width} height={height} rx="10" />
            <text x={x} y={y - 10}>
              {label}
            </text>
          </g>
        ))}
        {crossings.map(({ from, to, holds }) => (
          <path
            key={from + to}
            className={holds ? 'held' : 'failed'}
            d={`M${places.get(from)!.join(' ')}L${places.get(to)!.join(' ')}`}
          />
        ))}
        {nodes.map(({ label, at: [x, y] }) => (
          <g key={label} className="node">
            <rect x={x - 70} y={y - 22} width="140" height="44" rx="6" />
            <text x={x} y={y + 5}>
              {label}
            </text>
          </g>
        ))}
        {crossings.map(({ from, to, at: [x, y], holds }, index) => (
          <g key={from + to} className={holds ? 'crossing held' : 'crossing failed'}>
            <circle cx={x} cy={y} r="15" />
            <text x={x} y={y + 6}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol>
        {crossings.map(({ from, to, holds, found }, index) => (
          <li key={from + to} className={holds ? 'held' : 'failed'}>
            <b>
              <span className="number" aria-hidden="true">
                {index + 1}
              </span>
              <span className="side">{from}</span>
              <span className="to">to</span>
              <span className="side">{to}</span>
            </b>
            <p>
              <em>{holds ? 'Held.' : 'Failed.'}</em> {found}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
