/** A state in one word, with a colour beside it, never by the colour alone. */
export function ToneMark({ text, tone }: { text: string; tone: 'good' | 'waiting' | 'bad' }) {
  return <span className={`tone-mark tone-${tone}`}>{text}</span>;
}
