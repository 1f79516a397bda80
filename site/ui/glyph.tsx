const RING = 'M14.2 8a6.2 6.2 0 1 1-12.4 0 6.2 6.2 0 0 1 12.4 0Z';

/** Interface glyphs: one path each on a 16 x 16 sheet, stroke only. */
const GLYPHS = {
  alert: `${RING}M8 4.8v3.8M8 11v.2`,
  arrow: 'M3 8h9.5M8.5 4l4 4-4 4',
  briefcase:
    'M3.4 4.8h9.2a1.6 1.6 0 0 1 1.6 1.6V12a1.6 1.6 0 0 1-1.6 1.6H3.4A1.6 1.6 0 0 1 1.8 12V6.4a1.6 1.6 0 0 1 1.6-1.6ZM5.5 4.8V3.2h5v1.6',
  check: 'm3 8.5 3.2 3.2L13 4.8',
  close: 'm4 4 8 8M12 4l-8 8',
  dash: 'M4 8h8',
  download: 'M8 2v9M4 7.5 8 11.5l4-4M3 14h10',
  file: 'M4 1.8h5l3 3v9.4H4ZM9 1.8v3h3',
  mail: 'M3.4 3.2h9.2a1.6 1.6 0 0 1 1.6 1.6v6.4a1.6 1.6 0 0 1-1.6 1.6H3.4a1.6 1.6 0 0 1-1.6-1.6V4.8a1.6 1.6 0 0 1 1.6-1.6ZM2.2 4.4 8 8.8l5.8-4.4',
  menu: 'M2 5h12M2 11h12',
  moon: 'M13.6 9.6A6 6 0 0 1 6.4 2.4a6 6 0 1 0 7.2 7.2Z',
  pause: 'M5.5 4v8M10.5 4v8',
  phone:
    'M3 2.6h2.6l1.2 3-1.6 1.2a8.4 8.4 0 0 0 4 4l1.2-1.6 3 1.2V13a1.2 1.2 0 0 1-1.3 1.2A11.2 11.2 0 0 1 1.8 3.9 1.2 1.2 0 0 1 3 2.6Z',
  pin: 'M8 14.4S13 10 13 6.6a5 5 0 0 0-10 0C3 10 8 14.4 8 14.4ZM9.8 6.6a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0Z',
  play: 'M5.5 3.6v8.8L12.4 8Z',
  print: 'M4.5 6V2h7v4M4.5 11.5H2.2V6h11.6v5.5h-2.3M4.5 9.5h7V14h-7Z',
  search: 'M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0ZM10.5 10.5l3 3',
  star: 'm8 1.4 2 4.4 4.8.5-3.6 3.2 1.1 4.7L8 11.8l-4.3 2.4 1.1-4.7L1.2 6.3 6 5.8Z',
  sun: 'M11 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM8 1v2M8 13v2M1 8h2M13 8h2M3 3l1.4 1.4M11.6 11.6 13 13M13 3l-1.4 1.4M4.4 11.6 3 13',
  upload: 'M8 11V3M4.5 6.2 8 2.8l3.5 3.4M3 13.5h10',
  warning: 'M8 2.2 14.6 13.6H1.4ZM8 6.6v3M8 11.6v.1',
  whatsapp:
    'M8 1.9a6 6 0 0 0-5.2 9L2 14l3.2-.8A6 6 0 1 0 8 1.9ZM6 5.4c-.6 2 2 5 4.4 4.8M6 5.4l.9 1.3M10.4 10.2 9.2 9.1',
} as const;

export type GlyphName = keyof typeof GLYPHS;

export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={GLYPHS[name]} />
    </svg>
  );
}
