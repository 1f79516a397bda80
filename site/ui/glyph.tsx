/** Interface glyphs: one path each on a 16 x 16 sheet, stroke only. */
const GLYPHS = {
  arrow: 'M3 8h9.5M8.5 4l4 4-4 4',
  check: 'm3 8.5 3.2 3.2L13 4.8',
  dash: 'M4 8h8',
  download: 'M8 2v9M4 7.5 8 11.5l4-4M3 14h10',
  mail: 'M3.4 3.2h9.2a1.6 1.6 0 0 1 1.6 1.6v6.4a1.6 1.6 0 0 1-1.6 1.6H3.4a1.6 1.6 0 0 1-1.6-1.6V4.8a1.6 1.6 0 0 1 1.6-1.6Zm-1.2 1.2L8 8.8l5.8-4.4',
  pause: 'M5.5 4v8M10.5 4v8',
  phone:
    'M3 2.6h2.6l1.2 3-1.6 1.2a8.4 8.4 0 0 0 4 4l1.2-1.6 3 1.2V13a1.2 1.2 0 0 1-1.3 1.2A11.2 11.2 0 0 1 1.8 3.9 1.2 1.2 0 0 1 3 2.6Z',
  play: 'M5.5 3.6v8.8L12.4 8Z',
  star: 'm8 1.4 2 4.4 4.8.5-3.6 3.2 1.1 4.7L8 11.8l-4.3 2.4 1.1-4.7L1.2 6.3 6 5.8Z',
} as const;

export type GlyphName = keyof typeof GLYPHS;

export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg className="i" viewBox="0 0 16 16" aria-hidden="true">
      <path d={GLYPHS[name]} />
    </svg>
  );
}
