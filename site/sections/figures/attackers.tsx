import type { Attacker, AttackersFigure } from '../../../content/figure-types.ts';

/** Place of each attacker on the phone: data, screen, antenna, code. */
const PLACES = [
  [70, 72],
  [70, 248],
  [150, 72],
  [150, 248],
] as const;

export function Attackers({ figure: { device, attackers } }: { figure: AttackersFigure }) {
  return (
    <div className="attackers">
      <svg viewBox="0 0 220 330" aria-hidden="true">
        <rect className="case" x="36" y="8" width="148" height="314" rx="24" />
        <rect className="screen" x="46" y="34" width="128" height="262" rx="8" />
        <path d="M94 21h32M98 309h24" />
        <path className="aim" d="M0 72h56M0 248h56M208 72h-44M208 248h-44" />
        <path d="M56 98h30M56 108h30M56 118h18M138 98a20 20 0 0 1 24 0M132 106a30 30 0 0 1 36 0" />
        <rect className="app" x="76" y="132" width="68" height="68" rx="16" />
        <rect x="54" y="214" width="32" height="18" rx="5" />
        <path d="M86 223h24v-23M144 216l-10 8 10 8M156 216l10 8-10 8" />
        <text x="110" y="171">
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
