import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BatchPreview, type BatchValues } from '../batches/batch-preview.tsx';
import { HoursPreview, type HoursValues } from '../hours/hours-preview.tsx';
import { LetterPreview, type LetterValues } from '../letters/letter-preview.tsx';
import { TestimonialPreview, type TestimonialValues } from '../testimonials/testimonial-preview.tsx';
import { NoticePreview, type NoticeValues } from '../notices/notice-preview.tsx';
import { OpeningPreview, type OpeningValues } from '../openings/opening-preview.tsx';

let root: Root | undefined;

export function drawOpening(place: Element, form: HTMLFormElement): void {
  draw(place, <OpeningPreview values={valuesOf(form) as unknown as OpeningValues} />);
}

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

/** By what the form says that it makes. */
export function drawTyped(place: Element, form: HTMLFormElement, what: string): void {
  const values: unknown = valuesOf(form);
  const { timeZone = '', known = '{}' } = form.dataset;
  if (what === 'letter') {
    const filled = JSON.parse(known) as Record<string, string>;
    draw(place, <LetterPreview values={values as LetterValues} known={filled} />);
  }
  if (what === 'hours') draw(place, <HoursPreview values={values as HoursValues} zone={timeZone} />);
  if (what === 'testimonial') draw(place, <TestimonialPreview {...(values as TestimonialValues)} />);
  if (what === 'notice') draw(place, <NoticePreview {...(values as NoticeValues)} />);
}

function draw(place: Element, preview: ReactNode): void {
  root ??= createRoot(place);
  root.render(preview);
}

/** What is typed, by the names of the fields; of boxes with one name all that are ticked, with commas between. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  const typed = new FormData(form);
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].map(({ name }) => [
    name,
    '',
  ]);
  const values = [...new Set(typed.keys())].map((name) => [name, typed.getAll(name).map(String).join(',')]);
  return Object.fromEntries([...boxes, ...values]) as Record<string, string>;
}
