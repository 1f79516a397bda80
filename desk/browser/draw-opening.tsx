import { createRoot, type Root } from 'react-dom/client';
import type { OpeningValues } from '../../contracts/desk/openings-view.ts';
import { OpeningPreview } from '../ui/opening-preview.tsx';

let root: Root | undefined;

export function drawOpening(place: Element, values: OpeningValues): void {
  root ??= createRoot(place);
  root.render(<OpeningPreview values={values} />);
}
