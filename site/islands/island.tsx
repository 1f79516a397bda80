import { type ComponentType, createElement, useId } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName, PartOf } from './registry.ts';

/**
 * When an island is hydrated: at the first pointer, focus or touch on it, once it is scrolled into view, or once the page
 * has loaded, where the specification wants something done when the page opens: always, or where the address asks for it.
 */
export type When = 'intent' | 'visible' | 'idle' | 'asked';

/**
 * A part of a page that React hydrates in the browser. It is used like any component; its props have to be plain data.
 * Each is a root of its own, with a prefix of its own, so that its ids are the same on both sides.
 */
export function island<Name extends IslandName>(
  name: Name,
  Part: PartOf<Name>,
  when: When = 'intent',
): PartOf<Name> {
  function Island(props: object) {
    const prefix = useId();
    const markup = createElement(Part as ComponentType<object>, props);
    return createElement('react-island', {
      name,
      when: when === 'intent' ? undefined : when,
      prefix,
      props: JSON.stringify(props),
      dangerouslySetInnerHTML: { __html: renderToString(markup, { identifierPrefix: prefix }) },
    });
  }
  return Island;
}
