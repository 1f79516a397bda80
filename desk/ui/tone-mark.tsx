const LOOKS = { good: 'success', waiting: 'notice', bad: 'failure', plain: 'plain' };

/** A state in one word, never shown by colour alone. */
export function ToneMark({ text, tone }: { text: string; tone: keyof typeof LOOKS }) {
  return <span className={`tone-mark ${LOOKS[tone]}`}>{text}</span>;
}
