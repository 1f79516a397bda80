export interface TrailView {
  lines: TrailLine[];
  actors: { id: string; name: string }[];
  /** The actor whose lines are shown; empty: everyone's. */
  actor: string;
  newest?: string;
  older?: string;
}

export interface TrailLine {
  id: string;
  time: string;
  name: string;
  sentence: string;
  reference: string;
}
