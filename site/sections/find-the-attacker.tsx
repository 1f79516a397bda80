import { Fragment } from 'react';
import type { HomePage } from '../../content/types.ts';
import { TextLink } from '../ui/text-link.tsx';

/**
 * Ten lines of a log. Opening a line shows its answer. This works without JavaScript, because only one <details> of a
 * group can be open at a time.
 */
export function FindTheAttacker({ heading, text, caption, next, lines }: HomePage['proof']) {
  return (
    <div className="find-the-attacker">
      <h2 id="proof">{heading}</h2>
      <p className="muted">{text}</p>
      {lines.map(({ time, address, session, request, status, isRight, told }) => (
        <details key={time} name="attacker" className={isRight && 'is-right'}>
          <summary>
            <span>{time}</span>
            <span>{address}</span>
            <span>{session}</span>
            <span>{request}</span>
            <span>{status}</span>
          </summary>
          <div>
            <p>{told}</p>
            {isRight && (
              <p>
                {next.map(({ label, path }) => (
                  <Fragment key={path}>
                    <TextLink to={path}>{label}</TextLink>{' '}
                  </Fragment>
                ))}
              </p>
            )}
          </div>
        </details>
      ))}
      <p className="note">{caption}</p>
    </div>
  );
}
