import type { OpeningValues } from '../openings/opening-preview.tsx';

/** Draws an opening while it is typed. What draws it is fetched at the first change. */
export function previewOpening(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-opening]');
  const place = document.querySelector('[data-opening-preview]');
  if (!form || !place) return;
  form.addEventListener('input', async () => {
    const { drawOpening } = await import('./draw-opening.tsx');
    drawOpening(place, Object.fromEntries(new FormData(form)) as unknown as OpeningValues);
  });
}
