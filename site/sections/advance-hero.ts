import { HERO_ADVANCE_MS } from '../timings.ts';

/** The next picture is fetched this long before it is shown. */
const PRELOAD_LEAD_MS = 1_500;

/**
 * Advances the slides of the hero, and starts again after the last. Pointer, focus and the pause button stop the
 * slides. With prefers-reduced-motion they do not move until the visitor presses play. The style sheet shows the slide
 * of the checked radio button.
 */
export function advanceHero(): void {
  const hero = document.querySelector<HTMLElement>('.hero');
  const stage = hero?.querySelector<HTMLElement>('.hero-stage');
  const button = hero?.querySelector<HTMLElement>('.slide-controls button');
  const radios = [...(hero?.querySelectorAll<HTMLInputElement>('[name="slide"]') ?? [])];
  if (!hero || !stage || !button) return;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let chosen: 'play' | 'pause' | undefined;
  let isHovered = false;
  let isFocused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isPlaying = () => chosen === 'play' || (chosen === undefined && !reducedMotion.matches);

  function scheduleNext(): void {
    clearTimeout(timer);
    timer = setTimeout(loadNext, HERO_ADVANCE_MS - PRELOAD_LEAD_MS);
  }

  function loadNext(): void {
    if (hero) hero.dataset.nextLoading = '';
    timer = setTimeout(showNext, PRELOAD_LEAD_MS);
  }

  function showNext(): void {
    const next = (radios.findIndex(({ checked }) => checked) + 1) % radios.length;
    for (const [index, radio] of radios.entries()) radio.checked = index === next;
    scheduleNext();
  }

  function update(): void {
    button?.setAttribute('aria-label', isPlaying() ? 'Pause slides' : 'Play slides');
    const wasRunning = hero?.dataset.motion === 'running';
    const isRunning = isPlaying() && !isHovered && !isFocused;
    if (!hero || (hero.dataset.motion && isRunning === wasRunning)) return;
    hero.dataset.motion = isRunning ? 'running' : 'paused';
    if (isRunning) scheduleNext();
    else clearTimeout(timer);
  }

  function setHovered(value: boolean): void {
    isHovered = value;
    update();
  }

  function setFocused(value: boolean): void {
    isFocused = value;
    update();
  }

  stage.addEventListener('pointerenter', ({ pointerType }) => setHovered(pointerType === 'mouse'));
  stage.addEventListener('pointerleave', () => setHovered(false));
  stage.addEventListener('focusin', ({ target }) => {
    setFocused(target instanceof Element && target.matches(':focus-visible'));
  });
  stage.addEventListener('focusout', () => setFocused(false));
  stage.addEventListener('change', () => hero.dataset.motion === 'running' && scheduleNext());
  button.addEventListener('click', () => {
    chosen = isPlaying() ? 'pause' : 'play';
    if (chosen === 'play') isHovered = isFocused = false;
    update();
  });
  reducedMotion.addEventListener('change', update);
  update();
}
