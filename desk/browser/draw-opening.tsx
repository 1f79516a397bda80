import { createRoot, type Root } from 'react-dom/client';
import type { OpeningValues } from '../openings/view.ts';
import { OpeningPreview } from '../openings/opening-preview.tsx';

let root: Root | undefined;

export function drawOpening(place: Element, values: OpeningValues): void {
  root ??= createRoot(place);
  root.render(<OpeningPreview values={values} />);
}
