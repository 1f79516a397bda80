import { Glyph } from './glyph.tsx';

/** An answer with a leading bar: red for a refusal, yellow for a notice. */
export function AnswerBox({ look, text }: { look: 'no' | 'notice'; text: string }) {
  return (
    <p className={`box ${look}`}>
      <Glyph name={look === 'no' ? 'alert' : 'warning'} />
      <span>{text}</span>
    </p>
  );
}
