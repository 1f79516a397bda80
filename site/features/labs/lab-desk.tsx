import type { LabExercise, LabStep, Material } from '../../../content/lab-types.ts';
import type { LabProgress } from './lab-progress.ts';
import { logTable } from './log-table.ts';
import { MaterialFigure, type Picking, useMarkedSession } from './material.tsx';

/** The id of a step's form, which lines in the material belong to as well. */
export const formId = (index: number) => `step-${index + 1}`;

/** The id of the figure in whose lines a step's answer is picked. */
export function pickedIn(lab: LabExercise, step: LabStep): string | undefined {
  if (step.kind !== 'lines') return undefined;
  return lab.materials.find((material) => holds(material, step))?.id ?? ownLinesId(lab, step);
}

const ownLinesId = (lab: LabExercise, step: LabStep) => `lines-${lab.steps.indexOf(step) + 1}`;

function holds({ lines = [] }: Material, step: Extract<LabStep, { kind: 'lines' }>): boolean {
  const from = (step.from ?? 1) - 1;
  return step.lines.every(({ text }, index) => text === lines[from + index]);
}

/** What lies on the bench: what the step that is open needs by itself, then what all steps are about. */
export function LabDesk({ lab, progress }: { lab: LabExercise; progress: LabProgress }) {
  const { marked, pressed, press, pointers } = useMarkedSession();
  const pickings = lab.steps.flatMap((step, index): (Picking & { figure?: string })[] =>
    step.kind === 'lines'
      ? [
          {
            step,
            formId: formId(index),
            isCurrent: index === progress.current,
            isSolved: progress.steps[index]?.outcome === 'solved',
            figure: pickedIn(lab, step),
          },
        ]
      : [],
  );
  const figure = (material: Parameters<typeof MaterialFigure>[0]['material'], step?: number) => (
    <MaterialFigure
      key={`${progress.round} ${material.id}`}
      material={material}
      place={step === undefined ? undefined : `For step ${step + 1}`}
      isLater={step !== undefined && step !== progress.current}
      pickings={pickings.filter((picking) => picking.figure === material.id)}
      marked={marked}
    />
  );
  const ofStep = (step: LabStep, index: number) => [
    ...(step.material ? [figure(step.material, index)] : []),
    ...(step.kind === 'lines' && pickedIn(lab, step) === ownLinesId(lab, step)
      ? [
          figure(
            {
              id: ownLinesId(lab, step),
              title: step.title,
              lines: step.lines.map(({ text }) => text),
              from: step.from,
            },
            index,
          ),
        ]
      : []),
  ];
  const own = lab.steps.map(ofStep);
  const sessions = sessionsOf(lab.materials);

  return (
    <div className="lab-desk" {...pointers}>
      <h2 id="material">The material</h2>
      {sessions.length > 0 && (
        <div className="lab-sessions" role="group" aria-label="Mark the lines of a session">
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
      {/* One list, so that a figure that moves keeps what is picked in it. */}
      {[
        ...(own[progress.current] ?? []),
        ...lab.materials.map((material) => figure(material)),
        ...own.filter((_, index) => index !== progress.current).flat(),
      ]}
    </div>
  );
}

function sessionsOf(materials: Material[]): string[] {
  const rows = materials.flatMap(({ lines = [] }) => logTable(lines)?.rows ?? []);
  return [...new Set(rows.map(({ session }) => session))].filter(
    (session) => session !== undefined && session !== '-',
  ) as string[];
}
