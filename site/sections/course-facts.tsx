import type { Fact } from '../../content/types.ts';
import { FactList } from './fact-list.tsx';

interface CourseFactsProps {
  facts: Fact[];
  /** True if no batch is planned. */
  isOpen: boolean;
}

/** Facts for planning: hours, level, next start. Missing ones are marked. */
export function CourseFacts({ facts, isOpen }: CourseFactsProps) {
  return (
    <div className="course-facts">
      <FactList facts={facts} className="ruled" />
      {isOpen && (
        <p>Dates, days, mode, city and fee are not announced yet. Please ask us before you make plans.</p>
      )}
    </div>
  );
}
