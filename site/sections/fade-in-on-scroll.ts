/**
 * Items fade in once when they are scrolled into view. The page shows everything until the script runs; then only
 * items below the window are hidden, so nothing in view disappears.
 */
export function fadeInOnScroll(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      (target as HTMLElement).dataset.fade = 'entering';
      observer.unobserve(target);
    }
  });
  for (const item of document.querySelectorAll<HTMLElement>('[data-fade]')) {
    if (item.getBoundingClientRect().top <= innerHeight) continue;
    item.dataset.fade = 'waiting';
    observer.observe(item);
  }
}
