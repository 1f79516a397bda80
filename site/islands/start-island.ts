import type { ComponentType } from 'react';
import { SCRIPT_TIMEOUT_MS } from '../timings.ts';
import { type IslandName, registry } from './registry.ts';

const started = new WeakMap<Element, Promise<boolean>>();

/**
 * Loads the scripts of an island and hydrates it, only once. Returns false if the scripts fail to load; then the next
 * call tries again.
 */
export function startIsland(island: HTMLElement): Promise<boolean> {
  const isHydrated = started.get(island) ?? load(island);
  started.set(island, isHydrated);
  return isHydrated;
}

async function load(island: HTMLElement): Promise<boolean> {
  const name = island.getAttribute('name') as IslandName;
  const props = JSON.parse(island.getAttribute('props') ?? '{}');
  const timeout = new Promise<never>((_, reject) => void setTimeout(reject, SCRIPT_TIMEOUT_MS));
  const isHydrated = (state: boolean) => {
    island.dataset.state = state ? 'hydrated' : 'failed';
    return state;
  };
  // If the component itself has an error, it would happen again.
  const stayPlain = () => void started.set(island, Promise.resolve(isHydrated(false)));
  try {
    const scripts = refuseTranslated(island).then(() =>
      Promise.all([import('./hydrate.tsx'), registry[name](props)]),
    );
    const [{ hydrate }, { default: Part }] = await Promise.race([scripts, timeout]);
    await refuseTranslated(island);
    return isHydrated(await hydrate(island, Part as ComponentType<object>, props, stayPlain));
  } catch {
    started.delete(island);
    return isHydrated(false);
  }
}

/** The island of an event, while it is still plain HTML. */
export function plainIsland({ target }: Event): HTMLElement | null {
  const selector = 'react-island:not([data-state="hydrated"])';
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** A lab needs JavaScript. With another backend, which answers forms with JSON, all islands need it. */
const NEEDS_SCRIPT = import.meta.env.VITE_API_HOST ? 'react-island' : '[name="lab"]';

/**
 * Detects a translator: Chrome and Samsung Internet mark the page and add `font` elements around text, Edge marks each
 * element. The island then stays plain HTML, which works too; React would render it in English again.
 */
async function refuseTranslated(island: HTMLElement): Promise<void> {
  const isTranslated =
    document.querySelector('html[class*="translated-"]') ?? island.querySelector('font, [_msttexthash]');
  if (isTranslated && !island.matches(NEEDS_SCRIPT)) throw new Error('Translated');
}
