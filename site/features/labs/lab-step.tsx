import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { LabStep as Step, Verdict } from '../../../content/lab-types.ts';
import { focusFirstError } from '../../hooks/focus-first-error.ts';
import { AnswerBox } from '../../ui/answer-box.tsx';
import { AnswerLine } from '../../ui/answer-line.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { type Answers, judgeStep } from './judge.ts';
import { answersOf } from './keep-answers.ts';
import type { StepProgress } from './lab-progress.ts';
import type { Loading } from './run/runners.ts';
import { Table } from './material.tsx';
import { StepControls } from './step-controls.tsx';

interface LabStepProps {
  step: Step;
  formId: string;
  /** Position of the step: "Step 2 of 5". */
  place: string;
  isLast: boolean;
  /** The other steps are hidden if scripts run. */
  isShown: boolean;
  takesFocus: boolean;
  progress: StepProgress;
  answers?: Answers;
  /** The figure in which lines are picked. */
  pickedIn?: string;
  isDrawnAnew: boolean;
  onAnswer: (isRight: boolean) => void;
  onShowAnswer: () => void;
  onContinue: () => void;
  onToLines: () => void;
}

export function LabStep({ step, formId, place, isLast, isShown, takesFocus, ...rest }: LabStepProps) {
  const { progress, answers, pickedIn, isDrawnAnew, onAnswer, onShowAnswer, onContinue, onToLines } = rest;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { check, judging, verdict, failure, count } = useJudge(step, onAnswer);
  const isSolved = progress.outcome === 'solved';
  const label = step.kind === 'query' ? 'Run the query' : 'Check the answer';

  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <li className={isShown ? 'lab-step' : 'lab-step is-later'}>
      <p className="note">{place}</p>
      <h3 ref={heading} tabIndex={-1}>
        {step.title}
      </h3>
      {/* This method prevents browsers without our script from sending anything. */}
      <form
        id={formId}
        className="lab-form"
        method="dialog"
        noValidate
        onSubmit={(event) => void check(event)}
      >
        <fieldset disabled={isSolved}>
          <legend>{step.task}</legend>
          <StepControls
            step={step}
            answers={answers}
            pickedIn={pickedIn}
            isDrawnAnew={isDrawnAnew}
            errorId={`${id}-verdict`}
            wrongField={verdict?.correct ? undefined : verdict?.field}
            onToLines={onToLines}
          />
        </fieldset>
        {!isSolved && (
          <div className="lab-check">
            <button className="button" type="submit" aria-disabled={judging !== undefined}>
              {judging === undefined ? (failure ? 'Try again' : label) : 'One moment…'}
            </button>
          </div>
        )}
        <div role="status" id={`${id}-verdict`}>
          {judging && (
            <p className="lab-loading">
              <span>{`Loading ${judging.what}, ${judging.kilobytes.toLocaleString('en-IN')} KB`}</span>
              <progress aria-label={`Loading ${judging.what}`} />
            </p>
          )}
          {failure && <AnswerBox look="failure" text={failure} />}
          {verdict && !verdict.correct && (
            <AnswerBox key={count} look="notice" text={`Not yet. ${verdict.message}`} />
          )}
          {verdict?.correct && progress.outcome === 'shown' && (
            <AnswerLine look="success" text={verdict.message} />
          )}
          {verdict?.checks && <Checks key={`checks ${count}`} checks={verdict.checks} />}
        </div>
        {verdict?.output && <Table {...verdict.output} label={`${step.title}: what the query returned`} />}
      </form>
      {isSolved ? (
        <Solved step={step} message={verdict?.message ?? 'Right.'} isNew={verdict !== undefined} />
      ) : (
        <Help step={step} onShow={onShowAnswer} />
      )}
      {isShown && progress.outcome !== 'open' && (
        <button className="button" type="button" onClick={onContinue}>
          {isLast ? 'Finish the lab' : 'Next step'}
        </button>
      )}
    </li>
  );
}

function useJudge(step: Step, onAnswer: (isRight: boolean) => void) {
  /** `null` while nothing is being loaded. */
  const [judging, setJudging] = useState<Loading | null>();
  const [verdict, setVerdict] = useState<Verdict>();
  const [failure, setFailure] = useState<string>();
  // Changes each time, so that screen readers announce a repeated verdict again.
  const [count, setCount] = useState(0);

  async function check(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (judging !== undefined) return;
    setJudging(null);
    setFailure(undefined);
    setVerdict(undefined);
    try {
      const result = await judgeStep(step, answersOf(form), setJudging);
      // The lab may have been restarted meanwhile.
      if (!form.isConnected) return;
      setVerdict(result);
      setCount((before) => before + 1);
      if (!result.isUnjudged) onAnswer(result.correct);
      // Runs after the field is marked.
      requestAnimationFrame(() => focusFirstError(form));
    } catch (error) {
      setFailure(`${(error as Error).message} The answer below can be read without it.`);
    } finally {
      setJudging(undefined);
    }
  }

  return { check, judging, verdict, failure, count };
}

/** Checks with ticks, in order. */
function Checks({ checks }: { checks: NonNullable<Verdict['checks']> }) {
  return (
    <ul className="lab-checks">
      {checks.map(({ text, met }) => (
        <li key={text} className={met ? 'is-met' : undefined}>
          <Glyph name={met ? 'check' : 'dash'} />
          <span className="visually-hidden">{met ? 'Found: ' : 'Missing: '}</span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Hint and answer, which unfold without JavaScript too. */
function Help({ step, onShow }: { step: Step; onShow: () => void }) {
  const answer = useRef<HTMLDetailsElement>(null);
  // The fold may have been opened before hydration.
  useEffect(() => {
    if (answer.current?.open) onShow();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div className="unfolding lab-help">
      <details>
        <summary className="plus">Hint</summary>
        <p>{step.hint}</p>
      </details>
      <details ref={answer} onToggle={(event) => event.currentTarget.open && onShow()}>
        <summary className="plus">Show the answer</summary>
        <Solution step={step} />
      </details>
    </div>
  );
}

/** Takes the focus if the step was just solved, but not if a stored answer was restored. */
function Solved({ step, message, isNew }: { step: Step; message: string; isNew: boolean }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) panel.current?.focus();
  }, [isNew]);
  return (
    <div className="lab-solved" ref={panel} tabIndex={-1}>
      <AnswerLine look="success" text={message} />
      <Solution step={step} />
    </div>
  );
}

function Solution({ step }: { step: Step }) {
  return (
    <div className="lab-solution">
      <p className="lab-answer">{step.answer}</p>
      {(step.kind === 'code' || step.kind === 'query') && <pre className="lab-code">{step.example}</pre>}
      {step.explanation.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
