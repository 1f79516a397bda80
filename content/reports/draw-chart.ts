import type { Chart, Table } from './report-types.ts';

/** A chart with one box per item, in rows, such as the risk chart of the findings. */
interface UnitsChart {
  kind: 'chart';
  form: 'units';
  caption: string;
  unit: string;
  rows: { label: string; units: { label: string; isFilled: boolean }[] }[];
}

/** An SVG with names instead of colours, so that a page draws it in its theme and a PDF in ink (`colourChart`). */
export interface DrawnChart {
  width: number;
  height: number;
  svg: string;
  /** The picture itself contains all numbers and names. */
  saysAll?: true;
}

export interface ChartColours {
  text: string;
  soft: string;
  line: string;
  ground: string;
  series: readonly [string, string, string, string];
  /** Text that is drawn on a filled box. */
  onSeries: string;
  font: string;
}

const WIDTH = 560;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

type Anchor = 'start' | 'middle' | 'end';

function label(
  x: number,
  y: number,
  text: string,
  anchor: Anchor = 'start',
  colour = 'text',
  size = 12.5,
): string {
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" text-anchor="${anchor}" fill="{${colour}}" font-family="{font}">${escape(text)}</text>`;
}
const round = (value: number) => Math.round(value * 10) / 10;
const box = (x: number, y: number, width: number, height: number, fill: string, stroke = 'none') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(width, 0))}" height="${height}" rx="2" fill="${fill === 'none' ? fill : `{${fill}}`}" stroke="${stroke === 'none' ? stroke : `{${stroke}}`}" stroke-width="1.4"/>`;
const rule = (x1: number, y1: number, x2: number, y2: number) =>
  `<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}" stroke="{line}" stroke-width="1" fill="none"/>`;
const seriesName = (index: number) => `series${index % 4}`;

/** Legend: names of the series, from the left, in as many lines as they need. */
function legend(names: readonly string[]): { svg: string; height: number } {
  let [x, y] = [0, 14];
  const svg = names.map((name, index) => {
    const width = 34 + name.length * 6.6;
    if (x + width > WIDTH) [x, y] = [0, y + 20];
    const at = x;
    x += width;
    return box(at, y - 10, 11, 11, seriesName(index)) + label(at + 16, y, name, 'start', 'soft', 12);
  });
  return { svg: svg.join(''), height: y + 16 };
}

/** A round number at or above the largest, for the end of a scale. */
function scaleEnd(largest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(largest, 1)));
  return [1, 2, 2.5, 5, 10].map((step) => step * power).find((end) => end >= largest) ?? largest;
}

/** Bars are horizontal, so that long names of groups fit beside them. */
function drawBars({ categories, series, form }: Extract<Chart, { categories: string[] }>): DrawnChart {
  const isStacked = form === 'stacked-bars';
  const totals = categories.map((_, at) => series.reduce((sum, { values }) => sum + values[at]!, 0));
  const end = Math.max(1, ...(isStacked ? totals : series.flatMap(({ values }) => values)));
  const left = Math.max(...categories.map((category) => category.length)) * 6.6 + 14;
  const thickness = isStacked || series.length === 1 ? 18 : 14;
  const bars = isStacked ? thickness : thickness * series.length;
  const group = bars + (categories.length > 8 ? 5 : 12);
  const names = series.length > 1 ? legend(series.map((each) => each.label)) : { svg: '', height: 6 };
  const scale = (value: number) => (value / end) * (WIDTH - left - 44);
  let parts = names.svg;
  for (const [at, category] of categories.entries()) {
    const y = names.height + at * group;
    parts += label(left - 10, y + bars / 2 + 3.5, category, 'end');
    let x = left;
    for (const [index, { values }] of series.entries()) {
      const value = values[at]!;
      const barTop = isStacked ? y : y + index * thickness;
      if (value > 0) parts += box(x, barTop, scale(value) - 1, thickness - 2, seriesName(index));
      if (isStacked) x += scale(value);
      else parts += number(left + scale(value) + 6, barTop + thickness / 2 + 3.5, value);
    }
    if (isStacked) parts += number(x + 6, y + 12.5, totals[at]!);
  }
  const height = names.height + categories.length * group;
  return { width: WIDTH, height, svg: parts + rule(left - 1, names.height - 4, left - 1, height - 8) };
}

const number = (x: number, y: number, value: number) => label(x, y, String(value), 'start', 'soft', 12);

function drawLine({ categories, series, unit }: Extract<Chart, { categories: string[] }>): DrawnChart {
  const [left, top, bottom] = [48, 44, 208];
  const end = scaleEnd(Math.max(...series.flatMap(({ values }) => values)));
  const x = (at: number) => left + 20 + (at / Math.max(categories.length - 1, 1)) * (WIDTH - left - 60);
  const y = (value: number) => bottom - (value / end) * (bottom - top);
  let parts = '';
  for (const value of [0, end / 2, end]) {
    parts +=
      rule(left, y(value), WIDTH, y(value)) + label(left - 8, y(value) + 4, String(value), 'end', 'soft', 12);
  }
  parts +=
    series.length > 1
      ? legend(series.map((each) => each.label)).svg
      : label(left, 14, unit, 'start', 'soft', 12);
  const every = Math.ceil(categories.length / 8);
  for (const [at, category] of categories.entries()) {
    if (at % every === 0) parts += label(x(at), bottom + 20, category, 'middle', 'soft', 12);
  }
  for (const [index, { values }] of series.entries()) {
    const points = values.map((value, at) => `${round(x(at))} ${round(y(value))}`);
    parts += `<path d="M${points.join('L')}" fill="none" stroke="{${seriesName(index)}}" stroke-width="2.2"/>`;
    for (const [at, value] of values.entries()) {
      parts += `<circle cx="${round(x(at))}" cy="${round(y(value))}" r="3.2" fill="{${seriesName(index)}}"/>`;
      // Numbers of the first line are above it, those of the other lines below.
      const beside = y(value) + (index === 0 ? -9 : 17);
      if (values.length <= 8) parts += label(x(at), beside, String(value), 'middle', 'text', 12);
    }
  }
  return { width: WIDTH, height: bottom + 30, svg: parts };
}

function drawTimeline({ events }: Extract<Chart, { form: 'timeline' }>): DrawnChart {
  const [axis, top] = [56, 14];
  const gap = 34;
  let parts = rule(axis, top, axis, top + (events.length - 1) * gap);
  for (const [index, { time, label: words }] of events.entries()) {
    const y = top + index * gap;
    parts += label(axis - 14, y + 4.5, time, 'end', 'soft', 12.5);
    parts += `<circle cx="${axis}" cy="${y}" r="5" fill="{series0}" stroke="{ground}" stroke-width="2"/>`;
    parts += label(axis + 16, y + 4.5, words);
  }
  return { width: WIDTH, height: top + events.length * gap - 14, svg: parts, saysAll: true };
}

function drawMatrix({ columns, rows, legend: names }: Extract<Chart, { form: 'matrix' }>): DrawnChart {
  const left = 190;
  const cell = (WIDTH - left) / columns.length;
  const top = 52;
  let at = 0;
  let parts = names
    .map((name, level) => {
      const x = at;
      at += 30 + name.length * 6.8;
      return levelBox(x, 4, 14, 12, level) + label(x + 19, 14, name, 'start', 'soft', 12);
    })
    .join('');
  columns.forEach((column, index) => {
    parts += label(left + cell * (index + 0.5), top - 8, column, 'middle', 'soft', 11.5);
  });
  for (const [row, { label: name, levels }] of rows.entries()) {
    const y = top + row * 26;
    parts += label(0, y + 16, name);
    levels.forEach(
      (level, index) => (parts += levelBox(left + cell * index + 2, y + 1, cell - 4, 22, level)),
    );
  }
  return { width: WIDTH, height: top + rows.length * 26 + 2, svg: parts };

  /** The higher the level, the more of the box is filled, so that it can be read without colour. */
  function levelBox(x: number, y: number, width: number, height: number, level: number): string {
    const share = level / Math.max(names.length - 1, 1);
    return (
      box(x, y, width, height, 'ground', 'line') +
      (share > 0 ? box(x, y + height * (1 - share), width, round(height * share), 'series0') : '')
    );
  }
}

function drawUnits({ rows }: UnitsChart): DrawnChart {
  const left = 96;
  const parts = rows.map(({ label: name, units }, row) => {
    const y = row * 36 + 4;
    const boxes = units.map(({ label: words, isFilled }, index) => {
      const x = left + index * 66;
      const [fill, edge, tone] = isFilled ? ['series1', 'series1', 'onSeries'] : ['none', 'soft', 'text'];
      return box(x, y, 60, 26, fill, edge) + label(x + 30, y + 17.5, words, 'middle', tone);
    });
    const none = units.length === 0 ? label(left, y + 17.5, 'none', 'start', 'soft') : '';
    return label(left - 14, y + 17.5, name, 'end') + boxes.join('') + none;
  });
  const width = left + 66 * Math.max(...rows.map(({ units }) => units.length));
  return { width, height: rows.length * 36, svg: parts.join('') };
}

export function drawChart(chart: Chart | UnitsChart): DrawnChart {
  switch (chart.form) {
    case 'bars':
    case 'stacked-bars':
      return drawBars(chart);
    case 'line':
      return drawLine(chart);
    case 'timeline':
      return drawTimeline(chart);
    case 'matrix':
      return drawMatrix(chart);
    case 'units':
      return drawUnits(chart);
  }
}

/** The complete SVG element in these colours. */
export function colourChart({ width, height, svg }: DrawnChart, colours: ChartColours): string {
  const named: Record<string, string> = { ...colours, series: '' };
  colours.series.forEach((colour, index) => (named[seriesName(index)] = colour));
  const coloured = svg.replace(/\{(\w+)\}/g, (_, name: string) => named[name] ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${round(height)}" width="${width}" height="${round(height)}">${coloured}</svg>`;
}

/** The numbers of a chart as a table, for people who cannot see the chart. */
export function chartNumbers(chart: Chart): Omit<Table, 'kind'> {
  const caption = `Numbers of the chart, in ${chart.unit}`;
  switch (chart.form) {
    case 'timeline':
      return {
        caption,
        columns: [{ label: 'Time' }, { label: chart.unit, isNumber: true }, { label: 'Event', weight: 4 }],
        rows: chart.events.map(({ time, at, label: words }) => [time, String(at), words]),
      };
    case 'matrix':
      return {
        caption,
        columns: [{ label: 'Subject', weight: 2 }, ...chart.columns.map((column) => ({ label: column }))],
        rows: chart.rows.map(({ label: name, levels }) => [
          name,
          ...levels.map((level) => chart.legend[level] ?? ''),
        ]),
      };
    default:
      return {
        caption,
        columns: [
          { label: chart.form === 'line' ? 'When' : 'Group', weight: 2 },
          ...chart.series.map((each) => ({ label: each.label, isNumber: true as const })),
        ],
        rows: chart.categories.map((category, at) => [
          category,
          ...chart.series.map(({ values }) => String(values[at])),
        ]),
      };
  }
}
