/**
 * Brings the fonts once the page has loaded, and starts the page's script when the browser is idle after that, or at the first sign of intent, whichever comes first. What the visitor clicks or sends meanwhile is
 * held and given to the page once it is ready; links work by themselves and are left alone.
 */

const INTENT = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const;
const {
  start: startAddress,
  stylesheet,
  fonts,
} = document.querySelector<HTMLScriptElement>('script[data-start]')?.dataset ?? {};

let isStarting = false;
const held: { giveBack: () => void; letGo: () => void }[] = [];

function start(): void {
  if (isStarting || !startAddress) return;
  isStarting = true;
  for (const type of INTENT) removeEventListener(type, start, true);
  moveStylesheet()
    .then(() => import(/* @vite-ignore */ startAddress))
    .catch(() => stopHolding((item) => item.letGo()));
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

function addStylesheet(address: string, precedence?: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    if (precedence) link.dataset.precedence = precedence;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}

/**
 * The page links its style sheet below its first section, where React knows of none: it is asked for once more, which
 * the browser answers from memory, where React looks for it, and the link in its way is taken out.
 */
async function moveStylesheet(): Promise<void> {
  const below = document.querySelector(`main > link[href="${stylesheet}"]`);
  if (!stylesheet || !below) return;
  await addStylesheet(stylesheet, 'default');
  below.remove();
}

function startWhenIdle(): void {
  if (fonts) void addStylesheet(fonts);
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2_000 });
  else setTimeout(start, 200);
}

for (const type of INTENT) addEventListener(type, start, { capture: true, passive: true });
addEventListener('click', holdClick, true);
addEventListener('submit', holdSubmit, true);
addEventListener('site:started', () => stopHolding((item) => item.giveBack()), { once: true });

if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle, { once: true });
