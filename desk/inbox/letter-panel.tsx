import type { LetterForm } from './letter-form.ts';
import type { SubmissionView } from './load-submission.ts';
import { STATE_LABELS, type ApplicationState } from '../../domain/submission-state.ts';
import { InputField, TextField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { LetterValues } from './letter-values.tsx';
import { shortcut } from '../ui/shortcut.ts';
import { Submit } from '../ui/submit.tsx';

const SUBJECT_MAX = 200;
const TEXT_MAX = 5_000;

interface LetterPanelProps {
  view: Pick<SubmissionView, 'path' | 'list' | 'version' | 'email' | 'errors' | 'interview'>;
  letter: LetterForm;
}

/** Form for an answer, or for a decision with or without an email. */
export function LetterPanel({ view, letter }: LetterPanelProps) {
  const { act, template, isOpen, isMailable } = letter;
  const { path, list, version, email } = view;
  const isDecision = act !== 'answer';
  const sheet = <Sheet view={view} letter={letter} />;
  return (
    <section className="framed letter-panel" id="letter" aria-labelledby="letter-heading">
      <h2 id="letter-heading">{headingOf(letter)}</h2>
      {letter.steps.length > 1 && <Choice label="Move to stage" entries={letter.steps} from={1} />}
      <form className="form" method="post" action={`${path}/${act}${list}`}>
        <HiddenFields fields={{ version: String(version), template, to: letter.step }} />
        {act === 'reject' && view.interview?.interview?.state === 'set' && (
          <p className="muted">An interview is in their calendar. Cancel it below first.</p>
        )}
        {!isMailable ? (
          <p className="muted">
            {email === '' ? 'No email address is known' : 'This address cannot receive email'}. Call instead,
            and note the call, or
            {email === '' ? ' add one' : ' correct it'} above.
          </p>
        ) : (
          isOpen && (
            <>
              {sheet}
              <div className="form-foot">
                <Submit
                  label={isDecision ? `${labelOf(letter)} and send the email` : 'Send the answer'}
                  name="send"
                  value="yes"
                />
                {isDecision && (
                  <Submit
                    label={`${labelOf(letter)} without an email`}
                    look="quiet"
                    name="send"
                    value="no"
                    formNoValidate
                  />
                )}
              </div>
            </>
          )
        )}
        {isDecision && !(isOpen && isMailable) && (
          <div className="form-foot">
            <Submit label={labelOf(letter)} name="send" value="no" />
          </div>
        )}
        {isDecision && !isOpen && isMailable && (
          <details>
            <summary>Add an email</summary>
            <div className="form">
              {sheet}
              <div className="form-foot">
                <Submit
                  label={`${labelOf(letter)} and send the email`}
                  look="quiet"
                  name="send"
                  value="yes"
                />
              </div>
            </div>
          </details>
        )}
      </form>
    </section>
  );
}

function Sheet({ view: { email, errors }, letter }: LetterPanelProps) {
  const { templates, subject, text, values } = letter;
  return (
    <>
      {templates.length > 1 && (
        <Choice
          label="Template"
          entries={templates}
          from={letter.steps.length > 1 ? letter.steps.length + 1 : 1}
        />
      )}
      {letter.isTakenBack && (
        <p className="muted">You stopped this email before it was sent. Edit and send it, or ignore it.</p>
      )}
      <p className="letter-to">
        To <strong>{email}</strong>, replies go to {letter.areRepliesRead ? 'this page' : 'the office'}. It is
        sent after half a minute. You can undo it until then.
      </p>
      <LetterValues values={values} errors={errors} />
      <InputField
        name="subject"
        label="Subject"
        hint="The reference number is added."
        error={errors.subject}
        input={{ defaultValue: subject, maxLength: SUBJECT_MAX }}
      />
      <TextField
        name="text"
        label="Text"
        error={errors.text}
        textarea={{
          defaultValue: text,
          rows: Math.min(24, text.split('\n').length + 4),
          maxLength: TEXT_MAX,
          // The text has the focus instead of the button, because a stray key would press a focused button.
          autoFocus: letter.act !== 'answer' && values.length === 0,
          ...(letter.act === 'answer' && shortcut('m', 'Write an email')),
        }}
      />
    </>
  );
}

interface ChoiceProps {
  label: string;
  entries: { label: string; href: string; isChosen: boolean }[];
  /** Shortcut digit of the first choice. */
  from: number;
}

function Choice({ label, entries, from }: ChoiceProps) {
  return (
    <nav className="row choice" aria-label={label}>
      <span className="note">{label}</span>
      {entries.map((entry, index) => (
        <a
          key={entry.href}
          href={entry.href}
          aria-current={entry.isChosen ? 'true' : undefined}
          {...shortcut(String(from + index), entry.label)}
        >
          {entry.label}
        </a>
      ))}
    </nav>
  );
}

function headingOf(letter: LetterForm): string {
  return letter.act === 'answer' ? 'Answer by email' : labelOf(letter);
}

function labelOf({ act, step }: LetterForm): string {
  if (act === 'reject') return 'Reject';
  return `Move to “${STATE_LABELS[step as ApplicationState]}”`;
}
