/**
 * Fades items in once when they become visible. Everything is visible until the script runs; then only items below the
 * window are hidden, so that nothing in view disappears.
 */
export function fadeInOnScroll(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const { dataset } = target as HTMLElement;
      const isBelow = !isIntersecting && boundingClientRect.top > innerHeight;
      if (isBelow) dataset.fade = 'waiting';
      else if (dataset.fade !== 'waiting') observer.unobserve(target);
      else if (isIntersecting) {
        dataset.fade = 'entering';
        observer.unobserve(target);
      }
    }
  });
  for (const item of document.querySelectorAll('[data-fade]')) observer.observe(item);
}
