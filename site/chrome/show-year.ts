/** Corrects the year in the footer, which is that of the build. */
export function showYear(): void {
  const place = document.querySelector('[data-year]');
  if (place) place.textContent = String(new Date().getFullYear());
}
