/** Shows a preview of the site while a form is filled in. The code for it is loaded at the first change. */
export function previewForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-preview-of]');
  const place = document.querySelector('[data-preview]');
  if (!form || !place) return;
  form.addEventListener('input', async () => {
    const { drawPreview } = await import('./draw-preview.tsx');
    drawPreview(place, form);
  });
}
