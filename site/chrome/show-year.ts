/** Pages are written when the site is built; this corrects the year in the footer when they are read later. */
export function showYear(): void {
  const place = document.querySelector('[data-year]');
  if (place) place.textContent = String(new Date().getFullYear());
}
