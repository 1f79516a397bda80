import type { FloorPlan as Content, WorkState } from '../../../content/work-types.ts';

type FloorPlanProps = Pick<Content, 'rooms'> & Content['states'][number];

/** Two rooms with a rack between them. Half of a room's outlets are on its upper wall, half on the lower. */
export function FloorPlan({ rooms, faults, outcome }: FloorPlanProps) {
  return (
    <svg viewBox="0 0 360 214" role="img" aria-label={planInWords(rooms, faults)}>
      <path className="is-wall" d="M3 3h354v208H3zM180 3v66M180 145v66" />
      {rooms.map(({ name, outlets }, room) => (
        <g key={name}>
          <text x={room ? 268 : 92} y="112">
            {name}
          </text>
          {outlets.map((outlet, index) => {
            const isUpper = index < outlets.length / 2;
            const x = (room ? 222 : 30) + (index % Math.ceil(outlets.length / 2)) * 54;
            return (
              <g key={outlet} className={lookOf(faults.includes(outlet), outcome)}>
                <path d={`M${x} ${isUpper ? 26 : 188}V${isUpper ? 52 : 162}H${room ? 192 : 168}V107`} />
                <rect x={x - 14} y={isUpper ? 8 : 184} width="28" height="22" rx="3" />
                <text x={x} y={isUpper ? 24 : 200}>
                  {outlet}
                </text>
              </g>
            );
          })}
        </g>
      ))}
      <path className="is-rack" d="M160 81h40v52h-40zM167 92h26M167 102h26M167 112h26M167 122h26" />
    </svg>
  );
}

function lookOf(isFaulty: boolean, outcome: WorkState['outcome']): string | undefined {
  if (isFaulty) return 'is-bad';
  return outcome === 'good' ? 'is-good' : undefined;
}

function planInWords(rooms: Content['rooms'], faults: string[]): string {
  const names = rooms.map(({ name, outlets }) => `${name}: ${outlets.join(', ')}`).join('; ');
  return faults.length > 0 ? `${names}. Faulty: ${faults.join(', ')}` : names;
}
