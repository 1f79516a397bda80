import type { ComponentType } from 'react';
import { SCRIPT_TIMEOUT_MS } from '../timings.ts';
import { type IslandName, registry } from './registry.ts';

const started = new WeakMap<Element, Promise<boolean>>();

/** Loads an island's scripts and hydrates it, once; false when they do not come: the next call tries again. */
export function startIsland(island: HTMLElement): Promise<boolean> {
  const isHydrated = started.get(island) ?? load(island);
  started.set(island, isHydrated);
  return isHydrated;
}

async function load(island: HTMLElement): Promise<boolean> {
  const name = island.getAttribute('name') as IslandName;
  const props = JSON.parse(island.getAttribute('props') ?? '{}');
  const timeout = new Promise<never>((_, reject) => void setTimeout(reject, SCRIPT_TIMEOUT_MS));
  try {
    const scripts = Promise.all([import('./hydrate.tsx'), registry[name](props)]);
    const [{ hydrate }, { default: Part }] = await Promise.race([scripts, timeout]);
    await hydrate(island, Part as ComponentType<object>, props);
    island.dataset.state = 'hydrated';
  } catch {
    island.dataset.state = 'failed';
    started.delete(island);
  }
  return island.dataset.state === 'hydrated';
}

/** The island that an event comes from, while it still is plain HTML. */
export function plainIsland({ target }: Event): HTMLElement | null {
  const selector = 'react-island:not([data-state="hydrated"])';
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
