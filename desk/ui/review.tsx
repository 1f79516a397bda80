import { BackLink } from './back-link.tsx';
import type { Screen } from './screen.ts';
import { ScreenHead } from './screen-head.tsx';
import { Submit } from './submit.tsx';
import { TextLink } from './text-link.tsx';

export interface ReviewView {
  /** Question with the number: “Close 42 enquiries?” */
  heading: string;
  /** Sentences about what will happen. */
  says: string[];
  /** Affected people or records. */
  rows: { name: string; detail?: string; href?: string }[];
  /** Emails that would be sent. */
  emails?: { to: string; subject: string; text?: string }[];
  /** Label of the button: “Close 42 enquiries”. */
  label: string;
  /** Label of a second button, which posts `then` as “no”. */
  instead?: string;
  isDangerous?: boolean;
  back: { path: string; label: string };
  /** Target and fields of the button. */
  action: string;
  fields: [name: string, value: string][];
}

/** Number of visible people; others are in a fold. */
const SHOWN = 12;

/** Page shown before an action that affects other people or more than one record (desk/server/review.ts). */
export const review: Screen<ReviewView> = {
  title: ({ heading }) => heading,
  draw: ({ heading, says, rows, emails = [], label, instead, isDangerous, back, action, fields }) => {
    const rest = rows.slice(SHOWN);
    return (
      <div className="review">
        <BackLink href={back.path}>{back.label}</BackLink>
        <ScreenHead heading={heading} />
        {says.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {rows.length > 0 && <Rows rows={rows.slice(0, SHOWN)} />}
        {rest.length > 0 && (
          <details>
            <summary>{rest.length} more</summary>
            <Rows rows={rest} />
          </details>
        )}
        {emails.map(({ to, subject, text }) => (
          <section className="review-email" key={`${to} ${subject}`}>
            <p>
              To <strong>{to}</strong>: {subject}
            </p>
            {text !== undefined && <pre className="framed mail-text">{text}</pre>}
          </section>
        ))}
        <form className="form-foot" method="post" action={action}>
          {fields.map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          <Submit label={label} look={isDangerous ? 'danger' : 'main'} />
          {instead !== undefined && <Submit label={instead} look="quiet" name="then" value="no" />}
          <a className="button ghost" href={back.path}>
            Cancel
          </a>
        </form>
      </div>
    );
  },
};

function Rows({ rows }: Pick<ReviewView, 'rows'>) {
  return (
    <ul className="review-rows">
      {rows.map(({ name, detail, href }) => (
        <li key={`${name} ${detail}`}>
          {href === undefined ? <strong>{name}</strong> : <TextLink href={href} label={name} look="row" />}
          {detail !== undefined && <span className="muted"> {detail}</span>}
        </li>
      ))}
    </ul>
  );
}
