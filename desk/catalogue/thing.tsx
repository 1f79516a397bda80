import { ActForm } from '../ui/act-form.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { ChangedMeanwhile } from '../ui/changed-meanwhile.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { OnSiteLink } from '../ui/on-site-link.tsx';
import { PublishFoot } from '../ui/publish-foot.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { Time } from '../ui/time.tsx';
import { ToneMark } from '../ui/tone-mark.tsx';
import { VisitorPreview } from '../ui/visitor-preview.tsx';
import { UndoForm } from '../ui/undo-form.tsx';
import type { Screen } from '../ui/screen.ts';
import { type Face, FACES } from './faces.tsx';
import { PREVIEWS } from './previews.tsx';
import { fieldRows, ThingField } from './thing-field.tsx';
import type { ThingView } from './view.ts';

/** The form of a thing, with its preview. */
export const thing: Screen<ThingView> = {
  title: ({ heading }) => heading,
  draw(view) {
    const { kind, back, fields, stored, values, known, errors } = view;
    const { place, Action, Above, Below } = FACES[kind] ?? {};
    const Preview = PREVIEWS[kind];
    return (
      <>
        <BackLink href={back.path}>{back.label}</BackLink>
        <Head {...view} Action={Action} />
        <ChangedMeanwhile
          {...view}
          labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
          stored={stored?.values}
        />
        <ErrorSummary errors={errors} />
        {Above && <Above {...view} />}
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

function Head({ Action, ...view }: ThingView & Pick<Face, 'Action'>) {
  const { heading, intro, path, version, stored } = view;
  if (!stored) return <ScreenHead heading={heading}>{intro}</ScreenHead>;
  const { mark, changed, acts, canUndo, address } = stored;
  return (
    <ScreenHead
      heading={heading}
      actions={
        <>
          {address !== undefined && <OnSiteLink href={address} />}
          {Action && <Action {...view} />}
          {acts.map(({ verb, label }) => (
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
