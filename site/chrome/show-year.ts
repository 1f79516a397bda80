/** Pages are written when the site is built; the year in them is put right when they are looked at later. */
export function showYear(): void {
  const place = document.querySelector('[data-year]');
  if (place) place.textContent = String(new Date().getFullYear());
}
