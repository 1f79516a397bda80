import type { WorkKind } from '../../../content/work-types.ts';

interface Drawing {
  /** Thin outline of the work. */
  lines: string;
  /** True if these lines are rows of dots. */
  isDotted?: true;
  /** Drawn content. */
  drawn?: string;
  /** The highlighted place, filled. */
  marked?: string;
}

const SHEET: Drawing = { lines: 'M48 8h64v84H48zM60 26h40M60 40h40M60 54h26' };

const DRAWINGS: Record<WorkKind, Drawing> = {
  'booking-site': {
    lines: 'M12 10h136v80H12zM12 26h136M20 18h3M28 18h3M36 18h3',
    drawn: 'M24 36h32v18H24zM64 36h32v18H64zM104 36h32v18h-32zM24 62h32v18H24zM104 62h32v18h-32z',
    marked: 'M63 61h34v20H63z',
  },
  'rerun-report': {
    lines: 'M44 8h54l20 20v64H44zM98 8v20h20M56 22h24M56 30h16M56 82h30',
    drawn: 'M56 72l10-5 10 2 10-14 10 4 10-15',
    marked: 'M101 44a5 5 0 1 0 10 0 5 5 0 1 0-10 0',
  },
  'incident-report': {
    lines: 'M42 18h84M42 34h62M42 66h92M42 82h54',
    drawn: 'M18 18h14M18 34h14M18 66h14M18 82h14',
    marked: 'M10 42h140v16H10z',
  },
  'floor-plan': {
    lines: 'M12 8h136v84H12zM80 8v24M80 68v24',
    drawn:
      'M30 14v14h42v14M54 14v14M30 86V72h42V58M54 86V72M130 14v14H88v14M106 14v14M130 86V72H88V58M106 86V72M68 42h24v16H68z',
    marked: 'M25 9h10v10H25zM101 81h10v10h-10z',
  },
  'offline-app': {
    lines: 'M56 6h48v88H56zM74 12h12M90 28h6M90 62h6',
    drawn: 'M64 28h16M64 45h16M64 62h16',
    marked: 'M87 39h12v12H87z',
  },
  'failure-list': {
    isDotted: true,
    lines: 'M26 18h109M26 34h109M26 50h109M26 66h109M26 82h109',
    marked:
      'M53 34a5 5 0 1 0 10 0 5 5 0 1 0-10 0M117 50a5 5 0 1 0 10 0 5 5 0 1 0-10 0M37 66a5 5 0 1 0 10 0 5 5 0 1 0-10 0M101 18a5 5 0 1 0 10 0 5 5 0 1 0-10 0M85 82a5 5 0 1 0 10 0 5 5 0 1 0-10 0',
  },
  campaign: {
    lines: 'M12 90h136M12 20h6M26 20h6M40 20h6M54 20h6M68 20h6M82 20h6M96 20h6M110 20h6M140 20h6',
    drawn: 'M20 90V78h12v12M38 90V68h12v22M56 90V60h12v30M74 90V48h12v42M92 90V38h12v52',
    marked: 'M112 20h16v69h-16z',
  },
  pipeline: {
    lines: 'M31 56h10M63 56h10M95 56h10M127 56h6',
    drawn:
      'M11 56a10 10 0 1 0 20 0 10 10 0 1 0-20 0M43 56a10 10 0 1 0 20 0 10 10 0 1 0-20 0M75 56a10 10 0 1 0 20 0 10 10 0 1 0-20 0M107 56a10 10 0 1 0 20 0 10 10 0 1 0-20 0M145 40C145 14 117 14 117 38',
    marked: 'M133 56a12 12 0 1 0 24 0 12 12 0 1 0-24 0',
  },
};

/** Small drawing of a course's project, without words. */
export function WorkThumbnail({ kind }: { kind: WorkKind | undefined }) {
  const { lines, isDotted, drawn, marked } = kind ? DRAWINGS[kind] : SHEET;
  return (
    <svg
      className={isDotted ? 'work-thumbnail is-dotted' : 'work-thumbnail'}
      viewBox="0 0 160 100"
      aria-hidden="true"
    >
      <path d={lines} />
      {drawn && <path className="is-drawn" d={drawn} />}
      {marked && <path className="is-marked" d={marked} />}
    </svg>
  );
}
