/**
 * Once the page has loaded, brings the fonts and starts the page's script, each when the browser is idle; at the first
 * sign of intent the script starts at once. What the visitor clicks or sends meanwhile is held and given to the page once
 * it is ready; links work by themselves and are left alone.
 */

const INTENT = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const;
const {
  start: startAddress,
  stylesheet,
  fonts,
} = document.querySelector<HTMLScriptElement>('script[data-start]')?.dataset ?? {};

/** On a page that never rests, each step comes after so long. */
const IDLE_WITHIN_MS = 1_000;

let isStarting = false;
let stylesheetMoved: Promise<void> | undefined;
const held: { giveBack: () => void; letGo: () => void }[] = [];

function start(): void {
  if (isStarting || !startAddress) return;
  isStarting = true;
  for (const type of INTENT) removeEventListener(type, start, true);
  moveStylesheetOnce()
    .then(() => run(startAddress))
    .catch(() => stopHolding((item) => item.letGo()));
}

/** The libraries first, by themselves: all at once would keep the visitor waiting for longer. */
async function run(address: string): Promise<void> {
  void addLink({ rel: 'modulepreload', href: address });
  await import(/* @vite-ignore */ import.meta.env.LIBRARIES);
  await import(/* @vite-ignore */ address);
}

function holdClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button || (button.type === 'submit' && button.form)) return;
  event.preventDefault();
  event.stopPropagation();
  held.push({ giveBack: () => button.click(), letGo: () => {} });
  start();
}

function holdSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
  event.preventDefault();
  held.push({ giveBack: () => form.requestSubmit(event.submitter), letGo: () => form.submit() });
  start();
}

function stopHolding(act: (item: (typeof held)[number]) => void): void {
  removeEventListener('click', holdClick, true);
  removeEventListener('submit', holdSubmit, true);
  held.splice(0).forEach(act);
}

/** Resolves when it has come, or has failed to. */
function addLink(attributes: Record<string, string>): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}

/** Those of the reading text together: one after the other, each would lay out the page again. */
async function addFonts(): Promise<void> {
  if (!fonts) return;
  await Promise.all(
    import.meta.env.READING_FONTS.map((href) =>
      addLink({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href }),
    ),
  );
  await addLink({ rel: 'stylesheet', href: fonts });
}

/**
 * The page links its style sheet below its first section, where React knows of none: it is asked for once more, which
 * the browser answers from memory, where React looks for it, and the link in its way is taken out.
 */
async function moveStylesheet(): Promise<void> {
  const below = document.querySelector(`main > link[href="${stylesheet}"]`);
  if (!stylesheet || !below) return;
  await addLink({ rel: 'stylesheet', href: stylesheet, 'data-precedence': 'default' });
  below.remove();
}

function moveStylesheetOnce(): Promise<void> {
  stylesheetMoved ??= moveStylesheet();
  return stylesheetMoved;
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: IDLE_WITHIN_MS });
  else setTimeout(act, 50);
}

/**
 * Until the page has started, what lies below the window keeps its size and is left alone, unless the visitor comes near:
 * style and layout of the whole page would hold up whoever touches it. Then it is drawn again part by part.
 */
function restBelow(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('main section, body > footer')].filter(
    (part) => part.getBoundingClientRect().top > innerHeight,
  );
  for (const part of parts) part.style.contentVisibility = 'auto';

  function wakeNext(): void {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = '';
    whenIdle(wakeNext);
  }
  addEventListener('site:started', () => whenIdle(wakeNext), { once: true });
}

function dress(): void {
  if (!('started' in document.documentElement.dataset)) restBelow();
  void addFonts();
  void moveStylesheetOnce();
  whenIdle(start);
}

for (const type of INTENT) addEventListener(type, start, { capture: true, passive: true });
addEventListener('click', holdClick, true);
addEventListener('submit', holdSubmit, true);
addEventListener('site:started', () => stopHolding((item) => item.giveBack()), { once: true });

if (document.readyState === 'complete') whenIdle(dress);
else addEventListener('load', () => whenIdle(dress), { once: true });
