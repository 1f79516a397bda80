/** A stand-in of the first view: a font that the visitor has, drawn as wide and as high as the family that replaces it. */
interface StandIn {
  /** Name for CSS, of no font that exists. */
  name: string;
  /** WebKitGTK finds families only, so the plain ones come last. */
  fonts: readonly string[];
  /** Per cent. */
  sizeAdjust: number;
  ascent?: number;
  descent?: number;
}

/** A family of Google Fonts, as its two packages have it: @fontsource-variable for the web, @expo-google-fonts for paper. */
export interface Family {
  name: string;
  weights: { min: number; max: number };
  /** Usual characters that are never set in it, so that pages load them for nobody. */
  without?: string;
  standIn: StandIn;
  /** Families that follow the stand-in. */
  generic: string;
}

/**
 * The typefaces of pages, papers, link previews and the cards of labs. After a change: docs/build/fonts.md.
 *
 * Widths of stand-ins are those near the ratio of a 260-letter English sample at which the fewest headings and lines of the
 * site break otherwise. Ascent and descent are from the font files.
 */
export const typefaces = {
  display: {
    name: 'Funnel Display',
    weights: { min: 400, max: 700 },
    // Headings have none of these.
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

/** Funnel Display → funnel-display: the name in packages and files. */
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
