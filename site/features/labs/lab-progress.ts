export type StepOutcome = 'open' | 'solved' | 'shown';

export interface StepProgress {
  outcome: StepOutcome;
  wrongTries: number;
}

export interface LabProgress {
  steps: StepProgress[];
  /** The furthest opened step; the number of steps once the lab is finished. */
  reached: number;
  /** The shown step; the number of steps at the end. */
  current: number;
  /** True after moving between steps. The focus then follows. When the page opens, the value is false. */
  hasMoved: boolean;
  /** Number of restarts, each of which empties every field. */
  round: number;
}

export type LabEvent =
  | { type: 'answered'; step: number; isRight: boolean }
  | { type: 'shown'; step: number }
  | { type: 'continued' }
  | { type: 'viewed'; step: number }
  | { type: 'restored'; progress: LabProgress }
  | { type: 'restarted' };

export function startOf(stepCount: number, round = 0): LabProgress {
  const steps = Array.from({ length: stepCount }, (): StepProgress => ({ outcome: 'open', wrongTries: 0 }));
  return { steps, reached: 0, current: 0, hasMoved: round > 0, round };
}

export function labProgress(progress: LabProgress, event: LabEvent): LabProgress {
  switch (event.type) {
    case 'answered':
      return withStep(progress, event.step, ({ outcome, wrongTries }) => {
        if (outcome !== 'open') return { outcome, wrongTries };
        return event.isRight ? { outcome: 'solved', wrongTries } : { outcome, wrongTries: wrongTries + 1 };
      });
    case 'shown':
      return withStep(progress, event.step, ({ outcome, wrongTries }) => ({
        outcome: outcome === 'open' ? 'shown' : outcome,
        wrongTries,
      }));
    case 'continued':
      return view(progress, progress.current + 1);
    case 'viewed':
      return view(progress, event.step);
    case 'restored':
      return { ...event.progress, hasMoved: false, round: progress.round };
    case 'restarted':
      return startOf(progress.steps.length, progress.round + 1);
  }
}

function view(progress: LabProgress, current: number): LabProgress {
  return { ...progress, current, reached: Math.max(progress.reached, current), hasMoved: true };
}

function withStep(
  progress: LabProgress,
  place: number,
  change: (step: StepProgress) => StepProgress,
): LabProgress {
  return { ...progress, steps: progress.steps.map((step, index) => (index === place ? change(step) : step)) };
}

/** True if at least half of the answers were shown. */
export function isMostlyShown({ steps }: Pick<LabProgress, 'steps'>): boolean {
  return 2 * steps.filter(({ outcome }) => outcome === 'shown').length >= steps.length;
}

/** How the step was solved, in words: "Right at the first try". */
export function resultWords({ outcome, wrongTries }: StepProgress): string {
  if (outcome === 'shown') return 'Answer shown';
  if (outcome === 'open') return 'Left open';
  return wrongTries === 0 ? 'Right at the first try' : `Right at try ${wrongTries + 1}`;
}
