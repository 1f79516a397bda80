import { TESTIMONIAL_MESSAGE_LENGTH } from '../../contracts/testimonial.ts';
import { ActForm } from '../ui/act-form.tsx';
import { PublishFoot } from '../ui/publish-foot.tsx';
import { OnSiteLink } from '../ui/on-site-link.tsx';
import { VisitorPreview } from '../ui/visitor-preview.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { ChangedMeanwhile } from '../ui/changed-meanwhile.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { InputField, TextField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { Time } from '../ui/time.tsx';
import { UndoForm } from '../ui/undo-form.tsx';
import type { Screen } from '../ui/screen.ts';
import { TestimonialPreview, type TestimonialValues } from './testimonial-preview.tsx';
import { TestimonialStateMark } from './testimonial-state-mark.tsx';
import type { TestimonialView } from './view.ts';
import { Submit } from '../ui/submit.tsx';

const LABELS: Record<keyof TestimonialValues, string> = {
  name: 'Name as it is shown',
  role: 'Course, or role and company',
  message: 'What they said',
  agreed_by: 'Who agreed',
  agreed_on: 'On which day',
  agreed_to: 'To what, and how',
  until_day: 'Until which day',
  email: 'Their email address',
};

export const testimonial: Screen<TestimonialView> = {
  title: ({ testimonial: stored }) => (stored ? `Testimonial: ${stored.name}` : 'New testimonial'),
  draw: (view) => (
    <>
      <BackLink href="/site/testimonials">Testimonials</BackLink>
      <Head {...view} />
      <ChangedMeanwhile {...view} labels={LABELS} stored={view.testimonial?.stored} />
      <ErrorSummary errors={view.errors} />
      <div className="editor">
        <Editor {...view} />
        <VisitorPreview label="Under “In their own words”, on the page of all courses">
          <TestimonialPreview {...view.values} />
        </VisitorPreview>
      </div>
      {view.testimonial && <Erasure id={view.testimonial.id} />}
    </>
  ),
};

function Head({ testimonial: stored, version, address }: TestimonialView) {
  if (!stored)
    return (
      <ScreenHead heading="New testimonial">
        Write it as they said it. The consent is for the firm alone; no visitor sees it.
      </ScreenHead>
    );
  const { id, state, name, changed, canUndo } = stored;
  const at = `/site/testimonials/${id}`;
  return (
    <ScreenHead
      heading={name}
      actions={
        <>
          {state === 'published' && <OnSiteLink href={address} />}
          {(state === 'draft' || state === 'withdrawn') && (
            <ActForm action={`${at}/publish`} version={version} label="Publish" />
          )}
          {state !== 'withdrawn' && <ActForm action={`${at}/withdraw`} version={version} label="Withdraw" />}
          {canUndo && (
            <UndoForm action={`${at}/undo`} version={version} by={changed.name} at={changed.time} />
          )}
        </>
      }
    >
      <TestimonialStateMark state={state} /> Last changed by {changed.name} at <Time value={changed.time} />
    </ScreenHead>
  );
}

function Editor({ testimonial: stored, version, values, errors, today }: TestimonialView) {
  const field = (name: keyof TestimonialValues, input: object = {}) => ({
    name,
    label: LABELS[name],
    error: errors[name],
    input: { defaultValue: values[name], autoComplete: 'off', ...input },
  });
  return (
    <form
      className="form"
      method="post"
      action={stored ? `/site/testimonials/${stored.id}` : '/site/testimonials'}
      data-preview-of="testimonial"
      noValidate
    >
      {stored && <HiddenFields fields={{ version: String(version) }} />}
      <div className="field-row">
        <InputField {...field('name')} hint="Such as Anita S." />
        <InputField {...field('role')} hint="Such as DevOps Automation" />
      </div>
      <TextField
        name="message"
        label={LABELS.message}
        hint={`In their own words, at most ${TESTIMONIAL_MESSAGE_LENGTH} characters. No picture is shown.`}
        error={errors['message']}
        textarea={{ defaultValue: values.message, rows: 5 }}
      />
      <div className="field-row">
        <InputField {...field('agreed_by')} hint="Their full name. No visitor sees it." />
        <InputField {...field('agreed_on', { type: 'date', max: today })} />
      </div>
      <InputField
        {...field('agreed_to')}
        hint="Such as: name, course and these words on our site; by email of 12 January"
      />
      <div className="field-row">
        <InputField
          {...field('until_day', { type: 'date', min: today })}
          label={`${LABELS.until_day} (optional)`}
          hint="Left empty: until they withdraw it"
        />
        <InputField
          {...field('email', { type: 'email' })}
          label={`${LABELS.email} (optional)`}
          hint="With it, erasing a person finds this too"
        />
      </div>
      <PublishFoot isStored={stored !== undefined} canBeDraft />
    </form>
  );
}

function Erasure({ id }: { id: string }) {
  return (
    <details className="framed act testimonial-erasure">
      <summary>Erase it</summary>
      <form className="form" method="post" action={`/site/testimonials/${id}/erase`}>
        <p className="muted">
          For a person who asks to be forgotten. The words, the name and the consent go, with all versions.
          This cannot be undone.
        </p>
        <Submit label="Erase for good" look="small danger" />
      </form>
    </details>
  );
}
