import { type FormEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import type { LabStep as Step, QueryResult, Verdict } from '../../../content/lab-types.ts';
import { AnswerBox } from '../../ui/answer-box.tsx';
import { AnswerLine } from '../../ui/answer-line.tsx';
import { focusFirstError } from '../../hooks/focus-first-error.ts';
import { ANSWER, type Answers, judge } from './judge.ts';
import type { StepProgress } from './lab-progress.ts';
import { MaterialFigure, Table } from './material.tsx';
import { StepControls } from './step-controls.tsx';
import type { Database, DatabaseHandle } from './use-database.ts';

interface LabStepProps {
  step: Step;
  /** "Step 2 of 5" */
  place: string;
  isLast: boolean;
  isCurrent: boolean;
  /** Not reached yet: out of sight where scripts run. */
  isLater: boolean;
  takesFocus: boolean;
  progress: StepProgress;
  onAnswer: (isRight: boolean) => void;
  onShow: () => void;
  onContinue: () => void;
  database: DatabaseHandle;
}

export function LabStep({ step, place, isLast, isCurrent, isLater, takesFocus, ...rest }: LabStepProps) {
  const { progress, onAnswer, onShow, onContinue, database } = rest;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [checked, setChecked] = useState<Checked>();
  const needsStart = step.kind === 'query' && database.state !== 'ready';
  const isSolved = progress.outcome === 'solved';

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const result = judged(step, answersOf(form), database.current);
    setChecked((before) => ({ ...result, count: (before?.count ?? 0) + 1 }));
    onAnswer(result.verdict.correct);
    // Once the field is marked.
    requestAnimationFrame(() => focusFirstError(form));
  };

  return (
    <li className={isLater ? 'lab-step is-later' : 'lab-step'}>
      <p className="note">
        {place}
        <a className="lab-to-material" href="#material">
          See the material
        </a>
      </p>
      <h3 ref={heading} tabIndex={-1}>
        {step.title}
      </h3>
      {step.material && <MaterialFigure material={step.material} />}
      {/* The method keeps a browser without our script from sending anything. */}
      <form className="lab-form" method="dialog" noValidate onSubmit={check}>
        <fieldset disabled={isSolved}>
          <legend>{step.task}</legend>
          <StepControls step={step} errorId={`${id}-verdict`} wrongField={wrongField(checked)} />
        </fieldset>
        {!isSolved && (
          <div className="lab-check">
            {needsStart ? (
              <DatabaseStart {...database} />
            ) : (
              <button className="button" type="submit">
                {step.kind === 'query' ? 'Run the query' : 'Check the answer'}
              </button>
            )}
          </div>
        )}
        <div role="status" id={`${id}-verdict`}>
          {checked && !checked.verdict.correct && (
            <AnswerBox key={checked.count} look="notice" text={`Not yet. ${checked.verdict.message}`} />
          )}
          {checked?.verdict.correct && progress.outcome === 'shown' && (
            <AnswerLine look="success" text={checked.verdict.message} />
          )}
        </div>
        {checked?.output && <Table {...checked.output} label={`${step.title}: what the query returned`} />}
      </form>
      {isSolved ? (
        <Solved step={step} message={checked?.verdict.message ?? 'Right.'} />
      ) : (
        <Help step={step} onShow={onShow} />
      )}
      {isCurrent && progress.outcome !== 'open' && (
        <button className="button" type="button" onClick={onContinue}>
          {isLast ? 'Finish the lab' : 'Next step'}
        </button>
      )}
    </li>
  );
}

interface Checked {
  verdict: Verdict;
  output?: QueryResult;
  /** A verdict that says the same as before is announced again. */
  count: number;
}

function judged(step: Step, answers: Answers, database: Database | undefined): Omit<Checked, 'count'> {
  if (step.kind !== 'query') return { verdict: judge(step, answers) };
  try {
    const output = database?.query(answers[ANSWER]?.[0] ?? '');
    if (output) return { verdict: step.judge(output), output };
  } catch (error) {
    return { verdict: { correct: false, message: (error as Error).message } };
  }
  return { verdict: { correct: false, message: 'The database is not started.' } };
}

function wrongField(checked: Checked | undefined): string | undefined {
  return checked?.verdict.correct ? undefined : checked?.verdict.field;
}

function answersOf(form: HTMLFormElement): Answers {
  const answers: Answers = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') (answers[name] ??= []).push(value);
  }
  return answers;
}

function DatabaseStart({ state, start }: DatabaseHandle) {
  const isStarting = state === 'starting';
  const startAndWrite = async (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    // The button goes once there is a database.
    if (await start()) form?.querySelector('textarea')?.focus();
  };
  return (
    <>
      <button
        className="button"
        type="button"
        aria-disabled={isStarting}
        onClick={(event) => void startAndWrite(event)}
      >
        {isStarting ? 'Starting the database…' : 'Start the database'}
      </button>
      <p className="note">SQLite is loaded into this page once, 370 KB.</p>
      <div role="status">
        {state === 'failed' && (
          <AnswerBox
            look="failure"
            text="The database could not be loaded. Try again; the answer below can be read without it."
          />
        )}
      </div>
    </>
  );
}

/** Hint and answer: both unfold without script too. */
function Help({ step, onShow }: { step: Step; onShow: () => void }) {
  const answer = useRef<HTMLDetailsElement>(null);
  // It may have been opened before hydration.
  useEffect(() => {
    if (answer.current?.open) onShow();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div className="unfolding lab-help">
      <details>
        <summary>Hint</summary>
        <p>{step.hint}</p>
      </details>
      <details ref={answer} onToggle={(event) => event.currentTarget.open && onShow()}>
        <summary>Show the answer</summary>
        <Solution step={step} />
      </details>
    </div>
  );
}

function Solved({ step, message }: { step: Step; message: string }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
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
