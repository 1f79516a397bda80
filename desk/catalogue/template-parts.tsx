import { PostButton } from '../ui/post-button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Time } from '../ui/time.tsx';
import { Sheet } from './previews.tsx';
import type { TemplateMore } from './template-more.ts';
import type { ThingView } from './view.ts';

/** Links, so that choosing works without JavaScript; unsaved text stays in the tab (keep-drafts.ts). */
export function Submissions({ path, more, stored }: ThingView) {
  if (!stored) return null;
  const { with: chosen, submissions, placeholders } = more as TemplateMore;
  return (
    <div className="template-values">
      <p className="hint">
        Placeholders, filled in by the server or by the person who sends the email:{' '}
        {placeholders.map((name) => (
          <code key={name} className="template-placeholder">{`{${name}}`}</code>
        ))}
      </p>
      {submissions.length === 0 ? (
        <p className="muted">The preview has sample values, because there are no submissions yet.</p>
      ) : (
        <div className="row template-choice">
          <span id="values-of">Preview with the values of</span>
          <ul className="row" aria-labelledby="values-of">
            {submissions.map(({ reference, label }) => (
              <li key={reference}>
                <TextLink
                  href={`${path}?with=${reference}`}
                  aria-current={reference === chosen ? 'true' : undefined}
                  label={label}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

export function Versions({ path, more, version, stored }: ThingView) {
  if (!stored) return null;
  const { history } = more as TemplateMore;
  if (history.length === 0) return null;
  return (
    <section className="list-part template-history" aria-labelledby="history">
      <h2 id="history">Versions</h2>
      <ol>
        {history.map((past) => (
          <li key={past.version}>
            <details>
              <summary>
                <Time value={past.changed.time} />, {past.changed.name}
                {past.isOriginal && ': the original'}
                {past.version === version && ', as it is now'}
              </summary>
              <Sheet values={past.values} known={{}} />
            </details>
            {past.version !== version && (
              <PostButton
                action={path}
                fields={{ version: String(version), ...past.values }}
                label="Use this text again"
                fullLabel={`Use the text of version ${past.version} again`}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
