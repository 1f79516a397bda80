/** Draws an opening while it is typed. What draws it is fetched at the first change. */
export function previewOpening(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-opening]');
  const place = document.querySelector('[data-opening-preview]');
  if (!form || !place) return;
  form.addEventListener('input', async () => {
    const { drawOpening } = await import('./draw-opening.tsx');
    const typed = new FormData(form);
    const value = (name: string) => {
      const entry = typed.get(name);
      return typeof entry === 'string' ? entry : '';
    };
    drawOpening(place, {
      title: value('title'),
      type: value('type'),
      location: value('location'),
      description: value('description'),
      closes: value('closes'),
    });
  });
}
