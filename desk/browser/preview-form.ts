/** Draws what a form will be on the site while it is typed. What draws it is fetched at the first change. */
export function previewForm(): void {
  const form = document.querySelector<HTMLFormElement>(
    'form[data-opening], form[data-batch], form[data-preview-of]',
  );
  const place = document.querySelector('[data-preview]');
  if (!form || !place) return;
  form.addEventListener('input', async () => {
    const { drawBatch, drawOpening, drawTyped } = await import('./draw-preview.tsx');
    const { previewOf, batch } = form.dataset;
    if (previewOf !== undefined) drawTyped(place, form, previewOf);
    else (batch === undefined ? drawOpening : drawBatch)(place, form);
  });
}
