/** Glyphs that the plate icon can carry; each is drawn once in site/art/plate-glyphs.tsx. */
export const ICON_NAMES = [
  // services and courses
  'shield-key', 'network', 'crosshair', 'cloud', 'person', 'clipboard', 'server-stack', 'mail', 'laptop', 'eye',
  'document-strike', 'flag', 'brick-wall', 'switch-ports', 'wave', 'wrench', 'code', 'phone', 'braces', 'wireless',
  'desktop', 'branch', 'filter', 'cloud-key', 'gate', 'globe-edge', 'lectern', 'fish-hook', 'certificate', 'sliders',
  'calendar-check', 'balance', 'compass', 'chart', 'neural', 'megaphone', 'loop',
  // features, threats, measures, areas
  'check', 'id-card', 'pulse', 'key', 'database', 'backup', 'search', 'globe', 'camera', 'chat', 'pencil', 'gear',
  'rocket', 'cable', 'router', 'flask', 'layers', 'package', 'pipeline', 'bell', 'lines', 'people', 'scales', 'robot',
  'spark', 'table', 'funnel', 'clock', 'star', 'link', 'bug', 'envelope-warning', 'mask', 'coin', 'window', 'palette',
  'mobile-signal', 'box-arrow',
] as const;

export type IconName = (typeof ICON_NAMES)[number];
