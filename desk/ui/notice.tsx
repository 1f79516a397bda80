import type { DeskNotice } from './frame.ts';
import { Glyph } from '../../site/ui/glyph.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { Submit } from './submit.tsx';
import { TextLink } from './text-link.tsx';

/** Message about the last action, with undo and a link. */
export function Notice({ text, file, undo, link }: DeskNotice) {
  return (
    <div className="row desk-notice" role="status">
      <Glyph name="check" />
      <p>{text}</p>
      {file && <TextLink href={file} label="Save it again" />}
      {undo && (
        <form method="post" action={undo.action}>
          <HiddenFields fields={undo.fields} />
          <Submit label={undo.label ?? 'Undo'} look="link" />
        </form>
      )}
      {link && <TextLink href={link.path} label={link.label} />}
    </div>
  );
}
