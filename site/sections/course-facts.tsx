import type { Fact } from '../../content/types.ts';
import { FactList } from './fact-list.tsx';

interface CourseFactsProps {
  facts: Fact[];
  /** What the firm has not set yet, named in one sentence. */
  open: string[];
}

/** What a learner plans with: hours, dates, place. What is not set yet is said to be. */
export function CourseFacts({ facts, open }: CourseFactsProps) {
  return (
    <div className="course-facts">
      <FactList facts={facts} />
      {open.length > 0 && (
        <p>Not announced yet: {listed(open)}. Ask us what is planned before you set your own dates.</p>
      )}
    </div>
  );
}

const listed = (words: string[]) => new Intl.ListFormat('en-GB').format(words);
