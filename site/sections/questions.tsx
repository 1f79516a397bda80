import type { Question } from '../../content/types.ts';

/** The first answer is open, to show how the list works. */
export function Questions({ questions }: { questions: Question[] }) {
  return (
    <div className="unfolding questions">
      {questions.map((entry, index) => (
        <details key={entry.question} open={index === 0}>
          <summary className="plus">
            <span>{entry.question}</span>
          </summary>
          <p>{entry.answer}</p>
        </details>
      ))}
    </div>
  );
}
