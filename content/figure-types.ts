/** Drawing on a page. Its words are those of the page, or agree with them. */
interface FigureBase {
  title: string;
  /** Says in a sentence what the drawing shows; invented examples say that they are. */
  text: string;
}

interface PathStep {
  lane: 1 | 2 | 3;
  place: string;
  stop: string;
}

/** A chain: each step after the first says what it takes from the one before. What does not follow is no path. */
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
  /** Heads the notes, where rows have them. */
  notesAre?: string;
  /** Meaning of each mark. */
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
  /** Meaning of the three kinds of bars, if it is not who works. */
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
  /** A device without a label lets the line pass. */
  label?: string;
  detail?: string;
  /** Rows that it takes; 1 where not said. */
  span?: number;
  look?: 'plain' | 'gate' | 'quiet';
}

/** Line from a row of one layer to a row of the next, counted from 1. A flood is also stopped, and fills its line. */
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

/** Statuses of an HTTP answer by endpoint, version and caller; a wrong one is what was found. */
export interface AnswersFigure extends FigureBase {
  kind: 'answers';
  callers: string[];
  /** `null` where the version has no such endpoint. */
  endpoints: {
    call: string;
    versions: { name: string; answers: ({ status: number; wrong?: true } | null)[] }[];
  }[];
}

/** Attackers of a phone, with their method and who can fix it: the app, the server, or both. */
export interface AttackersFigure extends FigureBase {
  kind: 'attackers';
  device: string;
  /** In the order of the places in the drawing: data, screen, antenna, code. */
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

/** Zones of trust and what crosses from one into another. Places are in units of a drawing 760 wide and 400 high. */
export interface BoundariesFigure extends FigureBase {
  kind: 'boundaries';
  zones: { label: string; box: [x: number, y: number, width: number, height: number] }[];
  /** `at` is the middle. */
  nodes: { label: string; at: [x: number, y: number] }[];
  /** Line between two nodes, given by their labels; `at` is the place of the number on the boundary. */
  crossings: { from: string; to: string; at: [x: number, y: number]; holds: boolean; found: string }[];
}

/** Lines of code: where input comes in, where it does harm, and between them what nobody wrote. */
export interface ListingFigure extends FigureBase {
  kind: 'listing';
  file: string;
  firstLine: number;
  lines: (string | { code: string; mark: 'source' | 'sink'; note: string })[];
  missing: { afterLine: number; note: string; weakness: string };
}

/** A floor, how far its network carries, and where we stood. Places are in units of a drawing 440 wide and 540 high. */
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
