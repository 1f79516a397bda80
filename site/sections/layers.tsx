import { useId } from 'react';
import type { Item } from '../../content/types.ts';
import { layerY, LAYERS_VIEW_BOX } from '../art/plate-glyphs.ts';
import { StackedPlate } from './stacked-plate.tsx';

interface LayersProps {
  /** Id of the section. */
  id: string;
  layers: (Item & { note?: string })[];
}

const LEVELS = [1, 2, 3, 4] as const;

/**
 * An exploded stack of four plates, each level with its text. The symbols on the plates are a file
 * (tools/build/list-pages.ts).
 */
export function Layers({ id, layers }: LayersProps) {
  const shape = useId();
  return (
    <div className="five-seven layers">
      <svg viewBox={LAYERS_VIEW_BOX} aria-hidden="true">
        <path className="axis" d="M0 64V448" />
        {LEVELS.toReversed().map((level) => (
          <StackedPlate key={level} level={level} y={layerY(level - 1)} shape={shape} />
        ))}
      </svg>
      <i className={`layer-glyphs layer-glyphs-${id}`} />
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
