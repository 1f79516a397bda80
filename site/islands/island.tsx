import { type ComponentType, createElement, useId } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName, PartOf } from './registry.ts';

/**
 * Time of hydration. `intent`: at the first pointer, focus or touch. `visible`: when the island becomes visible.
 * `idle`: after the page has loaded, because the specification requires something to happen on opening. `asked`: as
 * `idle`, but only if the address has a query.
 */
export type When = 'intent' | 'visible' | 'idle' | 'asked';

/**
 * A part of a page that React hydrates in the browser. It is used like any component, but its props must be plain data.
 * Each island is a separate React root with its own id prefix, so that ids are the same on the server and in the
 * browser.
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
