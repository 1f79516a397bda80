import { Glyph } from './glyph.tsx';

/** The error under a field, which refers to its `id` in aria-describedby. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="field-error" id={id}>
      <Glyph name="alert" />
      <span>{text}</span>
    </p>
  );
}
