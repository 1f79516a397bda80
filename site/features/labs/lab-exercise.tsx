import { useEffect, useReducer, useRef } from 'react';
import { syllabusPath } from '../../../contracts/paths.ts';
import { askAbout } from '../../../contracts/enquiry-subject.ts';
import type { LabExercise as Lab } from '../../../content/lab-types.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { labProgress, type LabProgress, resultWords, startOf } from './lab-progress.ts';
import { LabStep } from './lab-step.tsx';
import { useDatabase } from './use-database.ts';

/** What the island of a lab draws in the browser, where it is told the address alone. */
export const exerciseOf = (lab: Lab) => (_props: { path: string }) => <LabExercise lab={lab} />;

/** The steps of a lab, one after the other, and its end. Without script all of it is there to read. */
export function LabExercise({ lab }: { lab: Lab }) {
  const [progress, dispatch] = useReducer(labProgress, lab.steps.length, (count) => startOf(count));
  const database = useDatabase();
  const { steps, current, round } = progress;
  const hasMoved = round > 0 || current > 0;

  return (
    <div>
      <Bar progress={progress} />
      <ol>
        {lab.steps.map((step, index) => (
          <LabStep
            key={`${round}-${step.title}`}
            step={step}
            place={`Step ${index + 1} of ${steps.length}`}
            isLast={index === steps.length - 1}
            isCurrent={index === current}
            isLater={index > current}
            takesFocus={index === current && hasMoved}
            progress={steps[index] ?? { outcome: 'open', wrongTries: 0 }}
            onAnswer={(isRight) => dispatch({ type: 'answered', step: index, isRight })}
            onShow={() => dispatch({ type: 'shown', step: index })}
            onContinue={() => dispatch({ type: 'continued' })}
            database={database}
          />
        ))}
      </ol>
      <Closing lab={lab} progress={progress} onRestart={() => dispatch({ type: 'restarted' })} />
    </div>
  );
}

/** How far one is, as a row of plates; each step says it in words. */
function Bar({ progress: { steps, current } }: { progress: LabProgress }) {
  return (
    <div className="lab-bar" aria-hidden="true">
      {steps.map(({ outcome }, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <i key={index} className={index === current ? 'is-current' : outcome} />
      ))}
    </div>
  );
}

interface ClosingProps {
  lab: Lab;
  progress: LabProgress;
  onRestart: () => void;
}

function Closing({ lab, progress, onRestart }: ClosingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFinished = progress.current === progress.steps.length;
  useEffect(() => {
    if (isFinished) heading.current?.focus();
  }, [isFinished]);

  return (
    <section className={isFinished ? 'lab-closing' : 'lab-closing is-later'} aria-labelledby="lab-end">
      <h2 id="lab-end" ref={heading} tabIndex={-1}>
        {isFinished ? 'You have finished the lab' : 'What you have done at the end'}
      </h2>
      <ul className="lab-done">
        {lab.closing.did.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {isFinished && (
        <ol className="lab-results">
          {lab.steps.map(({ title }, index) => (
            <li key={title}>
              <span>{title}</span>
              <b>{resultWords(progress.steps[index] ?? { outcome: 'open', wrongTries: 0 })}</b>
            </li>
          ))}
        </ol>
      )}
      <h3>What the course goes on to</h3>
      <dl className="lab-adds">
        {lab.closing.adds.map(({ text, lesson }) => (
          <div key={lesson}>
            <dt>{lesson}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="actions">
        <ButtonLink to={askAbout('course', lab.course)}>Ask about this course</ButtonLink>
        {isFinished && (
          <button type="button" className="button ghost" onClick={onRestart}>
            Start again
          </button>
        )}
      </div>
      <p className="section-actions">
        <TextLink to={`${lab.course}#syllabus`}>The syllabus</TextLink>
        <TextLink to={syllabusPath(lab.course)}>Syllabus as a PDF</TextLink>
      </p>
    </section>
  );
}
