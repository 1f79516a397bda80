import { Fragment } from 'react';

/** A line of a log or of code. A long name, as in a stack trace, may be broken after a dot or before a bracket. */
export function CodeLine({ text }: { text: string }) {
  const parts = text.replaceAll(/\S{25,}/g, markBreaks).split('\n');
  return (
    <code>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {/* oxlint-disable-next-line site/own-element -- A line never changes. */}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

function markBreaks(name: string): string {
  const [path = '', ...rest] = name.split('(');
  return [path.replaceAll(/\.(?=[a-z])/gi, '.\n'), ...rest].join('\n(');
}
