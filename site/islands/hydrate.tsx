import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates the markup of an island: in one go while an event is held, else in a transition, which yields to input. */
export function hydrate(island: HTMLElement, Part: ComponentType<object>, props: object): Promise<void> {
  const identifierPrefix = island.getAttribute('prefix') ?? '';
  // A text area whose value was set keeps it when React takes its default away: parts give that in the HTML alone.
  for (const field of island.querySelectorAll('textarea')) {
    const { value } = field;
    field.value = value;
  }
  return new Promise((resolve) => {
    const part = (
      <AfterHydration run={resolve}>
        <Part {...props} />
      </AfterHydration>
    );
    const hydrateMarkup = () => void hydrateRoot(island, part, { identifierPrefix });
    if ('holdsEvent' in island.dataset) hydrateMarkup();
    else startTransition(hydrateMarkup);
  });
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
