import type { LabExercise, LabStep, Material } from '../../../content/lab-types.ts';
import type { LabProgress } from './lab-progress.ts';
import { logTable } from './log-table.ts';
import { MaterialFigure, type Picking, useMarkedSession } from './material.tsx';

/** The id of a step's form. The controls for lines in the material belong to that form too. */
export const formId = (index: number) => `step-${index + 1}`;

/** The id of the figure in which lines are picked as an answer. */
export function pickedIn(lab: LabExercise, step: LabStep): string | undefined {
  if (step.kind !== 'lines') return undefined;
  return lab.materials.find((material) => holds(material, step))?.id ?? ownLinesId(lab, step);
}

const ownLinesId = (lab: LabExercise, step: LabStep) => `lines-${lab.steps.indexOf(step) + 1}`;

function holds({ lines = [] }: Material, step: Extract<LabStep, { kind: 'lines' }>): boolean {
  const from = (step.from ?? 1) - 1;
  return step.lines.every(({ text }, index) => text === lines[from + index]);
}

interface OnTheDesk {
  material: Omit<Material, 'caption'> & { caption?: string; from?: number };
  /** The step that introduces the material. Undefined for material of all steps. */
  step?: number;
}

/** The workbench with the material. Each opened step adds its own, and the newest comes first. */
export function LabDesk({ lab, progress }: { lab: LabExercise; progress: LabProgress }) {
  const { steps, current, round } = progress;
  const { marked, pressed, press, pointers } = useMarkedSession();
  const sessions = sessionsOf(lab.materials);
  const pickings = lab.steps.flatMap((step, index): (Picking & { figure?: string })[] => {
    if (step.kind !== 'lines') return [];
    const isSolved = steps[index]?.outcome === 'solved';
    return [
      {
        step,
        formId: formId(index),
        isCurrent: index === current,
        isSolved,
        figure: pickedIn(lab, step),
      },
    ];
  });

  return (
    <div className="lab-desk" {...pointers}>
      <h2 id="material" className="visually-hidden">
        The material
      </h2>
      {sessions.length > 0 && (
        <div className="row lab-sessions" role="group" aria-label="Mark the lines of a session">
          <span aria-hidden="true">Mark a session</span>
          {sessions.map((session) => (
            <button
              key={session}
              type="button"
              aria-pressed={session === pressed}
              onClick={() => press(session)}
            >
              {session}
            </button>
          ))}
        </div>
      )}
      {onTheDesk(lab, current).map(({ material, step }) => (
        <MaterialFigure
          key={`${round} ${material.id}`}
          material={material}
          place={step === undefined ? undefined : `For step ${step + 1}`}
          isLater={step !== undefined && step > current}
          pickings={pickings.filter(({ figure }) => figure === material.id)}
          marked={marked}
        />
      ))}
    </div>
  );
}

function onTheDesk(lab: LabExercise, current: number): OnTheDesk[] {
  const ofSteps = lab.steps.flatMap((step, index): OnTheDesk[] => {
    const figures: OnTheDesk[] = step.material ? [{ material: step.material, step: index }] : [];
    const id = ownLinesId(lab, step);
    if (step.kind !== 'lines' || pickedIn(lab, step) !== id) return figures;
    const lines = step.lines.map(({ text }) => text);
    return [...figures, { material: { id, title: step.title, lines, from: step.from }, step: index }];
  });
  const all: OnTheDesk[] = [...lab.materials.map((material) => ({ material })), ...ofSteps];
  const asked = lab.steps[current] && pickedIn(lab, lab.steps[current]);
  // Order of the material: first that of this step, then that of earlier steps, then material of all steps, then that
  // of later steps.
  const rank = ({ material, step }: OnTheDesk) => {
    if (material.id === asked) return -lab.steps.length - 1;
    if (step === undefined) return 0;
    return step > current ? step + 1 : -step - 1;
  };
  return all.toSorted((one, other) => rank(one) - rank(other));
}

function sessionsOf(materials: Material[]): string[] {
  const rows = materials.flatMap(({ lines = [] }) => logTable(lines)?.rows ?? []);
  return [...new Set(rows.map(({ session }) => session))].filter(
    (session) => session !== undefined && session !== '-',
  ) as string[];
}
