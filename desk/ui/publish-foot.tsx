import { shortcut } from './shortcut.ts';

interface PublishFootProps {
  isStored: boolean;
  canBeDraft?: boolean;
}

/** The buttons below an editor of what visitors see. */
export function PublishFoot({ isStored, canBeDraft = false }: PublishFootProps) {
  const label = isStored ? 'Save' : 'Publish';
  return (
    <div className="form-foot">
      <button className="button" type="submit" {...shortcut('s', label)}>
        {label}
      </button>
      {canBeDraft && !isStored && (
        <button
          className="button ghost"
          type="submit"
          name="draft"
          value="1"
          {...shortcut('d', 'Keep as a draft')}
        >
          Keep as a draft
        </button>
      )}
      <button className="button ghost without-script" type="submit" name="preview" value="1">
        Preview
      </button>
    </div>
  );
}
