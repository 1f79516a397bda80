import type { Attacker, AttackersFigure } from '../../../content/figure-types.ts';

/** Where each attacker works on the phone: data, screen, antenna, code. */
const PLACES = [
  [66, 250],
  [66, 168],
  [154, 66],
  [154, 250],
] as const;

export function Attackers({ figure: { device, attackers } }: { figure: AttackersFigure }) {
  return (
    <div className="attackers">
      <svg viewBox="0 0 220 330" aria-hidden="true">
        <rect className="case" x="36" y="8" width="148" height="314" rx="24" />
        <rect className="screen" x="46" y="34" width="128" height="262" rx="8" />
        <path d="M94 21h32M98 309h24" />
        <path className="aim" d="M0 66h24M0 250h24M196 66h24M196 250h24" />
        <path d="M126 78a22 22 0 0 1 0-26M116 86a34 34 0 0 1 0-42" transform="matrix(-1 0 0 1 226 0)" />
        <rect className="app" x="92" y="122" width="68" height="68" rx="16" />
        <rect x="56" y="140" width="22" height="52" rx="6" />
        <path d="M56 222h38M56 232h38M56 272h38M136 222l-10 9 10 9M150 222l10 9-10 9" />
        <text x="126" y="160">
          {device}
        </text>
        {PLACES.map(([x, y], index) => (
          <g key={y + x} className="spot">
            <circle cx={x} cy={y} r="13" />
            <text x={x} y={y + 5}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol>
        {attackers.map((attacker, index) => (
          <Entry key={attacker.who} attacker={attacker} number={index + 1} />
        ))}
      </ol>
    </div>
  );
}

function Entry({
  attacker: { who, tries, groups, app, server },
  number,
}: {
  attacker: Attacker;
  number: number;
}) {
  return (
    <li>
      <b>
        <span className="number" aria-hidden="true">
          {number}
        </span>
        {who}
      </b>
      <p>{tries}</p>
      <code>{groups.join(', ')}</code>
      {app && (
        <p className="in-app">
          <small>Fixed in the app</small> {app}
        </p>
      )}
      {server && (
        <p className="on-server">
          <small>Fixed on the server</small> {server}
        </p>
      )}
    </li>
  );
}
