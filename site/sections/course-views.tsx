import type { ReactNode } from 'react';

interface CourseViewsProps {
  cards: ReactNode;
  table: ReactNode;
}

/** Shows the courses as cards or side by side, with radio buttons and CSS only. */
export function CourseViews({ cards, table }: CourseViewsProps) {
  return (
    <div className="course-views">
      <fieldset className="switch">
        <legend className="visually-hidden">Show the courses as</legend>
        <label>
          <input type="radio" name="view" value="cards" defaultChecked />
          Cards
        </label>
        <label>
          <input type="radio" name="view" value="table" />
          Side by side
        </label>
      </fieldset>
      {cards}
      {table}
    </div>
  );
}
