import { type FormEvent, useId, useState } from 'react';
import type { LabOption, LabStep } from '../../../content/lab-types.ts';
import { CodeLine } from './code-line.tsx';
import { amountsOf, ANSWER } from './judge.ts';

interface StepControlsProps {
  step: LabStep;
  /** Id of what is said about a wrong answer. */
  errorId: string;
  wrongField?: string;
}

/** What one answers with: native controls, uncontrolled, so that nothing entered before hydration is lost. */
export function StepControls({ step, ...error }: StepControlsProps) {
  switch (step.kind) {
    case 'choice':
      return <Options type="radio" options={step.options} />;
    case 'choices':
      return <Options type="checkbox" options={step.options} />;
    case 'lines':
      return <Lines lines={step.lines} from={step.from} />;
    case 'fields':
      return step.fields.map(({ name, label, unit, input = 'text' }) => (
        <LabInput key={name} name={name} label={label} unit={unit} input={input} {...error} />
      ));
    case 'amounts':
      return <Amounts step={step} {...error} />;
    case 'code':
    case 'query':
      return <Code step={step} />;
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

/** The lines of a log or of code, each of which can be picked. */
function Lines({ lines, from = 1 }: { lines: LabOption[]; from?: number }) {
  const type = lines.filter(({ isRight }) => isRight).length === 1 ? 'radio' : 'checkbox';
  return (
    <div className="option-list lab-options lab-pick">
      {lines.map(({ text }, index) => (
        <label key={`${from + index} ${text}`}>
          <input type={type} name={ANSWER} value={index} />
          <span className="lab-number">{from + index}</span>
          <CodeLine text={text} />
        </label>
      ))}
    </div>
  );
}

interface LabInputProps extends Omit<StepControlsProps, 'step'> {
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

function Amounts({ step, ...error }: StepControlsProps & { step: Extract<LabStep, { kind: 'amounts' }> }) {
  const { fields, unit, total } = step;
  const [typed, setTyped] = useState<Record<string, string[]>>(() =>
    Object.fromEntries(fields.map(({ name, start = 0 }) => [name, [String(start)]])),
  );
  const take = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement;
    setTyped((before) => ({ ...before, [name]: [value] }));
  };
  return (
    <div className="lab-amounts" onInput={take}>
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
      {total && <output>{total(amountsOf(fields, typed))}</output>}
    </div>
  );
}

function Code({ step }: { step: Extract<LabStep, { kind: 'code' | 'query' }> }) {
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
        defaultValue={step.start}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  );
}
