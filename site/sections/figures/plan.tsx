import type { PlanFigure, PlanLink, PlanNode } from '../../../content/figure-types.ts';

/**
 * Zones from left to right, on a phone from top to bottom; the lines between them are drawn in a unit square that the style
 * sheet rotates.
 */
export function Plan({ figure: { layers } }: { figure: PlanFigure }) {
  return (
    <div className="plan">
      {layers.map(({ nodes, links }, index) => {
        const next = layers[index + 1];
        return [
          <ul key="zone">
            {nodes.map((node) => (
              <Zone key={node.label ?? 'passed'} node={node} />
            ))}
          </ul>,
          next && <Links key="links" links={links} from={rowsOf(nodes)} to={rowsOf(next.nodes)} />,
        ];
      })}
    </div>
  );
}

function Zone({ node: { label, detail, span = 1, look = 'plain' } }: { node: PlanNode }) {
  const shape = label ? look : 'passed';
  return (
    <li className={`zone zone-${shape} rows-${span}`}>
      {label}
      {detail && <span>{detail}</span>}
    </li>
  );
}

const rowsOf = (nodes: PlanNode[]) => nodes.reduce((sum, { span = 1 }) => sum + span, 0);

type LinkKind = NonNullable<PlanLink[2]>;

const KINDS: (LinkKind | undefined)[] = [undefined, 'limited', 'hostile', 'stopped', 'flood'];

/** One path for each kind of line. A blocked line ends at a bar. */
function Links({ links, from, to }: { links: PlanLink[]; from: number; to: number }) {
  const place = (row: number, rows: number) => Math.round(((row - 0.5) / rows) * 1000) / 1000;
  const drawn = (kind: LinkKind | undefined) =>
    links
      .filter(([, , own]) => own === kind)
      .map(([start, end]) => {
        const [a, b] = [place(start, from), place(end, to)];
        const line = (x: number) => (a === b ? `M0 ${a}H${x}` : `M0 ${a}C.5 ${a} .5 ${b} ${x} ${b}`);
        if (kind === 'stopped' || kind === 'flood') return `${line(0.9)}M.9 ${b - 0.05}v.1`;
        return line(1);
      })
      .join('');
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <g>
        {KINDS.map((kind) => {
          const path = drawn(kind);
          return path && <path key={kind ?? ''} className={kind} d={path} />;
        })}
      </g>
    </svg>
  );
}
