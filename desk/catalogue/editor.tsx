import type { ReactNode } from 'react';
import { ChangedMeanwhile } from '../ui/changed-meanwhile.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { PublishFoot } from '../ui/publish-foot.tsx';
import { VisitorPreview } from '../ui/visitor-preview.tsx';
import type { Conflict } from '../server/or-shown-again.ts';
import { PREVIEWS } from './previews.tsx';

interface EditorProps {
  kind: string;
  /** Address to which the form is sent. */
  action: string;
  hidden?: Record<string, string>;
  /** Typed values. */
  values: Record<string, string>;
  errors: Record<string, string>;
  conflict?: Conflict;
  /** Stored values and their labels, shown after another change. */
  stored?: Record<string, string>;
  labels: Record<string, string>;
  /** Other values for the preview. */
  known: Record<string, string>;
  isStored: boolean;
  canBeDraft?: boolean;
  /** Place on the site, shown above the preview. */
  place?: string;
  above?: ReactNode;
  /** The fields of the form. */
  children: ReactNode;
}

/** A form of public content, with its preview and the messages about a refusal. */
export function Editor({ kind, action, hidden, values, known, place, above, ...props }: EditorProps) {
  const { errors, conflict, stored, labels, isStored, canBeDraft, children } = props;
  const Preview = PREVIEWS[kind];
  return (
    <>
      <ChangedMeanwhile conflict={conflict} labels={labels} stored={stored} values={values} />
      <ErrorSummary errors={errors} />
      {above}
      <div className="editor">
        <form
          className="form"
          method="post"
          action={action}
          data-preview-of={kind}
          data-known={JSON.stringify(known)}
          noValidate
        >
          {hidden && <HiddenFields fields={hidden} />}
          {children}
          <PublishFoot isStored={isStored} canBeDraft={canBeDraft} />
        </form>
        {Preview && (
          <VisitorPreview label={place}>
            <Preview values={values} known={known} />
          </VisitorPreview>
        )}
      </div>
    </>
  );
}
