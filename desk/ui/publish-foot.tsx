import { Submit } from './submit.tsx';

/** Buttons below an editor of public content. */
export function PublishFoot({ isStored, canBeDraft = false }: { isStored: boolean; canBeDraft?: boolean }) {
  const label = isStored ? 'Save' : 'Publish';
  return (
    <div className="form-foot">
      <Submit label={label} />
      {canBeDraft && !isStored && <Submit label="Keep as a draft" look="quiet" name="draft" value="1" />}
      <button className="button ghost without-script" type="submit" name="preview" value="1">
        Preview
      </button>
    </div>
  );
}
