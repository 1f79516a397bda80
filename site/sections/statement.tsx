import { Prose } from './prose.tsx';

interface StatementProps {
  statement: string;
  paragraphs: string[];
}

/** One large sentence, followed by running text. */
export function Statement({ statement, paragraphs }: StatementProps) {
  return (
    <>
      <p className="statement">{statement}</p>
      <Prose paragraphs={paragraphs} />
    </>
  );
}
