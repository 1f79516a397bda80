import { IconPlate } from '../../ui/plate-icon.tsx';

/** The plate icon without its top plate, for "no open jobs". */
export function EmptyPlates() {
  return (
    <svg className="plate-icon empty-plates" viewBox="4 7 88 84" aria-hidden="true">
      <IconPlate className="lower-plate" y={62} />
      <IconPlate className="middle-plate" y={49} />
      <IconPlate className="missing" y={36} />
    </svg>
  );
}
