import { Glyph } from './glyph.tsx';

/** An answer in one line: green for success, red for failure. */
export function AnswerLine({ look, text }: { look: 'success' | 'failure'; text: string }) {
  return (
    <p className={`answer-line ${look}`}>
      <Glyph name={look === 'success' ? 'check' : 'alert'} />
      <span>{text}</span>
    </p>
  );
}
