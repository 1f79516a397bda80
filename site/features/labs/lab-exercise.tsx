import { useEffect, useReducer, useRef, useState } from 'react';
import type { LabExercise as Lab } from '../../../content/lab-types.ts';
import { Glyph } from '../../ui/glyph.tsx';
import type { Answers } from './judge.ts';
import { answersOf, fillForm, forgetLab, isTouched, keepLab, readKeptLab } from './keep-answers.ts';
import { LabClosing, type LabSurroundings } from './lab-closing.tsx';
import { formId, LabDesk, pickedIn } from './lab-desk.tsx';
import { labProgress, type LabProgress, resultWords, startOf } from './lab-progress.ts';
import { LabStep } from './lab-step.tsx';

/** Component of a lab's island in the browser, with its content in a separate script. */
export const exerciseOf = (lab: Lab) => (props: LabSurroundings) => <LabExercise lab={lab} {...props} />;

/**
 * The workbench, with the material, the current step beside it, and the closing part. Without JavaScript all of it can
 * be read.
 */
export function LabExercise({ lab, ...surroundings }: { lab: Lab } & LabSurroundings) {
  const { path } = surroundings;
  const root = useRef<HTMLDivElement>(null);
  const bench = useRef<HTMLDivElement>(null);
  const [progress, dispatch] = useReducer(labProgress, lab.steps.length, (count) => startOf(count));
  const [answers, setAnswers] = useState<Answers[]>();
  const [resumedAt, setResumedAt] = useState<number>();
  const [isPutAway, setIsPutAway] = useState(false);
  const { steps, current, round } = progress;
  const isFinished = current === steps.length;
  const hasEditor = ['code', 'query'].includes(lab.steps[current]?.kind ?? '');

  const takeAnswers = () =>
    setAnswers([...(root.current?.querySelectorAll('form') ?? [])].map((form) => answersOf(form)));

  // Restores the answers that this tab stored, at the start of each round. A step that was touched before hydration
  // keeps its present values.
  useEffect(() => {
    const kept = readKeptLab(path, lab.steps.length);
    root.current?.querySelectorAll('form').forEach((form, index) => {
      const [step, before] = [lab.steps[index], kept?.answers[index]];
      if (step && before && !isTouched(step, answersOf(form))) fillForm(form, before);
    });
    if (kept) {
      dispatch({ type: 'restored', progress: kept.progress });
      setResumedAt(kept.progress.current);
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
    takeAnswers();
  }, [lab, path, round]);

  useEffect(() => {
    if (!answers) return;
    const isBegun =
      steps.some(({ outcome, wrongTries }) => outcome !== 'open' || wrongTries > 0) ||
      lab.steps.some((step, index) => isTouched(step, answers[index] ?? {}));
    if (isBegun) keepLab(path, { progress, answers });
  }, [lab, path, progress, steps, answers]);

  // A newly opened step starts at the top of the bench and of its panel.
  useEffect(() => {
    if (!progress.hasMoved || isFinished) return;
    bench.current?.scrollIntoView();
    bench.current?.querySelector('.lab-panel')?.scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [progress.hasMoved, isFinished, current]);

  const show = (step: number) => {
    setResumedAt(undefined);
    setIsPutAway(false);
    dispatch({ type: 'viewed', step });
  };
  const restart = () => {
    forgetLab(path);
    setAnswers(undefined);
    setResumedAt(undefined);
    dispatch({ type: 'restarted' });
  };

  return (
    <div className="lab" ref={root} onInput={takeAnswers}>
      <div
        className={['lab-bench', hasEditor && 'has-editor', isFinished && 'is-later']
          .filter(Boolean)
          .join(' ')}
        ref={bench}
      >
        <LabDesk lab={lab} progress={progress} />
        <section
          className={isPutAway ? 'framed lab-panel is-put-away' : 'framed lab-panel'}
          aria-labelledby="steps"
        >
          <div className="lab-panel-head">
            <h2 id="steps" className="visually-hidden">
              Your steps
            </h2>
            <StepBar lab={lab} progress={progress} onShow={show} />
            <button
              type="button"
              className="lab-put-away"
              aria-expanded={!isPutAway}
              onClick={() => setIsPutAway(!isPutAway)}
            >
              <span>{`The question of step ${current + 1}`}</span>
              <Glyph name="arrow" />
            </button>
          </div>
          {resumedAt !== undefined && (
            <p className="lab-resumed">
              <span>{`You were at step ${resumedAt + 1}. `}</span>
              <button type="button" onClick={restart}>
                Start again
              </button>
            </p>
          )}
          <ol className="lab-steps">
            {lab.steps.map((step, index) => (
              <LabStep
                key={`${round}-${step.title}`}
                step={step}
                formId={formId(index)}
                place={`Step ${index + 1} of ${steps.length}`}
                isLast={index === steps.length - 1}
                isShown={index === current}
                takesFocus={index === current && progress.hasMoved}
                progress={steps[index] ?? { outcome: 'open', wrongTries: 0 }}
                answers={answers?.[index]}
                pickedIn={pickedIn(lab, step)}
                isDrawnAnew={round > 0}
                onAnswer={(isRight) => dispatch({ type: 'answered', step: index, isRight })}
                onShowAnswer={() => dispatch({ type: 'shown', step: index })}
                onContinue={() => show(index + 1)}
                onToLines={() => setIsPutAway(true)}
              />
            ))}
          </ol>
        </section>
      </div>
      <LabClosing lab={lab} progress={progress} onRestart={restart} onLookAgain={show} {...surroundings} />
    </div>
  );
}

interface StepBarProps {
  lab: Lab;
  progress: LabProgress;
  onShow: (step: number) => void;
}

/** Progress. A reached step can be opened again. */
function StepBar({ lab, progress: { steps, current, reached }, onShow }: StepBarProps) {
  return (
    <ol className="lab-bar">
      {steps.map((step, index) => (
        <li key={lab.steps[index]?.title}>
          <button
            type="button"
            className={step.outcome}
            disabled={index > reached}
            aria-current={index === current ? 'step' : undefined}
            aria-label={`Step ${index + 1}: ${lab.steps[index]?.title}. ${resultWords(step)}`}
            onClick={() => onShow(index)}
          >
            {index + 1}
          </button>
        </li>
      ))}
    </ol>
  );
}
