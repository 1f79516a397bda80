import { type PointerEvent, useState } from 'react';
import type { LabOption, LabStep, Material } from '../../../content/lab-types.ts';
import { CodeLine } from './code-line.tsx';
import { ANSWER } from './judge.ts';
import { type LogTable, logTable } from './log-table.ts';

type LinesStep = Extract<LabStep, { kind: 'lines' }>;

/** A step in which the learner picks lines of a figure. */
export interface Picking {
  step: LinesStep;
  formId: string;
  isCurrent: boolean;
  isSolved: boolean;
}

interface MaterialFigureProps {
  /** `from` is the first line number. */
  material: Omit<Material, 'caption'> & { caption?: string; from?: number };
  /** Label of material that is for only one step: "For step 3". */
  place?: string;
  isLater?: boolean;
  pickings: Picking[];
  /** The session with highlighted lines. */
  marked?: string;
}

/** A log, code or a table of an exercise. If a step asks for lines, they can be picked here. */
export function MaterialFigure({ material, place, isLater, pickings, marked }: MaterialFigureProps) {
  const { id, title, lines, table, caption, from = 1 } = material;
  const log = lines && logTable(lines);
  const asks = pickings.find(({ isCurrent }) => isCurrent);
  return (
    <figure className={isLater ? 'framed lab-figure is-later' : 'framed lab-figure'} id={id} tabIndex={-1}>
      <p className="row lab-figure-title">
        <span>{title}</span>
        {log?.day && <span>{log.day}</span>}
        {place && <span>{place}</span>}
      </p>
      <div role={asks && 'group'} aria-label={asks?.step.task}>
        {log && <Log log={log} title={title} from={from} pickings={pickings} marked={marked} />}
        {lines && !log && (
          <ol className="lab-lines">
            {lines.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <LineNumber number={from + index} text={line} pickings={pickings} />
                <CodeLine text={line} />
              </li>
            ))}
          </ol>
        )}
      </div>
      {table && <Table {...table} label={title} />}
      {caption && <figcaption className="note">{caption}</figcaption>}
    </figure>
  );
}

interface LogProps {
  log: LogTable;
  title: string;
  from: number;
  pickings: Picking[];
  marked?: string;
}

function Log({ log: { columns, rows }, title, from, pickings, marked }: LogProps) {
  return (
    <table className="lab-log" aria-label={title}>
      <thead>
        <tr>
          <th scope="col">Line</th>
          {columns.map((column) => (
            <th key={column} scope="col" className={`is-${column}`}>
              {HEADS[column] ?? column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            data-session={row.session}
            className={marked && row.session === marked ? 'is-marked' : undefined}
          >
            <td>
              <LineNumber
                number={from + index}
                text={columns.map((column) => row[column]).join(' ')}
                pickings={pickings}
              />
            </td>
            {columns.map((column) => (
              <td key={column} className={`is-${column}`}>
                <CodeLine text={row[column] ?? ''} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const HEADS: Record<string, string> = { ip: 'address' };

/** The number of a line. If a step asks for lines, it has a control, and clicking anywhere in the line picks it. */
function LineNumber({ number, text, pickings }: { number: number; text: string; pickings: Picking[] }) {
  return (
    <span className="lab-number">
      {pickings.map(({ step, formId, isCurrent, isSolved }) => {
        const index = number - (step.from ?? 1);
        return (
          step.lines[index] && (
            <label key={formId} className="lab-pick" hidden={!isCurrent}>
              <input
                type={pickType(step.lines)}
                form={formId}
                name={ANSWER}
                value={index}
                disabled={isSolved}
                aria-label={`Line ${number}: ${text}`}
              />
            </label>
          )
        );
      })}
      <span>{number}</span>
    </span>
  );
}

/** If one line is right, the controls are radio buttons. If several are right, they are tick boxes. */
function pickType(lines: LabOption[]): 'radio' | 'checkbox' {
  return lines.filter(({ isRight }) => isRight).length === 1 ? 'radio' : 'checkbox';
}

/** The session that the pointer is on, or that was marked. Its lines are highlighted in every log. */
export function useMarkedSession() {
  const [pressed, setPressed] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const point = ({ target }: PointerEvent | { target: EventTarget }) => {
    const row = (target as Element).closest<HTMLElement>('[data-session]');
    setPointed(row && row.dataset.session !== '-' ? row.dataset.session : undefined);
  };
  return {
    marked: pointed ?? pressed,
    pressed,
    press: (session: string) => setPressed((before) => (before === session ? undefined : session)),
    pointers: { onPointerOver: point, onPointerLeave: () => setPointed(undefined), onFocus: point },
  };
}

interface TableProps {
  label: string;
  columns: string[];
  rows: (string | number | null)[][];
}

/** Scrolls sideways if the window is narrower. */
export function Table({ label, columns, rows }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="lab-table" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column, place) => (
              <th key={column} scope="col" className={columnWidth(rows.map((row) => row[place]))}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              {row.map((value, place) => (
                <td key={columns[place]}>{value ?? 'NULL'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Cells with sentences get a readable width, and the table scrolls. */
function columnWidth(values: (string | number | null | undefined)[]): string | undefined {
  return values.some((value) => String(value).length > 30) ? 'is-long' : undefined;
}
