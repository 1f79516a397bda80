/** Draws what a form will be on the site while it is typed. What draws it is fetched at the first change. */
export function previewForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-batch], form[data-preview-of]');
  const place = document.querySelector('[data-preview]');
  if (!form || !place) return;
  form.addEventListener('input', async () => {
    const { drawBatch, drawThing } = await import('./draw-preview.tsx');
    const { previewOf } = form.dataset;
    if (previewOf === undefined) drawBatch(place, form);
    else drawThing(place, form, previewOf);
  });
}
