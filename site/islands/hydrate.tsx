import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

interface Hydration {
  /** Somebody waits: in one go. Else in pieces, so that nobody has to. */
  isAwaited: boolean;
  onAlive: () => void;
}

/** Gives the markup of an island to React. */
export function hydrate(
  island: Element,
  Part: ComponentType<object>,
  { isAwaited, onAlive }: Hydration,
): void {
  const props = JSON.parse(island.getAttribute('props') ?? '{}') as object;
  const take = () => {
    hydrateRoot(
      island,
      <Alive tell={onAlive}>
        <Part {...props} />
      </Alive>,
      { identifierPrefix: island.getAttribute('prefix') ?? '' },
    );
  };
  if (isAwaited) take();
  else startTransition(take);
}

/** Its effect runs after those of the part; with one child it shifts no id. */
function Alive({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell]);
  return children;
}
