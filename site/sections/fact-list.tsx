import { Fragment } from 'react';
import type { Fact } from '../../content/types.ts';

/** Allows breaks between CVSS metrics. */
function breakable(detail: string) {
  return detail.split(/(?<=\/)(?=[A-Z]{1,3}:)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Terms with their facts. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={className}>
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{breakable(detail)}</dd>
        </div>
      ))}
    </dl>
  );
}
