import { Fragment } from 'react';

export interface LetterValues {
  subject: string;
  text: string;
}

interface LetterPreviewProps {
  values: LetterValues;
  /** What is filled in, by the names of placeholders. */
  known: Record<string, string>;
}

/** The letter as it would be drafted; what whoever sends it fills in stays marked. */
export function LetterPreview({ values, known }: LetterPreviewProps) {
  // Signed by the firm itself, the firm's name stands once, as in the draft.
  const text = values.text.replace(`{sender}\n${known['sender']}\n`, '{sender}\n');
  return (
    <div className="letter-sheet">
      <p className="letter-subject">
        <Filled text={values.subject} known={known} />
      </p>
      <p className="letter-text">
        <Filled text={text} known={known} />
      </p>
    </div>
  );
}

function Filled({ text, known }: { text: string; known: Record<string, string> }) {
  let at = 0;
  return text
    .split(/(\{[a-z_]+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const key = at;
      at += part.length;
      const name = /^\{([a-z_]+)\}$/.exec(part)?.[1];
      if (name === undefined) return <Fragment key={key}>{part}</Fragment>;
      return known[name] === undefined ? (
        <mark key={key}>{part}</mark>
      ) : (
        <Fragment key={key}>{known[name]}</Fragment>
      );
    });
}
