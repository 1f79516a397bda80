import { ActForm } from '../ui/act-form.tsx';
import { ActLink } from '../ui/act-link.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { ChangedMeanwhile } from '../ui/changed-meanwhile.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { OnSiteLink } from '../ui/on-site-link.tsx';
import { PublishFoot } from '../ui/publish-foot.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { Submit } from '../ui/submit.tsx';
import { TAKEN } from '../ui/taken.ts';
import { Time } from '../ui/time.tsx';
import { ToneMark } from '../ui/tone-mark.tsx';
import { VisitorPreview } from '../ui/visitor-preview.tsx';
import { UndoForm } from '../ui/undo-form.tsx';
import type { Screen } from '../ui/screen.ts';
import { FACES } from './faces.tsx';
import { PREVIEWS } from './previews.tsx';
import { fieldRows, ThingField } from './thing-field.tsx';
import type { ThingView } from './view.ts';

/** The form of a thing, with its preview. */
export const thing: Screen<ThingView> = {
  title: ({ heading }) => heading,
  draw(view) {
    const { kind, back, fields, stored, values, known, errors } = view;
    const { place, Above, Below } = FACES[kind] ?? {};
    const Preview = PREVIEWS[kind];
    return (
      <>
        <BackLink href={back.path}>{back.label}</BackLink>
        <Head {...view} />
        {Above && <Above {...view} />}
        <ChangedMeanwhile
          {...view}
          labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
          stored={stored?.values}
        />
        <ErrorSummary errors={errors} />
        <TakingActs {...view} />
        <div className="editor">
          <Form {...view} />
          {Preview && (
            <VisitorPreview label={place}>
              <Preview values={values} known={known} />
            </VisitorPreview>
          )}
        </div>
        {Below && <Below {...view} />}
      </>
    );
  },
};

function Head({ heading, intro, path, version, stored }: ThingView) {
  if (!stored) return <ScreenHead heading={heading}>{intro}</ScreenHead>;
  const { mark, changed, acts, canUndo, address, copy } = stored;
  return (
    <ScreenHead
      heading={heading}
      actions={
        <>
          {address !== undefined && <OnSiteLink href={address} />}
          {copy !== undefined && <ActLink href={copy} label="Copy" letter="y" />}
          {acts
            .filter(({ takes }) => takes.length === 0)
            .map(({ verb, label }) => (
              <ActForm key={verb} action={`${path}/${verb}`} version={version} label={label} />
            ))}
          {canUndo && changed && (
            <UndoForm action={`${path}/undo`} version={version} by={changed.name} at={changed.time} />
          )}
        </>
      }
    >
      <ToneMark {...mark} />{' '}
      {changed && (
        <>
          Last changed by {changed.name} at <Time value={changed.time} />
        </>
      )}
    </ScreenHead>
  );
}

/** Actions that can change a field, each with a form of its own. */
function TakingActs({ stored, path, version, errors, today }: ThingView) {
  return stored?.acts
    .filter(({ takes }) => takes.length > 0)
    .map(({ verb, label, takes }) => (
      <form key={verb} className="row framed taking-act" method="post" action={`${path}/${verb}`}>
        <HiddenFields fields={{ version: String(version) }} />
        {takes.map(({ name, hint: _hint, ...field }) => (
          <ThingField
            key={name}
            field={{ ...field, name: TAKEN + name, isOptional: true }}
            value=""
            error={errors[TAKEN + name]}
            today={today}
          />
        ))}
        <Submit label={label} look="small" />
      </form>
    ));
}

function Form({
  kind,
  path,
  search,
  fields,
  values,
  errors,
  version,
  stored,
  today,
  canBeDraft,
  known,
}: ThingView) {
  return (
    <form
      className="form"
      method="post"
      action={path + search}
      data-preview-of={kind}
      data-known={JSON.stringify(known)}
      noValidate
    >
      {stored && <HiddenFields fields={{ version: String(version) }} />}
      {fieldRows(fields).map((row) => {
        const drawn = row.map((field) => (
          <ThingField
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            error={errors[field.name]}
            today={today}
          />
        ));
        return drawn.length === 1 ? (
          drawn
        ) : (
          <div key={row[0]?.name} className="field-row">
            {drawn}
          </div>
        );
      })}
      <PublishFoot isStored={stored !== undefined} canBeDraft={canBeDraft} />
    </form>
  );
}
