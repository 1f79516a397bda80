import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

interface Hydration {
  /** Someone has clicked or sent already: hydrates in one go. Otherwise in a transition, which yields to input. */
  isUrgent: boolean;
  onHydrated: () => void;
}

/** Hydrates the markup of an island. */
export function hydrate(
  island: Element,
  Part: ComponentType<object>,
  { isUrgent, onHydrated }: Hydration,
): void {
  const props = JSON.parse(island.getAttribute('props') ?? '{}') as object;
  const hydrateMarkup = () => {
    hydrateRoot(
      island,
      <AfterHydration run={onHydrated}>
        <Part {...props} />
      </AfterHydration>,
      { identifierPrefix: island.getAttribute('prefix') ?? '' },
    );
  };
  if (isUrgent) hydrateMarkup();
  else startTransition(hydrateMarkup);
}

/** Its effect runs after those of the part; with one child it shifts no id. */
function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run]);
  return children;
}
