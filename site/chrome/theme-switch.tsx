import { Glyph } from '../ui/glyph.tsx';

/**
 * Button for theme.ts. Both icons are in the page and the style sheet shows one, so that the first paint is right in either
 * theme.
 */
export function ThemeSwitch() {
  return (
    <button className="icon-button theme-switch" type="button" aria-label="Dark theme" aria-pressed={true}>
      <Glyph name="sun" />
      <Glyph name="moon" />
    </button>
  );
}
