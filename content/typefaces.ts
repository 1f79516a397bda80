/** A fallback for the first view: a font on the visitor's machine, scaled to the size of the family that replaces it. */
interface StandIn {
  /** CSS name, different from any real font. */
  name: string;
  /** WebKitGTK finds fonts only by family name, so family names come last. */
  fonts: readonly string[];
  /** Per cent. */
  sizeAdjust: number;
  ascent?: number;
  descent?: number;
}

/**
 * A family of Google Fonts, with the names of its two packages: @fontsource-variable for the web, @expo-google-fonts for
 * documents.
 */
export interface Family {
  name: string;
  weights: { min: number; max: number };
  /** Common characters that are never used in this family, so that they are not downloaded. */
  without?: string;
  standIn: StandIn;
  /** Generic families to use after the fallback. */
  generic: string;
}

/**
 * The typefaces of pages, documents, link previews and the cards of labs. After a change: docs/build/fonts.md. Widths of
 * fallbacks are those near the ratio of a 260-letter English sample with the fewest changed line breaks. Ascent and descent
 * are from the font files.
 */
export const typefaces = {
  display: {
    name: 'Funnel Display',
    weights: { min: 400, max: 700 },
    // Not used in headings.
    without: '$<=>[\\]^_`{|}~©÷•…',
    standIn: {
      name: 'Funnel fallback',
      fonts: ['Arial Bold', 'Liberation Sans Bold', 'NimbusSans-Bold', 'Arial', 'Liberation Sans'],
      sizeAdjust: 100.2,
      ascent: 99.8,
      descent: 24.95,
    },
    generic: 'sans-serif',
  },
  body: {
    name: 'Hanken Grotesk',
    weights: { min: 400, max: 700 },
    standIn: {
      name: 'Hanken fallback',
      fonts: ['Arial', 'Liberation Sans', 'NimbusSans-Regular'],
      sizeAdjust: 100.6,
      ascent: 99.4,
      descent: 30.12,
    },
    generic: 'sans-serif',
  },
  mono: {
    name: 'Sometype Mono',
    weights: { min: 400, max: 400 },
    without: '÷',
    standIn: {
      name: 'Sometype fallback',
      fonts: [
        'Courier New',
        'CourierNewPSMT',
        'Liberation Mono',
        'Droid Sans Mono',
        'Menlo-Regular',
        'DejaVu Sans Mono',
      ],
      sizeAdjust: 96.6,
    },
    generic: "ui-monospace, 'SFMono-Regular', Consolas, monospace",
  },
} satisfies Record<string, Family>;

/** Funnel Display → funnel-display, as in packages and files. */
export function packageOf({ name }: Pick<Family, 'name'>): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** A TTF of @expo-google-fonts: funnel-display/600SemiBold/FunnelDisplay_600SemiBold. */
export function fontOf(
  family: Family,
  weight: '400Regular' | '500Medium' | '600SemiBold' | '700Bold',
): string {
  return `${packageOf(family)}/${weight}/${family.name.replaceAll(' ', '')}_${weight}`;
}
