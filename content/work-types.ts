/**
 * Project of a course, drawn in three states. Each kind of project has a separate drawing (site/sections/works). The
 * names and figures in it are invented, and the caption says so.
 */
export type Work =
  | BookingSite
  | RerunReport
  | IncidentReport
  | FloorPlan
  | OfflineApp
  | FailureList
  | Campaign
  | Pipeline;

export type WorkKind = Work['kind'];

/** `told` describes this state of the work in a sentence. */
export interface WorkState {
  label: string;
  outcome: 'open' | 'bad' | 'good';
  told: string;
}

interface Drawn<Kind extends string, Shown> {
  kind: Kind;
  title: string;
  states: [WorkState & Shown, WorkState & Shown, WorkState & Shown];
}

export interface BookingSite extends Drawn<'booking-site', { picked?: string }> {
  address: string;
  slots: string[];
  /** Slots that are already booked. */
  taken: string[];
}

/** `doubted` is the position of the value that a check refuses. */
export interface RerunReport extends Drawn<'rerun-report', { lines: string[]; doubted?: number }> {
  actual: number[];
  /** Prediction of the simplest method, which the model must beat. */
  baseline: number[];
}

/** A trace with one line of the attacker. In the last state the drawing shows the report instead. */
export interface IncidentReport extends Drawn<
  'incident-report',
  { lines: [time: string, text: string][]; marked?: number }
> {}

export interface FloorPlan extends Drawn<'floor-plan', { faults: string[] }> {
  /** Labels of the outlets in each room. */
  rooms: { name: string; outlets: string[] }[];
}

export interface OfflineApp extends Drawn<'offline-app', { entries: [name: string, state: string][] }> {}

export interface FailureList extends Drawn<
  'failure-list',
  { shows: 'answers' | 'causes' | 'one'; lines?: [term: string, detail: string][] }
> {
  tested: number;
  causes: [cause: string, count: number][];
}

/** Daily spending under a cap. `day` is the last day that is drawn. If there are `lines`, they replace the chart. */
export interface Campaign extends Drawn<
  'campaign',
  { day: number; lines?: [term: string, detail: string][] }
> {
  cap: number;
  spent: number[];
}

export interface Pipeline extends Drawn<'pipeline', { passed: number; stopped?: number; lines: string[] }> {
  steps: string[];
}
