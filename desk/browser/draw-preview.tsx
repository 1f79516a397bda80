import { createRoot, type Root } from 'react-dom/client';
import { PREVIEWS } from '../catalogue/previews.tsx';

let root: Root | undefined;

/** Draws the preview for the kind of thing in a form. */
export function drawPreview(place: Element, form: HTMLFormElement): void {
  const { previewOf = '', known = '{}' } = form.dataset;
  const Preview = PREVIEWS[previewOf];
  if (!Preview) return;
  root ??= createRoot(place);
  root.render(<Preview values={valuesOf(form)} known={JSON.parse(known) as Record<string, string>} />);
}

/** Typed values by field name; ticked boxes with one name are joined with commas. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  const typed = new FormData(form);
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].map(({ name }) => [
    name,
    '',
  ]);
  const values = [...new Set(typed.keys())].map((name) => [name, typed.getAll(name).map(String).join(',')]);
  return Object.fromEntries([...boxes, ...values]) as Record<string, string>;
}
