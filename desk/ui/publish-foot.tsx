import { shortcut } from './shortcut.ts';

/** Ends a form of what stands on the site: what is new is published or kept as a draft, what is stored is saved. */
export function PublishFoot({ isStored }: { isStored: boolean }) {
  const label = isStored ? 'Save' : 'Publish';
  return (
    <div className="form-foot">
      <button className="button" type="submit" {...shortcut('s', label)}>
        {label}
      </button>
      {!isStored && (
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
