import type { BulkLettersView } from './bulk-letters.ts';
import { BackLink } from '../ui/back-link.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { SelectField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { LISTS } from '../ui/submission-lists.ts';
import { LetterValues } from './letter-values.tsx';
import type { Screen } from '../ui/screen.ts';
import { Submit } from '../ui/submit.tsx';

export const bulkLetters: Screen<BulkLettersView> = {
  title: () => 'Answer several',
  draw: ({ kind, path, list, chosen, template, templates, values, letters, errors }) => {
    const mailable = letters.filter(({ isMailable }) => isMailable).length;
    const action = `${path}/bulk/answer${list}`;
    // The first that leaves, for one to see what is sent.
    const shown = letters.findIndex(({ isMailable }) => isMailable);
    return (
      <>
        <BackLink href={`${path}${list}`}>{LISTS[kind].label}</BackLink>
        <ScreenHead heading="Answer several">
          Each gets a letter of its own, with their name. It leaves half a minute after you send them: until
          then all can be taken back.
        </ScreenHead>
        <ErrorSummary errors={errors} />
        <form className="form" method="post" action={action}>
          <HiddenFields fields={{ chosen }} />
          <div className="row bulk-acts">
            <SelectField
              name="template"
              label="Template"
              value={template}
              options={templates.map(({ id, label }) => ({ value: id, label }))}
            />
            <Submit label="Show the letters" look="small quiet" name="send" value="no" formNoValidate />
          </div>
          <LetterValues values={values} errors={errors} />
          <div className="form-foot">
            <Submit
              label={mailable === 1 ? 'Send 1 letter' : `Send ${mailable} letters`}
              name="send"
              value="yes"
              disabled={mailable === 0}
            />
          </div>
        </form>
        <h2 className="letter-previews-heading">As they would leave</h2>
        <ul className="letter-previews">
          {letters.map(({ reference, name, to, subject, text, isMailable }, index) => (
            <li key={reference}>
              <details open={index === shown}>
                <summary data-item>
                  {name} <span className="reference">{reference}</span>{' '}
                  {isMailable ? (
                    <span className="muted">{to}</span>
                  ) : (
                    <span className="muted">gets no mail: call instead</span>
                  )}
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
  },
};
