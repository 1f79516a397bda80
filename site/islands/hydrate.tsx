import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
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

/** Runs once what the effects of the part have set is rendered, as its own state is. With one child it shifts no id. */
function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  useEffect(() => {
    if (isHydrated) run();
  }, [isHydrated, run]);
  return children;
}
