import { expect, test } from 'vitest';
import type { Figure } from './figure-types.ts';
import { pages } from './pages.ts';
import type { ServiceGroupPage, ServicePage } from './types.ts';

type FigureOf<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>;

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

function problemsOf(figure: Figure): string[] {
  switch (figure.kind) {
    case 'path':
      return [
        ...(figure.steps.length < 4 || figure.steps.length > 5
          ? [`${figure.steps.length} steps, and the style sheet has rows for four or five`]
          : []),
        ...figure.steps
          .slice(1)
          .filter((step) => !('takes' in step && step.takes))
          .map(({ place }) => `"${place}" takes nothing from the step before: this is a list, no path`),
      ];
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
    case 'answers':
      return figure.endpoints.flatMap(({ call, versions }) =>
        versions
          .filter(({ answers }) => answers.length !== figure.callers.length)
          .map(({ name, answers }) => `${call} ${name} has ${answers.length} answers`),
      );
    case 'attackers':
      return figure.attackers
        .filter(({ app, server }) => !app && !server)
        .map(({ who }) => `nobody stops "${who}"`);
    case 'boundaries': {
      const labels = new Set(figure.nodes.map(({ label }) => label));
      return figure.crossings
        .flatMap(({ from, to }) => [from, to])
        .filter((label) => !labels.has(label))
        .map((label) => `a crossing at "${label}", which is not drawn`);
    }
    case 'listing': {
      const marked = (mark: 'source' | 'sink') =>
        figure.firstLine + figure.lines.findIndex((line) => typeof line !== 'string' && line.mark === mark);
      const { afterLine } = figure.missing;
      return afterLine >= marked('source') && afterLine < marked('sink')
        ? []
        : ['what is missing is not between source and sink'];
    }
    case 'floor':
    case 'rack':
      return [];
  }
}

test('what happens to data and what was tested are drawn', () => {
  expect(ownPages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/accessibility#tested', '/privacy#retention', '/privacy#stored']),
  );
});

test('every figure agrees with itself', () => {
  const problems = drawn.flatMap(({ path, figure }) => problemsOf(figure).map((said) => `${path}: ${said}`));
  expect(problems).toEqual([]);
});

test('what contradicts itself is named: a mark too few, a line to nowhere, a step that follows from nothing', () => {
  const broken = <Kind extends Figure['kind']>(kind: Kind, change: (figure: FigureOf<Kind>) => void) => {
    const isOfKind = (figure: Figure): figure is FigureOf<Kind> => figure.kind === kind;
    const figure = structuredClone(drawn.map((each) => each.figure).find(isOfKind)!);
    change(figure);
    return problemsOf(figure).join();
  };
  expect(broken('matrix', ({ rows }) => rows[0]!.marks.pop())).toMatch(/^"[^"]+" has \d+ marks$/);
  expect(broken('plan', ({ layers }) => layers.at(-1)!.links.push([1, 2]))).toBe(
    'a line leads from or to a row that there is not: 1 2',
  );
  expect(broken('path', ({ steps }) => (steps[1]!.takes = ''))).toMatch(/takes nothing from the step before/);
  expect(broken('answers', ({ callers }) => callers.pop())).toMatch(/^GET \/status v1 has 4 answers/);
  expect(broken('attackers', ({ attackers }) => delete attackers[3].server)).toBe('nobody stops "The user"');
  expect(broken('boundaries', ({ nodes }) => nodes.pop())).toMatch(/a crossing at "Tables"/);
  expect(broken('listing', ({ missing }) => (missing.afterLine = 118))).toMatch(
    /not between source and sink/,
  );
  expect(broken('timeline', (figure) => (figure.length = 0))).toMatch(/^"[^"]+" is not on the scale/);
});
