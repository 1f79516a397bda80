import { Glyph } from './glyph.tsx';

/** An answer in one line: green for success, red for failure. */
export function AnswerLine({ look, text }: { look: 'ok' | 'no'; text: string }) {
  return (
    <p className={`status ${look}`}>
      <Glyph name={look === 'ok' ? 'check' : 'alert'} />
      <span>{text}</span>
    </p>
  );
}
