import type { FloorPlan as Content } from '../../../content/work-types.ts';

interface FloorPlanProps extends Pick<Content, 'rooms' | 'states'> {
  /** Place of the drawn state. */
  place: 0 | 1 | 2;
}

const PLAN = 'floor-plan';

/** Two rooms with a rack between them. The first state draws them, and the others repeat them in different colours. */
export function FloorPlan({ rooms, states, place }: FloorPlanProps) {
  const { faults, outcome } = states[place];
  return (
    <svg viewBox="0 0 360 214" role="img" aria-label={planInWords(rooms, faults)} className={`is-${outcome}`}>
      {place === 0 ? <Plan rooms={rooms} states={states} /> : <use href={`#${PLAN}`} />}
    </svg>
  );
}

/** Half of a room's outlets are on its upper wall, half on the lower; their cables share a tray to the rack. */
function Plan({ rooms, states }: Pick<Content, 'rooms' | 'states'>) {
  return (
    <g id={PLAN} className="plan-shape">
      <path className="is-wall" d="M3 3h354v208H3zM180 3v66M180 145v66" />
      {rooms.map(({ name, outlets }, room) => (
        <g key={name}>
          <text x={room ? 268 : 92} y="112">
            {name}
          </text>
          <path className="outlet" d={room ? 'M330 52H192v110h138' : 'M30 52h138v110H30'} />
          {outlets.map((outlet, index) => {
            const isUpper = index < outlets.length / 2;
            const x = (room ? 222 : 30) + (index % Math.ceil(outlets.length / 2)) * 54;
            const isFaulty = states.some(({ faults }) => faults.includes(outlet));
            return (
              <g
                key={outlet}
                className={isFaulty ? 'outlet later-faulty' : 'outlet'}
                transform={`translate(${x} ${isUpper ? 8 : 206})`}
              >
                <path d={isUpper ? 'M0 22v22' : 'M0-22v-22'} />
                <rect x="-14" y={isUpper ? 0 : -22} width="28" height="22" rx="3" />
                <text y={isUpper ? 16 : -6}>{outlet}</text>
              </g>
            );
          })}
        </g>
      ))}
      <path className="is-rack" d="M160 81h40v52h-40zM167 92h26M167 102h26M167 112h26M167 122h26" />
    </g>
  );
}

function planInWords(rooms: Content['rooms'], faults: string[]): string {
  const names = rooms.map(({ name, outlets }) => `${name}: ${outlets.join(', ')}`).join('; ');
  return faults.length > 0 ? `${names}. Faulty: ${faults.join(', ')}` : names;
}
