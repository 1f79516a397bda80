import { Glyph } from './glyph.tsx';

/** Stands under its field, which names it by `id` in aria-describedby. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="field-error" id={id}>
      <Glyph name="alert" />
      {text}
    </p>
  );
}
