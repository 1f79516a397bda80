/** Shows a preview of the site while a form is filled in. The code for it is loaded at the first change. */
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
