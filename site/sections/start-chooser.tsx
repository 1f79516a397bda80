import type { ReactNode } from 'react';
import type { StartPoint } from '../../content/types.ts';

interface Start {
  id: StartPoint;
  label: string;
  courses: { title: string; path: string }[];
}

interface StartChooserProps {
  heading: string;
  starts: Start[];
  /** Option for visitors whom no other option fits. */
  unsure: { text: string; label: string; path: string };
  /** The list. Its entries have `data-starts`, and matching entries are highlighted. */
  children: ReactNode;
}

/** Radio buttons with CSS only: the choice works without JavaScript and is not stored. */
export function StartChooser({ heading, starts, unsure, children }: StartChooserProps) {
  return (
    <div className="start-chooser">
      <fieldset>
        <legend>{heading}</legend>
        <div className="row option-list start-options">
          {starts.map(({ id, label }) => (
            <label key={id} htmlFor={`start-${id}`}>
              <input type="radio" name="start" id={`start-${id}`} value={id} />
              {label}
            </label>
          ))}
          <label htmlFor="start-all">
            <input type="radio" name="start" id="start-all" value="" defaultChecked />
            Show all
          </label>
        </div>
      </fieldset>
      <div aria-live="polite">
        {starts.map(({ id, courses }) => (
          <p key={id} data-start={id}>
            Start with{' '}
            {courses.map(({ title, path }, index) => (
              <span key={path}>
                {separator(index, courses.length)}
                <a href={path}>{title}</a>
              </span>
            ))}
            .
          </p>
        ))}
      </div>
      <p className="unsure">
        {unsure.text} <a href={unsure.path}>{unsure.label}</a>
      </p>
      {children}
    </div>
  );
}

function separator(index: number, count: number): string {
  if (index === 0) return '';
  return index === count - 1 ? ' or ' : ', ';
}
