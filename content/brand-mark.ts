/**
 * The firm's logo as paths in a square of 32, for pages, documents, share images and browser icons; its colours are those
 * of the theme (`site/styles/tokens.css`, `documents/document-colours.ts`).
 */
export const BRAND_MARK = {
  top: 'M8 3h16a5 5 0 0 1 5 5v2H20.6a5 5 0 1 0-9.2 0H3V8a5 5 0 0 1 5-5Z',
  middle: 'M3 12.2h9.3l.9 1-1 5.6H3Zm26 0h-9.3l-.9 1 1 5.6H29Z',
  foot: 'M3 21h8.8l-.5 3h9.4l-.5-3H29v3a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5Z',
} as const;
