import { IconPlate } from '../../ui/plate-icon.tsx';

/** The plate icon with its top plate missing: no job is open. */
export function EmptyPlates() {
  return (
    <svg className="plate-icon empty-plates" viewBox="4 7 88 84" aria-hidden="true">
      <IconPlate className="lower-plate" y={62} />
      <IconPlate className="middle-plate" y={49} />
      <IconPlate className="missing" y={36} />
    </svg>
  );
}
