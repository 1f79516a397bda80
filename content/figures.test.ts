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
