import type { DeskNotice } from './frame.ts';
import { Glyph } from '../../site/ui/glyph.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { shortcut } from './shortcut.ts';

/** What was just done, with the form that takes it back. */
export function Notice({ text, file, undo }: DeskNotice) {
  return (
    <div className="row desk-notice" role="status">
      <Glyph name="check" />
      <p>{text}</p>
      {file && (
        <a className="text-link" href={file}>
          Save it again
        </a>
      )}
      {undo && (
        <form method="post" action={undo.action}>
          <HiddenFields fields={undo.fields} />
          <button
            className="text-link"
            type="submit"
            {...(undo.label === undefined && shortcut('u', 'Undo'))}
          >
            {undo.label ?? 'Undo'}
          </button>
        </form>
      )}
    </div>
  );
}
