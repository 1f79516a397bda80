import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeLine } from './code-line.tsx';

const drawn = (text: string) => renderToStaticMarkup(createElement(CodeLine, { text }));

test('a frame of a stack trace breaks after its dots and before its bracket', () => {
  expect(drawn('  at com.example.VisitSession.open(VisitSession.kt:9)')).toBe(
    '<code>  at com.<wbr/>example.<wbr/>VisitSession.<wbr/>open<wbr/>(VisitSession.kt:9)</code>',
  );
});

test.each(['val note = session.current()', '203.0.113.77 - - "GET /customers/export.csv HTTP/2.0" 200'])(
  '%s breaks at its spaces alone',
  (text) => {
    expect(drawn(text)).not.toContain('wbr');
  },
);
