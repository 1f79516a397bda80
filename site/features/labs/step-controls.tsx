import { type KeyboardEvent, useId } from 'react';
import type { LabOption, LabStep } from '../../../content/lab-types.ts';
import { amountsOf, ANSWER, type Answers } from './judge.ts';

interface ErrorProps {
  /** Id of the message about a wrong answer. */
  errorId: string;
  wrongField?: string;
}

interface StepControlsProps extends ErrorProps {
  step: LabStep;
  /** Values of the controls; undefined before hydration. */
  answers?: Answers;
  /** Element in which lines are picked. */
  pickedIn?: string;
  /** In a new round, the browser renders the controls. */
  isDrawnAnew: boolean;
  onToLines: () => void;
}

/** Native, uncontrolled controls for the answer, so that nothing entered before hydration is lost. */
export function StepControls({
  step,
  answers,
  pickedIn,
  isDrawnAnew,
  onToLines,
  ...error
}: StepControlsProps) {
  switch (step.kind) {
    case 'choice':
      return <Options type="radio" options={step.options} />;
    case 'choices':
      return <Options type="checkbox" options={step.options} />;
    case 'lines':
      return (
        <PickedLines from={step.from} picked={answers?.[ANSWER]} figure={pickedIn} onToLines={onToLines} />
      );
    case 'fields':
      return step.fields.map(({ name, label, unit, input = 'text' }) => (
        <LabInput key={name} name={name} label={label} unit={unit} input={input} {...error} />
      ));
    case 'amounts':
      return <Amounts step={step} answers={answers} {...error} />;
    case 'code':
    case 'query':
      return <Code step={step} isDrawnAnew={isDrawnAnew} />;
  }
}

function Options({ type, options }: { type: 'radio' | 'checkbox'; options: LabOption[] }) {
  return (
    <div className="option-list lab-options">
      {options.map(({ text }, index) => (
        <label key={text}>
          <input type={type} name={ANSWER} value={index} />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}

interface PickedLinesProps {
  from?: number;
  picked?: string[];
  figure?: string;
  onToLines: () => void;
}

/** The learner picks lines in the material. This shows which ones are picked. */
function PickedLines({ from = 1, picked, figure, onToLines }: PickedLinesProps) {
  const numbers = (picked ?? []).map((index) => from + Number(index));
  return (
    <p className="row lab-picked">
      <a href={`#${figure}`} onClick={onToLines}>
        To the lines
      </a>
      <output>
        {numbers.length === 0
          ? 'No line is picked yet'
          : `Picked: ${numbers.length === 1 ? 'line' : 'lines'} ${numbers.join(', ')}`}
      </output>
    </p>
  );
}

interface LabInputProps extends ErrorProps {
  name: string;
  label: string;
  unit?: string;
  note?: string;
  input: 'text' | 'decimal' | 'numeric';
  start?: number;
}

function LabInput({ name, label, unit, note, input, start, errorId, wrongField }: LabInputProps) {
  const id = useId();
  const isWrong = wrongField === name;
  const described = [unit && `${id}-unit`, note && `${id}-note`, isWrong && errorId].filter(Boolean);
  return (
    <div className="lab-field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div>
        <input
          id={id}
          className="input"
          name={name}
          type="text"
          inputMode={input}
          defaultValue={start}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={described.join(' ') || undefined}
        />
        {unit && <span id={`${id}-unit`}>{unit}</span>}
      </div>
      {note && (
        <p className="hint" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}

interface AmountsProps extends ErrorProps {
  step: Extract<LabStep, { kind: 'amounts' }>;
  answers?: Answers;
}

function Amounts({ step, answers, ...error }: AmountsProps) {
  const { fields, unit, total } = step;
  const starts = Object.fromEntries(fields.map(({ name, start = 0 }) => [name, [String(start)]]));
  return (
    <div className="lab-amounts">
      {fields.map(({ name, label, note, start }) => (
        <LabInput
          key={name}
          name={name}
          label={label}
          note={note}
          unit={unit}
          input="numeric"
          start={start}
          {...error}
        />
      ))}
      {total && <output>{total(amountsOf(fields, answers ?? starts))}</output>}
    </div>
  );
}

interface CodeProps {
  step: Extract<LabStep, { kind: 'code' | 'query' }>;
  isDrawnAnew: boolean;
}

function Code({ step, isDrawnAnew }: CodeProps) {
  const id = useId();
  return (
    <div className="lab-writing">
      <label className="field-label" htmlFor={id}>
        {step.label}
      </label>
      <textarea
        id={id}
        className="input lab-editor"
        name={ANSWER}
        rows={step.start.split('\n').length + 2}
        // The value is set only in the HTML. At hydration React would replace typed text with it (islands/hydrate.tsx).
        defaultValue={import.meta.env.SSR || isDrawnAnew ? step.start : undefined}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-keys`}
        onKeyDown={sendByKeys}
      />
      <p className="hint" id={`${id}-keys`}>
        {step.kind === 'query' ? 'Ctrl+Enter runs it.' : 'Ctrl+Enter checks it.'}
      </p>
    </div>
  );
}

/** Ctrl with Enter runs the query, like in SQL consoles. */
function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
