/** Draws what a form will be on the site while it is typed. What draws it is fetched at the first change. */
export function previewForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-opening], form[data-batch]');
  const place = document.querySelector('[data-preview]');
  if (!form || !place) return;
  form.addEventListener('input', async () => {
    const { drawBatch, drawOpening } = await import('./draw-preview.tsx');
    (form.dataset.batch === undefined ? drawOpening : drawBatch)(place, form);
  });
}
