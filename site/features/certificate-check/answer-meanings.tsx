import type { CertificatePage } from '../../../content/types.ts';

/** Meaning of each answer, below its stamp on the drawn certificate. */
export function AnswerMeanings({ items }: { items: CertificatePage['explanations'] }) {
  return (
    <ul className="ruled ledger roomy">
      {items.map(({ title, text, look }) => (
        <li key={title}>
          <h3>{look ? <span className={`answer-stamp ${look}`}>{title}</span> : title}</h3>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
