import type { OpeningView, StoredOpening } from './view.ts';
import { Offered } from '../ui/offered.tsx';
import { ActLink } from '../ui/act-link.tsx';
import { ActForm } from '../ui/act-form.tsx';
import { PublishFoot } from '../ui/publish-foot.tsx';
import { OnSiteLink } from '../ui/on-site-link.tsx';
import { VisitorPreview } from '../ui/visitor-preview.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { ChangedMeanwhile } from '../ui/changed-meanwhile.tsx';
import { Day } from '../ui/day.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { fieldsOf, InputField, TextField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { OpeningPreview, type OpeningValues } from './opening-preview.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { Time } from '../ui/time.tsx';
import { Applications } from './openings.tsx';
import type { Screen } from '../ui/screen.ts';
import { Submit } from '../ui/submit.tsx';

const TYPES = ['Full-time', 'Part-time', 'Internship', 'Contract'];
const LABELS: Record<keyof OpeningValues, string> = {
  title: 'Title',
  type: 'Type',
  location: 'Location',
  description: 'Description',
  closes: 'Closing date',
};

export const opening: Screen<OpeningView> = {
  title: ({ opening: stored }) => stored?.stored.title ?? 'New opening',
  draw: (view) => (
    <>
      <BackLink href={view.opening?.state === 'closed' ? '/openings?state=closed' : '/openings'}>
        Openings
      </BackLink>
      <Head opening={view.opening} version={view.version} />
      <ChangedMeanwhile {...view} labels={LABELS} stored={view.opening?.stored} />
      <ErrorSummary errors={view.errors} />
      {view.opening?.state === 'closed' && <Reopening {...view} opening={view.opening} />}
      <div className="editor">
        <Editor {...view} />
        <VisitorPreview>
          <OpeningPreview values={view.values} />
        </VisitorPreview>
      </div>
    </>
  ),
};

function Head({ opening: stored, version }: { opening?: StoredOpening; version?: string }) {
  if (!stored) {
    return (
      <ScreenHead heading="New opening">It stands on the careers page as soon as you publish it.</ScreenHead>
    );
  }
  const { id, state, changed, opened, address, applications } = stored;
  return (
    <>
      <ScreenHead
        heading={stored.stored.title}
        actions={
          <>
            {state === 'open' && <OnSiteLink href={address} />}
            <ActLink href={`/openings/new?copy=${encodeURIComponent(id)}`} label="Copy" letter="y" />
            {state === 'open' && (
              <ActForm action={`/openings/${id}/close`} version={version ?? ''} label="Close…" />
            )}
          </>
        }
      >
        {state === 'open' ? 'Open' : 'Closed'}, published <Time value={opened} />
        {changed && (
          <>
            , last changed by {changed.name} at <Time value={changed.time} />
          </>
        )}
      </ScreenHead>
      <p className="opening-applications">
        Applications: <Applications id={id} counts={applications} />
      </p>
    </>
  );
}

function Reopening({
  opening: { id, closes },
  version,
  errors,
  today,
}: OpeningView & { opening: StoredOpening }) {
  return (
    <form className="row framed reopening" method="post" action={`/openings/${id}/reopen`}>
      <p>
        This opening is closed
        {closes !== null && closes < today && (
          <>
            : its closing date was <Day value={closes} />
          </>
        )}
        .
      </p>
      <HiddenFields fields={{ version: version ?? '' }} />
      <InputField
        name="new-closes"
        label="New closing date (optional)"
        error={errors['new-closes']}
        input={{ type: 'date', min: today }}
      />
      <Submit label="Reopen" look="small" />
    </form>
  );
}

function Editor({ opening: stored, version, values, errors, today }: OpeningView) {
  const field = fieldsOf(values, errors);
  return (
    <form
      className="form"
      method="post"
      action={stored ? `/openings/${stored.id}` : '/openings'}
      data-opening=""
      noValidate
    >
      {version !== undefined && <HiddenFields fields={{ version }} />}
      <InputField
        {...field('title', { required: true, autoComplete: 'off', autoFocus: !stored })}
        label={LABELS.title}
      />
      <div className="field-row">
        <InputField
          {...field('type', { required: true, list: 'types', autoComplete: 'off' })}
          label={LABELS.type}
          hint="Such as Full-time"
        />
        <InputField
          {...field('location', { required: true, autoComplete: 'off' })}
          label={LABELS.location}
          hint="Such as Pune, or Remote in India"
        />
      </div>
      <Offered id="types" options={TYPES} />
      <InputField
        {...field('closes', { type: 'date', min: today })}
        label={`${LABELS.closes} (optional)`}
        hint="The last day on which the site takes applications. Without one it stays open until you close it."
      />
      <TextField
        name="description"
        label={LABELS.description}
        hint="An empty line begins a new paragraph. Lines that begin with • or - become a list."
        error={errors.description}
        textarea={{ defaultValue: values.description, required: true, rows: 16 }}
      />
      <PublishFoot isStored={stored !== undefined} />
    </form>
  );
}
