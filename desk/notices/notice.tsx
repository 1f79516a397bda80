import {
  NOTICE_LINK_LENGTH,
  NOTICE_TEXT_LENGTH,
  NOTICE_TONE_LABELS,
  NOTICE_TONES,
} from '../../contracts/notice.ts';
import { ActForm } from '../ui/act-form.tsx';
import { PublishFoot } from '../ui/publish-foot.tsx';
import { OnSiteLink } from '../ui/on-site-link.tsx';
import { VisitorPreview } from '../ui/visitor-preview.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { ChangedMeanwhile } from '../ui/changed-meanwhile.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { InputField, SelectField, TextField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { Time } from '../ui/time.tsx';
import { UndoForm } from '../ui/undo-form.tsx';
import type { Screen } from '../ui/screen.ts';
import { NoticePreview, type NoticeValues } from './notice-preview.tsx';
import { NoticeStateMark } from './notice-state-mark.tsx';
import type { NoticeView } from './view.ts';

const LABELS: Record<keyof NoticeValues, string> = {
  text: 'What it says',
  tone: 'Tone',
  link: 'Leads to',
  link_label: 'Words of the link',
  from_day: 'First day',
  from_time: 'From',
  until_day: 'Last day',
  until_time: 'Until',
};
const TONES = NOTICE_TONES.map((value) => ({ value, label: NOTICE_TONE_LABELS[value] }));

export const notice: Screen<NoticeView> = {
  title: ({ notice: stored }) => (stored ? 'Notice' : 'New notice'),
  draw: (view) => (
    <>
      <BackLink href="/site">Notices</BackLink>
      <Head {...view} />
      <ChangedMeanwhile {...view} labels={LABELS} stored={view.notice?.stored} />
      <ErrorSummary errors={view.errors} />
      <div className="editor">
        <Editor {...view} />
        <VisitorPreview label="Above the header, on every page">
          <NoticePreview {...view.values} />
        </VisitorPreview>
      </div>
    </>
  ),
};

function Head({ notice: stored, version, address }: NoticeView) {
  if (!stored)
    return (
      <ScreenHead heading="New notice">
        It is on every page of the site as soon as you publish it, or from its first day on.
      </ScreenHead>
    );
  const { id, state, changed, canUndo } = stored;
  const isPublished = state === 'on-site' || state === 'waiting';
  return (
    <ScreenHead
      heading="Notice"
      actions={
        <>
          {state === 'on-site' && <OnSiteLink href={address} />}
          {(state === 'draft' || state === 'withdrawn') && (
            <ActForm action={`/site/notices/${id}/publish`} version={version} label="Publish" />
          )}
          {isPublished && (
            <ActForm
              action={`/site/notices/${id}/withdraw`}
              version={version}
              label="Take it from the site"
            />
          )}
          {canUndo && (
            <UndoForm
              action={`/site/notices/${id}/undo`}
              version={version}
              by={changed.name}
              at={changed.time}
            />
          )}
        </>
      }
    >
      <NoticeStateMark state={state} /> Last changed by {changed.name} at <Time value={changed.time} />
    </ScreenHead>
  );
}

function Editor({ notice: stored, version, values, errors, today }: NoticeView) {
  const field = (name: keyof NoticeValues, input: object = {}) => ({
    name,
    label: LABELS[name],
    error: errors[name],
    input: { defaultValue: values[name], autoComplete: 'off', ...input },
  });
  return (
    <form
      className="form"
      method="post"
      action={stored ? `/site/notices/${stored.id}` : '/site/notices'}
      data-preview-of="notice"
      noValidate
    >
      {stored && <HiddenFields fields={{ version: String(version) }} />}
      <TextField
        name="text"
        label={LABELS.text}
        hint={`One or two plain sentences, at most ${NOTICE_TEXT_LENGTH} characters. Such as “We are closed on 26 January, Republic Day.”`}
        error={errors['text']}
        textarea={{ defaultValue: values.text, rows: 3 }}
      />
      <SelectField
        name="tone"
        label={LABELS.tone}
        hint="Urgent stands first, in the strongest colours, and begins with “Important:”."
        error={errors['tone']}
        options={TONES}
        value={values.tone}
      />
      <div className="field-row">
        <InputField
          {...field('link')}
          label={`${LABELS.link} (optional)`}
          hint="A page such as /contact, or a telephone number"
        />
        <InputField {...field('link_label', { maxLength: NOTICE_LINK_LENGTH })} />
      </div>
      <div className="field-row">
        <InputField
          {...field('from_day', { type: 'date', min: stored ? undefined : today })}
          label={`${LABELS.from_day} (optional)`}
          hint="Without one: at once"
        />
        <InputField {...field('from_time', { type: 'time' })} label={`${LABELS.from_time} (optional)`} />
      </div>
      <div className="field-row">
        <InputField
          {...field('until_day', { type: 'date', min: today })}
          hint="It leaves by itself at midnight"
        />
        <InputField {...field('until_time', { type: 'time' })} label={`${LABELS.until_time} (optional)`} />
      </div>
      <PublishFoot isStored={stored !== undefined} canBeDraft />
    </form>
  );
}
