/**
 * Opens the vault of the home page with the first scroll: the style sheet lifts the lid of its picture off a second one,
 * which is fetched now. Without scroll-driven animations, and with reduced motion, it stays closed.
 */
export function openVault(): void {
  const art = document.querySelector<HTMLElement>('[data-inside]');
  if (!art || !CSS.supports('animation-timeline: scroll()')) return;
  const open = async () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const inside = Object.assign(new Image(), {
      className: 'vault-inside',
      alt: '',
      src: art.dataset.inside,
    });
    await inside.decode();
    art.append(inside);
    art.classList.add('opening');
  };
  addEventListener('scroll', () => void open().catch(() => {}), { once: true, passive: true });
}
