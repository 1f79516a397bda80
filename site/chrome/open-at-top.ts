/** Some pages open at their top, a reload included, unless the address names a part (Spec §2). */
export function openAtTop(): void {
  if (document.querySelector('[data-opens="at-top"]') && !location.hash) history.scrollRestoration = 'manual';
}
