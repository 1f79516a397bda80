import { HERO_ADVANCE_MS } from '../../contracts/limits.ts';

/** So long before its turn the next picture is fetched. */
const NEAR_MS = 1_500;

/**
 * Advances the slides of the hero and wraps. Pointer, focus and the pause button hold them; so does a wish for reduced
 * motion, until they are played. The style sheet shows the slide whose radio button is checked.
 */
export function advanceHero(): void {
  const hero = document.querySelector<HTMLElement>('.hero');
  const stage = hero?.querySelector<HTMLElement>('.hero-stage');
  const button = hero?.querySelector<HTMLElement>('.slide-controls button');
  const radios = [...(hero?.querySelectorAll<HTMLInputElement>('[name="slide"]') ?? [])];
  if (!hero || !stage || !button) return;
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  let wish: 'play' | 'pause' | undefined;
  let isPointedAt = false;
  let isFocused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isPlaying = () => wish === 'play' || (wish === undefined && !stillness.matches);

  function waitForNext(): void {
    clearTimeout(timer);
    timer = setTimeout(bringNext, HERO_ADVANCE_MS - NEAR_MS);
  }

  function bringNext(): void {
    if (hero) hero.dataset.near = '';
    timer = setTimeout(() => {
      const next = (radios.findIndex(({ checked }) => checked) + 1) % radios.length;
      for (const [index, radio] of radios.entries()) radio.checked = index === next;
      waitForNext();
    }, NEAR_MS);
  }

  function update(): void {
    button?.setAttribute('aria-label', isPlaying() ? 'Pause slides' : 'Play slides');
    const wasRunning = hero?.dataset.motion === 'running';
    const isRunning = isPlaying() && !isPointedAt && !isFocused;
    if (!hero || isRunning === wasRunning) return;
    hero.dataset.motion = isRunning ? 'running' : 'held';
    if (isRunning) waitForNext();
    else clearTimeout(timer);
  }

  function held(change: { pointed?: boolean; focused?: boolean }): void {
    isPointedAt = change.pointed ?? isPointedAt;
    isFocused = change.focused ?? isFocused;
    update();
  }

  stage.addEventListener('pointerenter', ({ pointerType }) => held({ pointed: pointerType === 'mouse' }));
  stage.addEventListener('pointerleave', () => held({ pointed: false }));
  stage.addEventListener('focusin', ({ target }) => {
    held({ focused: target instanceof Element && target.matches(':focus-visible') });
  });
  stage.addEventListener('focusout', () => held({ focused: false }));
  stage.addEventListener('change', () => hero.dataset.motion === 'running' && waitForNext());
  button.addEventListener('click', () => {
    wish = isPlaying() ? 'pause' : 'play';
    held(wish === 'play' ? { pointed: false, focused: false } : {});
  });
  stillness.addEventListener('change', update);
  hero.dataset.started = '';
  update();
}
