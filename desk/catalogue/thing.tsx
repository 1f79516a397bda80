import { ActForm } from '../ui/act-form.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { OnSiteLink } from '../ui/on-site-link.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { Submit } from '../ui/submit.tsx';
import { Time } from '../ui/time.tsx';
import { ToneMark } from '../ui/tone-mark.tsx';
import { UndoForm } from '../ui/undo-form.tsx';
import type { Screen } from '../ui/screen.ts';
import { Editor } from './editor.tsx';
import { type Face, FACES } from './faces.tsx';
import { labelsOf, ThingFields } from './thing-fields.tsx';
import type { ThingView } from './view.ts';

/** The form of a thing, with its preview. */
export const thing: Screen<ThingView> = {
  title: ({ heading }) => heading,
  draw(view) {
    const { kind, back, path, search, fields, stored, version } = view;
    const { Action, Above, Below } = FACES[kind] ?? {};
    return (
      <>
        <BackLink href={back.path}>{back.label}</BackLink>
        <Head {...view} Action={Action} />
        <Editor
          {...view}
          action={path + search}
          hidden={stored && { version: String(version) }}
          labels={labelsOf(fields)}
          stored={stored?.values}
          isStored={stored !== undefined}
          above={Above && <Above {...view} />}
        >
          <ThingFields {...view} />
        </Editor>
        {Below && <Below {...view} />}
        {stored?.personal !== undefined && <Erasure path={path} parts={stored.personal} />}
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

function Erasure({ path, parts }: { path: string; parts: string }) {
  return (
    <details className="framed act thing-erasure">
      <summary>Erase</summary>
      <form className="form" method="post" action={`${path}/erase`}>
        <p className="muted">
          For a person who asks to have their data deleted. {parts} are deleted, including all versions. You
          cannot undo this.
        </p>
        <Submit label="Erase permanently" look="small danger" />
      </form>
    </details>
  );
}
