import { useEffect, useRef } from 'react';
import { syllabusPath } from '../../../contracts/paths.ts';
import { askAbout } from '../../../contracts/enquiry-subject.ts';
import type { LabExercise as Lab } from '../../../content/lab-types.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { LabCard } from './lab-card.tsx';
import { isMostlyShown, type LabProgress, resultWords } from './lab-progress.ts';

/** Data of the page around a lab. */
export interface LabSurroundings {
  /** Firm of the lab. */
  firm: string;
  path: string;
  title: string;
  courseTitle: string;
  /** The next lab in the order of the courses, if there is another. */
  next?: OtherLab;
  /** The next lab of a course for beginners, if it is not the same lab. */
  easier?: OtherLab;
}

export interface OtherLab {
  path: string;
  title: string;
  invitation: string;
  minutes: number;
}

interface LabClosingProps extends LabSurroundings {
  lab: Lab;
  progress: LabProgress;
  onRestart: () => void;
  onLookAgain: (step: number) => void;
}

/** Text that replaces the achievement if most answers were shown. */
const SEEN = 'You have been through the case.';

export function LabClosing({ lab, progress, onRestart, onLookAgain, ...surroundings }: LabClosingProps) {
  const { courseTitle } = surroundings;
  const heading = useRef<HTMLHeadingElement>(null);
  const { steps, current, hasMoved } = progress;
  const isFinished = current === steps.length;
  const hasOnlySeen = isFinished && isMostlyShown(progress);
  const next = (hasOnlySeen && surroundings.easier) || surroundings.next;
  const takesFocus = isFinished && hasMoved;
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <section
      className={
        isFinished ? 'page-width seven-five lab-closing' : 'page-width seven-five lab-closing is-later'
      }
      aria-labelledby="lab-end"
    >
      <div>
        <h2 id="lab-end" ref={heading} tabIndex={-1}>
          {isFinished ? 'You have finished the lab' : 'What you have done at the end'}
        </h2>
        <ul className="lab-done">
          {(hasOnlySeen ? [SEEN] : lab.closing.did).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {isFinished && (
          <ol className="ruled lab-results">
            {lab.steps.map((step, index) => (
              <li key={step.title}>
                <button type="button" onClick={() => onLookAgain(index)}>
                  {step.title}
                </button>
                <b>{resultWords(steps[index] ?? { outcome: 'open', wrongTries: 0 })}</b>
              </li>
            ))}
          </ol>
        )}
        {isFinished && (
          <button type="button" className="button ghost" onClick={onRestart}>
            Start again
          </button>
        )}
      </div>
      {isFinished && <LabCard {...surroundings} steps={steps} />}
      <div>
        <h3>What the course goes on to</h3>
        <dl className="lab-adds">
          {lab.closing.adds.map(({ text, lesson }) => (
            <div key={lesson}>
              <dt>{lesson}</dt>
              <dd className="muted">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="actions">
          <ButtonLink to={askAbout(lab.course)}>Ask about this course</ButtonLink>
        </div>
        <p className="section-actions">
          <TextLink to={lab.course}>{courseTitle}</TextLink>
          <TextLink to={`${lab.course}#syllabus`}>The syllabus</TextLink>
          <TextLink to={syllabusPath(lab.course)}>Syllabus as a PDF</TextLink>
        </p>
      </div>
      {next && (
        <div className="lab-next">
          <h3>The next lab</h3>
          <p>{`${next.invitation}: ${next.minutes} minutes.`}</p>
          <TextLink to={next.path}>{next.title}</TextLink>
        </div>
      )}
    </section>
  );
}
