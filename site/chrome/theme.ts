import { applyStoredTheme, storeTheme } from '../head/stored-theme.ts';

/**
 * Runs the button in the header. Prerendered pages and those from the back/forward cache apply a theme that was chosen
 * meanwhile.
 */
export function runThemeSwitch(): void {
  const root = document.documentElement;
  const button = document.querySelector('.theme-switch');
  let fade: ViewTransition | undefined;

  function updateButton(): void {
    button?.setAttribute('aria-pressed', String(root.classList.contains('dark')));
  }

  function showStoredTheme(): void {
    applyStoredTheme();
    updateButton();
  }

  function switchTheme(): void {
    storeTheme(root.classList.toggle('dark'));
    updateButton();
  }

  button?.addEventListener('click', () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || !document.startViewTransition)
      switchTheme();
    else fade = document.startViewTransition(switchTheme);
  });
  // While the theme fades, browsers send every click only to the root element.
  addEventListener('click', (event) => {
    if (!fade || event.target !== root) return;
    fade.skipTransition();
    fade = undefined;
    const meant = document.elementFromPoint(event.clientX, event.clientY);
    meant?.dispatchEvent(new PointerEvent(event.type, event));
  });
  for (const intent of ['pointerenter', 'focus']) button?.addEventListener(intent, fetchOtherRenders);
  // The theme was changed in another tab.
  addEventListener('storage', showStoredTheme);
  addEventListener('pageshow', ({ persisted }) => persisted && showStoredTheme());
  document.addEventListener('prerenderingchange', showStoredTheme);
  updateButton();
}

/** Fetches the visible pictures of the other theme, so that they are ready when it is chosen. */
function fetchOtherRenders(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('.on-light img, .on-dark img')) {
    const place = image.closest('picture')?.parentElement?.getBoundingClientRect();
    if (place && place.bottom > 0 && place.top < innerHeight) image.loading = 'eager';
  }
}
