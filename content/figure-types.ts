/** A drawing on a page, with the words of that page. */
interface FigureBase {
  title: string;
  /** A sentence that describes the drawing. If the example is invented, the sentence says so. */
  text: string;
}

interface PathStep {
  lane: 1 | 2 | 3;
  place: string;
  stop: string;
}

/** A chain in which each step after the first uses something from an earlier one. */
export interface PathFigure extends FigureBase {
  kind: 'path';
  lanes: [string, string, string];
  steps: [PathStep, ...(PathStep & { takes: string })[]];
}

export type MarkName = 'full' | 'half' | 'ring' | 'flaw' | 'none';

/** Rows against columns, such as tasks against the people who do them. */
export interface MatrixFigure extends FigureBase {
  kind: 'matrix';
  /** Meaning of the rows. */
  rowsAre: string;
  /** Heading of the notes, if rows have any. */
  notesAre?: string;
  /** Meaning of each mark. */
  legend: Partial<Record<MarkName, string>>;
  columns: string[];
  rows: { label: string; marks: MarkName[]; note?: string }[];
}

/** Work on a scale of time. */
export interface TimelineFigure extends FigureBase {
  kind: 'timeline';
  /** Unit below the scale: "Weeks". */
  unit: string;
  /** Length of the scale in units. */
  length: number;
  /** Meaning of the three kinds of bars, unless they show who does the work. */
  legend?: Record<'us' | 'you' | 'others', string>;
  /** `when` is the text on the page. The time is drawn as a bar from one unit to another, or as points. */
  rows: {
    label: string;
    by: 'us' | 'you' | 'others';
    when: string;
    bar?: [from: number, to: number];
    points?: number[];
  }[];
}

export interface PlanNode {
  /** A line passes through a device without a label. */
  label?: string;
  detail?: string;
  /** Number of rows; by default 1. */
  span?: number;
  look?: 'plain' | 'gate' | 'quiet';
}

/**
 * Line from a row of one layer to a row of the next, counted from 1. The kind `flood` is a blocked line, drawn at full
 * width.
 */
export type PlanLink = [from: number, to: number, kind?: 'limited' | 'hostile' | 'stopped' | 'flood'];

/** Zones side by side, and their connections. */
export interface PlanFigure extends FigureBase {
  kind: 'plan';
  layers: { nodes: PlanNode[]; links: PlanLink[] }[];
}

export type RackUnitLook = 'firewall' | 'switch' | 'server' | 'storage' | 'backup';

/** Machines in a rack, and the work on each. */
export interface RackFigure extends FigureBase {
  kind: 'rack';
  units: { look: RackUnitLook; label: string; text: string }[];
}

/** The HTTP status that each caller gets from each version of an endpoint. A wrong status is a finding. */
export interface AnswersFigure extends FigureBase {
  kind: 'answers';
  callers: string[];
  /** `null` if the version does not have this endpoint. */
  endpoints: {
    call: string;
    versions: { name: string; answers: ({ status: number; wrong?: true } | null)[] }[];
  }[];
}

/** Attackers of a phone, each with the method, and whether the app, the server or both can stop it. */
export interface AttackersFigure extends FigureBase {
  kind: 'attackers';
  device: string;
  /** Listed in the order of their places in the drawing: data, screen, antenna, code. */
  attackers: [Attacker, Attacker, Attacker, Attacker];
}

export interface Attacker {
  who: string;
  tries: string;
  groups: string[];
  /** Defence in the app and on the server; at least one of them. */
  app?: string;
  server?: string;
}

/** Trust zones and the crossings between them. Positions are in units of a drawing 760 wide and 400 high. */
export interface BoundariesFigure extends FigureBase {
  kind: 'boundaries';
  zones: { label: string; box: [x: number, y: number, width: number, height: number] }[];
  /** `at` is the centre of the node. */
  nodes: { label: string; at: [x: number, y: number] }[];
  /** Line between two nodes, by their labels; `at` is the position of the number on the boundary. */
  crossings: { from: string; to: string; at: [x: number, y: number]; holds: boolean; found: string }[];
}

/** Lines of code: the input, its harmful use, and the place between them where a check is missing. */
export interface ListingFigure extends FigureBase {
  kind: 'listing';
  file: string;
  firstLine: number;
  lines: (string | { code: string; mark: 'source' | 'sink'; note: string })[];
  missing: { afterLine: number; note: string; weakness: string };
}

/**
 * The plan of a floor, with the range of its network and the places where we measured. Positions are in units of a
 * drawing 440 wide and 540 high.
 */
export interface FloorFigure extends FigureBase {
  kind: 'floor';
  outside: { label: string; at: [x: number, y: number] }[];
  building: [x: number, y: number, width: number, height: number];
  walls: string;
  rooms: { label: string; at: [x: number, y: number] }[];
  accessPoints: [x: number, y: number][];
  contours: { level: string; path: string; at: [x: number, y: number] }[];
  points: { at: [x: number, y: number]; where: string; found: string; change: string }[];
}

export type Figure =
  | PathFigure
  | MatrixFigure
  | TimelineFigure
  | PlanFigure
  | RackFigure
  | AnswersFigure
  | AttackersFigure
  | BoundariesFigure
  | ListingFigure
  | FloorFigure;
