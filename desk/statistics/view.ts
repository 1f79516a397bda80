import type { Figures } from '../../contracts/figures.ts';

export interface FiguresView {
  figures: Figures;
  /** How many weeks are shown; one of FIGURE_WEEKS. */
  weeks: number;
}
