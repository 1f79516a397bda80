import type { RackFigure, RackUnitLook } from '../../../content/figure-types.ts';

/**
 * Drawings of the fronts of devices, 200 wide and 40 high. A phone shows only the left 88, which cuts through lines but
 * through no shape that matters.
 */
const FRONTS: Record<RackUnitLook, string> = {
  firewall: 'M14 12h48v16H14ZM14 20h48M30 12v8M46 20v8M72 14v12M78 14v12M96 14v12M102 14v12',
  switch:
    'M14 14h9v11h-9ZM29 14h9v11h-9ZM44 14h9v11h-9ZM59 14h9v11h-9ZM74 14h9v11h-9ZM97 14h9v11h-9ZM112 14h9v11h-9ZM127 14h9v11h-9Z',
  server: 'M14 11h32v18H14ZM51 11h32v18H51ZM94 11h32v18H94ZM20 20h8M57 20h8M100 20h8M132 14v12M138 14v12',
  storage:
    'M14 10v20M24 10v20M34 10v20M44 10v20M54 10v20M64 10v20M74 10v20M84 10v20M94 10v20M104 10v20M114 10v20M124 10v20M134 10v20',
  backup:
    'M14 11h68v18H14ZM38 20a6 6 0 1 0-12 0a6 6 0 1 0 12 0ZM70 20a6 6 0 1 0-12 0a6 6 0 1 0 12 0ZM98 15h42M98 25h42',
};

/** The fronts as mounted, each level with its text. */
export function Rack({ figure: { units } }: { figure: RackFigure }) {
  return (
    <ol className="rack">
      {units.map(({ look, label, text }) => (
        <li key={label}>
          <svg viewBox="0 0 200 40" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
            <path d={FRONTS[look]} />
            <path className="lamps" d="M166 20h.0001M180 20h.0001" />
          </svg>
          <p>
            <b>{label}</b>
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
