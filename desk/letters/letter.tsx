import { ActForm } from '../ui/act-form.tsx';
import { PostButton } from '../ui/post-button.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { ChangedMeanwhile } from '../ui/changed-meanwhile.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { InputField, TextField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { Time } from '../ui/time.tsx';
import { PublishFoot } from '../ui/publish-foot.tsx';
import { UndoForm } from '../ui/undo-form.tsx';
import type { Screen } from '../ui/screen.ts';
import { LetterPreview } from './letter-preview.tsx';
import type { LetterView } from './view.ts';
import { TextLink } from '../ui/text-link.tsx';

const LABELS = { subject: 'Subject', text: 'Text' };

export const letter: Screen<LetterView> = {
  title: ({ label }) => `Letter: ${label}`,
  draw: (view) => (
    <>
      <BackLink href="/site/letters">Letters</BackLink>
      <Head {...view} />
      <ChangedMeanwhile {...view} labels={LABELS} />
      <ErrorSummary errors={view.errors} />
      <div className="editor">
        <Editor {...view} />
        <section className="visitor-preview" aria-labelledby="preview-heading">
          <h2 id="preview-heading">As it would be drafted</h2>
          <Submissions {...view} />
          <div data-preview="">
            <LetterPreview values={view.values} known={view.known} />
          </div>
        </section>
      </div>
      <History {...view} />
    </>
  ),
};

function Head({ id, label, isChanged, changed, last, version }: LetterView) {
  const at = `/site/letters/${id}`;
  return (
    <ScreenHead
      heading={label}
      actions={
        <>
          {isChanged && <ActForm action={`${at}/restore`} version={version} label="Restore the original" />}
          {last && <UndoForm action={`${at}/undo`} version={version} by={last.name} at={last.time} />}
        </>
      }
    >
      {changed ? (
        <>
          Last changed by {changed.name} at <Time value={changed.time} />
        </>
      ) : (
        'These are the original words.'
      )}
    </ScreenHead>
  );
}

/** Links, so that a choice works without script; what is typed and not saved stays in the tab (keep-drafts.ts). */
function Submissions({ id, with: chosen, submissions }: LetterView) {
  if (submissions.length === 0)
    return <p className="preview-label">With sample values, as nothing was received yet</p>;
  return (
    <ul className="row letter-choice" aria-label="With the values of">
      {submissions.map(({ reference, label }) => (
        <li key={reference}>
          <TextLink
            href={`/site/letters/${id}?with=${reference}`}
            aria-current={reference === chosen ? 'true' : undefined}
            label={label}
          />
        </li>
      ))}
    </ul>
  );
}

function Editor({ id, values, version, errors, placeholders, known, with: chosen }: LetterView) {
  return (
    <form
      className="form"
      method="post"
      action={`/site/letters/${id}`}
      data-preview-of="letter"
      data-known={JSON.stringify(known)}
      noValidate
    >
      <HiddenFields fields={{ version: String(version), with: chosen }} />
      <InputField
        name="subject"
        label={LABELS.subject}
        hint="The reference is added to it."
        error={errors['subject']}
        input={{ defaultValue: values.subject, autoComplete: 'off' }}
      />
      <TextField
        name="text"
        label={LABELS.text}
        error={errors['text']}
        textarea={{ defaultValue: values.text, rows: 18 }}
      />
      <p className="hint">
        Filled in for each letter, or asked of whoever sends it:{' '}
        {placeholders.map((name) => (
          <code key={name} className="letter-placeholder">{`{${name}}`}</code>
        ))}
      </p>
      <PublishFoot isStored />
    </form>
  );
}

function History({ id, history, version }: LetterView) {
  if (history.length === 0) return null;
  return (
    <section className="list-part letter-history" aria-labelledby="history">
      <h2 id="history">Versions</h2>
      <ol>
        {history.map((past) => (
          <li key={past.version}>
            <details>
              <summary>
                <Time value={past.time} />, {past.name}
                {past.isOriginal && ': the original'}
                {past.version === version && ', as it is now'}
              </summary>
              <LetterPreview values={past} known={{}} />
            </details>
            {past.version !== version && (
              <PostButton
                action={`/site/letters/${id}`}
                fields={{ version: String(version), subject: past.subject, text: past.text }}
                label="Use these words again"
                fullLabel={`Use the words of version ${past.version} again`}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
