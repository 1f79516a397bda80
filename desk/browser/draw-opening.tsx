import { createRoot, type Root } from 'react-dom/client';
import { OpeningPreview, type OpeningValues } from '../openings/opening-preview.tsx';

let root: Root | undefined;

export function drawOpening(place: Element, values: OpeningValues): void {
  root ??= createRoot(place);
  root.render(<OpeningPreview values={values} />);
}
