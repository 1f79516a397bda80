import { company } from '../../content/company.ts';
import { useId, type ReactNode } from 'react';

interface PlotProps {
  /** Conclusion from the chart, in a sentence. */
  finding: string;
  height: number;
  children: ReactNode;
}

/** A chart as wide as its container: positions are percentages, so that letters keep their size. */
function Plot({ finding, height, children }: PlotProps) {
  const id = useId();
  return (
    <svg className="plot" role="img" aria-labelledby={id} width="100%" height={height}>
      <title id={id}>{finding}</title>
      {children}
    </svg>
  );
}

const ROW = { height: 46, label: 14, top: 22, bar: 14 };
/** Length of the longest bar, in per cent of the width. The rest is for the number beside it. */
const LONGEST_BAR = 84;
const LABEL_LENGTH = 36;

interface BarPlotProps {
  finding: string;
  /** `parts` are the parts of the bar, from the left. */
  rows: { label: string; parts: number[] }[];
}

/** A bar for each row, below its label. */
export function BarPlot({ finding, rows }: BarPlotProps) {
  const longest = Math.max(1, ...rows.map(({ parts }) => sum(parts)));
  const share = (value: number) => (value / longest) * LONGEST_BAR;
  return (
    <Plot finding={finding} height={rows.length * ROW.height}>
      {rows.map(({ label, parts }, index) => {
        const top = index * ROW.height;
        return (
          <g key={label}>
            <text y={top + ROW.label}>{shortened(label)}</text>
            {parts.map(
              (part, place) =>
                part > 0 && (
                  <rect
                    key={percent(share(sum(parts.slice(0, place))))}
                    className={parts.length > 1 ? `plot-part-${place + 1}` : 'plot-bar'}
                    x={percent(share(sum(parts.slice(0, place))))}
                    y={top + ROW.top}
                    width={percent(share(part))}
                    height={ROW.bar}
                  />
                ),
            )}
            <text
              className="plot-value"
              x={percent(share(sum(parts)))}
              dx={sum(parts) === 0 ? 0 : 8}
              y={top + ROW.top + 12}
            >
              {sum(parts).toLocaleString(company.region.locale)}
            </text>
          </g>
        );
      })}
    </Plot>
  );
}

const BASE = 176;
const COLUMNS_HEIGHT = 146;
/** Width of the scale on the left, in per cent. */
const MARGIN = 9;
const LABELS_MAX = 4;
const VALUES_MAX = 12;

interface ColumnPlotProps {
  finding: string;
  columns: { label: string; value: number; isUnfinished?: boolean }[];
}

/** A column for each period. */
export function ColumnPlot({ finding, columns }: ColumnPlotProps) {
  const highest = Math.max(1, ...columns.map(({ value }) => value));
  const step = lineStep(highest);
  const scale = Math.ceil(highest / step) * step;
  const lines = Array.from({ length: scale / step + 1 }, (_, index) => index * step);
  const yOf = (value: number) => BASE - (value / scale) * COLUMNS_HEIGHT;
  const slot = (100 - MARGIN) / columns.length;
  const labelled = Math.ceil(columns.length / LABELS_MAX);
  return (
    <Plot finding={finding} height={BASE + 28}>
      {lines.map((value) => (
        <g key={value}>
          <line className="plot-line" x1={percent(MARGIN)} x2="100%" y1={yOf(value)} y2={yOf(value)} />
          <text className="plot-scale" x="0" y={yOf(value) + 4}>
            {value}
          </text>
        </g>
      ))}
      {columns.map(({ label, value, isUnfinished }, index) => {
        const middle = percent(MARGIN + slot * (index + 0.5));
        return (
          <g key={label}>
            {value > 0 && (
              <rect
                className={isUnfinished ? 'plot-part-1' : 'plot-bar'}
                x={percent(MARGIN + slot * (index + 0.17))}
                y={yOf(value)}
                width={percent(slot * 0.66)}
                height={BASE - yOf(value)}
              />
            )}
            {columns.length <= VALUES_MAX && value > 0 && (
              <text className="plot-value" x={middle} y={yOf(value) - 6} textAnchor="middle">
                {value}
              </text>
            )}
            {index % labelled === 0 && (
              <text className="plot-scale" x={middle} y={BASE + 20} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        );
      })}
    </Plot>
  );
}

/** Legend of the bars. */
export function PlotLegend({ parts }: { parts: string[] }) {
  return (
    <ul className="row plot-legend">
      {parts.map((part, index) => (
        <li key={part}>
          <svg className="plot" width="14" height="14" aria-hidden="true">
            <rect className={`plot-part-${index + 1}`} x="1" y="1" width="12" height="12" />
          </svg>
          {part}
        </li>
      ))}
    </ul>
  );
}

/** Steps of 1, 2, 5, 10, 20 and so on, so that there are at most four lines above the base. */
function lineStep(highest: number): number {
  let step = 1;
  for (let factor = 0; highest / step > 4; factor += 1) step *= factor % 3 === 1 ? 2.5 : 2;
  return step;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function percent(share: number): string {
  return `${Math.round(share * 100) / 100}%`;
}

function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length <= LABEL_LENGTH ? text : `${letters.slice(0, LABEL_LENGTH - 1).join('')}…`;
}
