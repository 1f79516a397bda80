import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BatchPreview, type BatchValues } from '../batches/batch-preview.tsx';
import { PREVIEWS } from '../catalogue/previews.tsx';
import { HoursPreview } from '../hours/hours-preview.tsx';

let root: Root | undefined;

export function drawBatch(place: Element, form: HTMLFormElement): void {
  const { taken, timeZone = '' } = form.dataset;
  const course = form.querySelector<HTMLSelectElement>('select[name="course"]')?.selectedOptions[0];
  draw(
    place,
    <BatchPreview
      values={valuesOf(form) as unknown as BatchValues}
      courseTitle={course?.value ? course.text : ''}
      taken={Number(taken)}
      timeZone={timeZone}
    />,
  );
}

/** Draws the preview for the kind of thing in a form. */
export function drawThing(place: Element, form: HTMLFormElement, kind: string): void {
  const values = valuesOf(form);
  const { known = '{}', timeZone = '' } = form.dataset;
  if (kind === 'hours') return draw(place, <HoursPreview values={values} zone={timeZone} />);
  const Preview = PREVIEWS[kind];
  if (Preview) draw(place, <Preview values={values} known={JSON.parse(known) as Record<string, string>} />);
}

function draw(place: Element, preview: ReactNode): void {
  root ??= createRoot(place);
  root.render(preview);
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
