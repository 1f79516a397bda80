import type { BulkLettersView } from './bulk-letters.ts';
import { BackLink } from '../ui/back-link.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { InputField, SelectField, TextField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { LISTS } from '../ui/submission-lists.ts';
import { LetterValues } from './letter-values.tsx';
import type { Screen } from '../ui/screen.ts';
import { Submit } from '../ui/submit.tsx';

const HEADINGS = { answer: 'Answer several', reject: 'Reject several' } as const;
const TEXT_ROWS = 14;

export const bulkLetters: Screen<BulkLettersView> = {
  title: ({ act }) => HEADINGS[act],
  draw: (view) => {
    const { kind, act, path, list, chosen, others, template, templates, words, values, letters, errors } =
      view;
    const ticked = letters.filter(({ isTicked }) => isTicked);
    const mailable = ticked.filter(({ isMailable }) => isMailable).length;
    return (
      <>
        <BackLink href={`${path}${list}`}>{LISTS[kind].label}</BackLink>
        <ScreenHead heading={HEADINGS[act]}>
          Each person gets a separate email. It is sent after half a minute. You can undo all of them until
          then.
        </ScreenHead>
        {others > 0 && (
          <p className="advice">
            {`This page has ${letters.length} of ${letters.length + others} applicants. The other ${others} are on the next page, which opens when you have sent these.`}
          </p>
        )}
        <ErrorSummary errors={errors} />
        <form className="form letters-form" method="post" action={`${path}/bulk/${act}${list}`}>
          <HiddenFields fields={{ all: chosen, others: String(others), was: template }} />
          <div className="row bulk-acts">
            <SelectField
              name="template"
              label="Template"
              value={template}
              options={templates.map(({ id, label }) => ({ value: id, label }))}
            />
            <Submit label="Show the emails" look="small quiet" name="send" value="no" formNoValidate />
          </div>
          <InputField
            name="subject"
            label="Subject"
            hint="The reference number is added."
            error={errors['subject']}
            input={{ defaultValue: words.subject, autoComplete: 'off' }}
          />
          <TextField
            name="text"
            label="Email"
            hint="{name} becomes the name of each person."
            error={errors['text']}
            textarea={{ defaultValue: words.text, rows: TEXT_ROWS }}
          />
          <LetterValues values={values} errors={errors} />
          <div className="form-foot">
            <Submit
              label={`${act === 'reject' ? 'Reject and send' : 'Send'} ${mailable === 1 ? '1 email' : `${mailable} emails`}`}
              name="send"
              value="yes"
              disabled={mailable === 0}
            />
            {act === 'reject' && (
              <Submit
                label="Reject without an email"
                look="quiet"
                name="send"
                value="without"
                formNoValidate
              />
            )}
          </div>
          <Previews {...view} />
        </form>
      </>
    );
  },
};

/** All chosen people, each with a tick box and the email. */
function Previews({ letters }: BulkLettersView) {
  // The first email that is sent is unfolded as an example.
  const shown = letters.findIndex(({ isMailable, isTicked }) => isMailable && isTicked);
  return (
    <>
      <h2 className="letter-previews-heading">Who gets it</h2>
      <p className="hint">Untick somebody to leave them out. After a change, show the emails again.</p>
      <ul className="letter-previews">
        {letters.map(({ reference, name, to, chosen, subject, text, isMailable, isTicked }, index) => (
          <li key={reference}>
            <input
              type="checkbox"
              id={index === 0 ? 'chosen' : undefined}
              name="chosen"
              value={chosen}
              defaultChecked={isTicked}
              aria-label={`${name}, ${reference}`}
            />
            <details open={index === shown}>
              <summary data-item>
                {name} <span className="reference">{reference}</span>{' '}
                <span className="muted">{isMailable ? to : 'has no email address, so call instead'}</span>
              </summary>
              <p>
                <strong>{subject}</strong>
              </p>
              <pre className="framed mail-text">{text}</pre>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
