import { Glyph } from './glyph.tsx';

/** An answer with a bar on the left: red for a refusal, yellow for a notice. */
export function AnswerBox({ look, text }: { look: 'failure' | 'notice'; text: string }) {
  return (
    <p className={`answer-box ${look}`}>
      <Glyph name={look === 'failure' ? 'alert' : 'warning'} />
      <span>{text}</span>
    </p>
  );
}
