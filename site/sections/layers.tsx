import type { IconName } from '../../content/icon-names.ts';
import type { Item } from '../../content/types.ts';
import { PLATE_GLYPHS } from '../art/plate-glyphs.ts';
import { StackedPlate } from './stacked-plate.tsx';

type Layer = Item & { icon?: IconName; note?: string };

const LEVELS = [1, 2, 3, 4] as const;
const FIRST_PLATE_Y = 58;
const ROW_HEIGHT = 128;

/** An exploded stack of four plates, each level with the words it stands for. */
export function Layers({ layers }: { layers: Layer[] }) {
  return (
    <div className="five-seven layers">
      <svg viewBox="-170 -16 340 512" aria-hidden="true">
        <path className="axis" d="M0 64V448" />
        {LEVELS.toReversed().map((level) => {
          const icon = layers[level - 1]?.icon;
          return (
            <StackedPlate
              key={level}
              level={level}
              y={FIRST_PLATE_Y + (level - 1) * ROW_HEIGHT}
              glyph={icon && PLATE_GLYPHS[icon]}
            />
          );
        })}
      </svg>
      <ol>
        {layers.map((layer) => (
          <li key={layer.title}>
            <h3>{layer.title}</h3>
            <p>{layer.text}</p>
            {layer.note && <span className="tag">{layer.note}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
