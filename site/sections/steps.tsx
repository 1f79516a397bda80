import type { Item } from '../../content/types.ts';
import { LinkedText } from '../ui/linked-text.tsx';

interface StepsProps {
  /** `day` is the time of the step. */
  steps: (Item & { day?: string })[];
  look?: keyof typeof LOOKS;
}

const LOOKS = { ruled: 'ruled steps', path: 'step-path', line: 'ruled steps in-line' };

/**
 * Numbered steps, because their order matters. In the path look a line joins the steps. In the line look they are side
 * by side if there is room.
 */
export function Steps({ steps, look = 'ruled' }: StepsProps) {
  return (
    <ol className={LOOKS[look]}>
      {steps.map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          {step.day && <p className="step-day">{step.day}</p>}
          <p>
            <LinkedText text={step.text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
