import type { SubmissionView } from './load-submission.ts';
import { PostButton } from '../ui/post-button.tsx';
import { Age } from '../ui/age.tsx';
import { InputField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import { LISTS } from '../ui/submission-lists.ts';
import { kindOf } from '../../domain/submission-kind.ts';
import { Submit } from '../ui/submit.tsx';
import { TextLink } from '../ui/text-link.tsx';

/** Other submissions of the same person, so that two colleagues do not answer one person twice. Also starts an erasure. */
export function PersonPanel({ path, list, version, person, reference, errors, now }: SubmissionView) {
  const { lines, certificates, letters, isJoined, typed, mayErase } = person;
  const isEmpty = lines.length + certificates.length === 0;
  return (
    <section className="also-from" aria-labelledby="also-from-heading">
      <h2 id="also-from-heading">More from this person</h2>
      {isEmpty && <p className="muted">Nothing else is known.</p>}
      <ul>
        {lines.map((line) => (
          <li key={line.reference} className="row">
            <TextLink href={line.href} label={line.reference} />
            <StateMark state={line.state} />
            <span className="muted">
              <Age value={line.received} now={now} />
              {line.by && `, by ${line.by}`}
            </span>
            {line.about && <p className="excerpt">{line.about}</p>}
          </li>
        ))}
        {certificates.map(({ number, course, isCertain }) => (
          <li key={number} className="row">
            <TextLink href={`/certificates/${number}`} label={number} />
            <span>{course}</span>
            {!isCertain && <span className="muted">same name</span>}
          </li>
        ))}
      </ul>
      {letters.length > 0 && (
        <details>
          <summary>{letters.length === 1 ? '1 email to them' : `${letters.length} emails to them`}</summary>
          <ul>
            {letters.map(({ id, reference: about, subject, by, written }) => (
              <li key={id} className="row">
                <TextLink href={`${LISTS[kindOf(about)].path}/${about}`} label={subject} />
                <span className="muted">
                  <Age value={written} now={now} />, by {by}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <details open={errors['other'] !== undefined}>
        <summary>Link to another submission</summary>
        <form className="side-form" method="post" action={`${path}/join${list}`}>
          <HiddenFields fields={{ version: String(version) }} />
          <InputField
            name="other"
            label="Reference of the other submission"
            hint="If the same person also wrote from another address. You can undo this."
            error={errors['other']}
            input={{ defaultValue: typed, required: true, autoComplete: 'off', spellCheck: false }}
          />
          <Submit label="Link" look="small quiet" />
        </form>
      </details>
      <div className="row acts">
        {isJoined && (
          <PostButton
            action={`${path}/separate${list}`}
            fields={{ version: String(version) }}
            label="Unlink"
          />
        )}
        {mayErase && (
          <PostButton action="/privacy" fields={{ email: reference }} label="Personal data: show or delete" />
        )}
      </div>
    </section>
  );
}
