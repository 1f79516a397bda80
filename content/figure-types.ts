/** What the figure of a page draws. Its words are those of the page, or agree with them. */
interface FigureBase {
  title: string;
  /** Says in a sentence what the drawing shows; invented examples say that they are. */
  text: string;
}

/** An attack from place to place: where the test looks, and what stops the step. */
export interface PathFigure extends FigureBase {
  kind: 'path';
  lanes: [string, string, string];
  steps: { lane: 1 | 2 | 3; place: string; stop: string }[];
}

export type MarkName = 'full' | 'half' | 'ring' | 'flaw' | 'none';

/** Rows against columns, such as tasks against the people who do them. */
export interface MatrixFigure extends FigureBase {
  kind: 'matrix';
  /** What stands in the rows. */
  rowsAre: string;
  /** Heads the notes, where rows have them. */
  notesAre?: string;
  /** What each mark means. */
  legend: Partial<Record<MarkName, string>>;
  columns: string[];
  rows: { label: string; marks: MarkName[]; note?: string }[];
}

/** Work on a scale of time. */
export interface TimelineFigure extends FigureBase {
  kind: 'timeline';
  /** Under the scale: "Weeks". */
  unit: string;
  /** Units that the scale has. */
  length: number;
  /** What the three kinds of bars mean, where it is not who works. */
  legend?: Record<'us' | 'you' | 'others', string>;
  /** `when` is what the page says; a bar from and to a unit, or points. */
  rows: {
    label: string;
    by: 'us' | 'you' | 'others';
    when: string;
    bar?: [from: number, to: number];
    points?: number[];
  }[];
}

export interface PlanNode {
  /** One without lets a line pass. */
  label?: string;
  detail?: string;
  /** Rows that it takes; 1 where not said. */
  span?: number;
  look?: 'plain' | 'gate' | 'quiet';
}

/** From a row of one layer to a row of the next, counted from 1; a flood is stopped too, and fills its line. */
export type PlanLink = [from: number, to: number, kind?: 'limited' | 'hostile' | 'stopped' | 'flood'];

/** Zones side by side, and what passes between them. */
export interface PlanFigure extends FigureBase {
  kind: 'plan';
  layers: { nodes: PlanNode[]; links: PlanLink[] }[];
}

export type RackUnitLook = 'firewall' | 'switch' | 'server' | 'storage' | 'backup';

/** Machines in a rack, and what is put in order at each. */
export interface RackFigure extends FigureBase {
  kind: 'rack';
  units: { look: RackUnitLook; label: string; text: string }[];
}

export type Figure = PathFigure | MatrixFigure | TimelineFigure | PlanFigure | RackFigure;
