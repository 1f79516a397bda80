import { expect, test } from 'vitest';
import type { Figure } from './figure-types.ts';
import { pages } from './pages.ts';
import type { ServiceGroupPage, ServicePage } from './types.ts';

const services = pages
  .filter(
    (page): page is ServicePage | ServiceGroupPage =>
      page.kind === 'service' || page.kind === 'service-group',
  )
  .flatMap((page) => [page, ...secondFigure(page)]);

function secondFigure(page: ServicePage | ServiceGroupPage) {
  const figure = page.kind === 'service' ? page.approach.figure : undefined;
  return figure ? [{ path: `${page.path}#approach`, figure }] : [];
}

const ownPages = pages
  .filter((page) => page.kind === 'text')
  .flatMap(({ path, sections }) =>
    sections.flatMap(({ id, figure }) => (figure ? [{ path: `${path}#${id}`, figure }] : [])),
  );

const drawn = [...services, ...ownPages];

/** What one sees without reading: kind and shape. */
function shapeOf(figure: Figure): unknown {
  switch (figure.kind) {
    case 'path':
      return figure.steps.map(({ lane }) => lane);
    case 'matrix':
      return figure.rows.map(({ marks }) => marks);
    case 'timeline':
      return figure.rows.map(({ bar, points }) => bar ?? points);
    case 'plan':
      return figure.layers.map(({ nodes, links }) => [nodes.map(({ span }) => span), links]);
    case 'rack':
      return figure.units.map(({ look }) => look);
  }
}

function problemsOf(figure: Figure): string[] {
  switch (figure.kind) {
    case 'path':
      return figure.steps.length < 4 || figure.steps.length > 5
        ? [`${figure.steps.length} steps, and the style sheet has rows for four or five`]
        : [];
    case 'matrix':
      return figure.rows.flatMap(({ label, marks }) => [
        ...(marks.length === figure.columns.length ? [] : [`"${label}" has ${marks.length} marks`]),
        ...marks
          .filter((mark) => !figure.legend[mark])
          .map((mark) => `"${label}" has the mark ${mark}, which the legend does not explain`),
      ]);
    case 'timeline':
      return figure.rows
        .filter(({ bar = [], points = [] }) => {
          const times = [...bar, ...points];
          return times.length === 0 || times.some((time) => time < 0 || time > figure.length);
        })
        .map(({ label }) => `"${label}" is not on the scale`);
    case 'plan':
      return figure.layers.flatMap(({ nodes, links }, index) => {
        const rows = (layer = nodes) => layer.reduce((sum, { span = 1 }) => sum + span, 0);
        const next = figure.layers[index + 1];
        return links
          .filter(([from, to]) => from < 1 || from > rows() || !next || to < 1 || to > rows(next.nodes))
          .map((link) => `a line leads from or to a row that there is not: ${link.join(' ')}`);
      });
    case 'rack':
      return [];
  }
}

test('no two services or groups have figures that look alike', () => {
  expect(services).toHaveLength(29 + 6 + 7);
  const shapes = services.map(({ path, figure }) => ({ path, shape: JSON.stringify(shapeOf(figure)) }));
  const alike = shapes.filter(
    ({ shape }, index) => shapes.findIndex((other) => other.shape === shape) < index,
  );
  expect(alike).toEqual([]);
});

test('a figure is a drawing: at most 90 words', () => {
  const words = (value: unknown): number => {
    if (typeof value === 'string') return value.includes(' ') ? value.split(' ').length : 0;
    if (typeof value !== 'object' || value === null) return 0;
    return Object.values(value).reduce((sum: number, each) => sum + words(each), 0);
  };
  const long = drawn.filter(({ figure }) => words(figure) > 90).map(({ path }) => path);
  expect(long).toEqual([]);
});

test('what happens to data and what was tested are drawn', () => {
  expect(ownPages.map(({ path }) => path).toSorted()).toEqual([
    '/accessibility#tested',
    '/privacy#retention',
    '/privacy#stored',
  ]);
});

test('every figure agrees with itself', () => {
  const problems = drawn.flatMap(({ path, figure }) => problemsOf(figure).map((said) => `${path}: ${said}`));
  expect(problems).toEqual([]);
});

test('a mark too few, a line to nowhere and a bar beyond the scale are named', () => {
  const broken = (path: string, change: (figure: Figure) => void) => {
    const figure = structuredClone(services.find((page) => page.path.endsWith(path))!.figure);
    change(figure);
    return problemsOf(figure);
  };
  expect(broken('/api', (figure) => figure.kind === 'matrix' && figure.rows[0]?.marks.pop())).toEqual([
    '"GET /status" has 3 marks',
  ]);
  expect(broken('/ddos', (figure) => figure.kind === 'plan' && figure.layers[3]?.links.push([1, 2]))).toEqual(
    ['a line leads from or to a row that there is not: 1 2'],
  );
  expect(broken('/iso-readiness', (figure) => figure.kind === 'timeline' && (figure.length = 6))).toEqual([
    '"Stage 1 and Stage 2" is not on the scale',
    '"Nonconformities" is not on the scale',
  ]);
});
