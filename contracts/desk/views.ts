import type { DeskFrame } from './frame.ts';
import type { FailureView } from './failure-view.ts';
import type { LinkView } from './link-view.ts';
import type { SignInView } from './sign-in-view.ts';
import type { TodayView } from './today-view.ts';
import type { TrailView } from './trail-view.ts';

/** Every screen of the desk by its name, with what it is drawn from. */
export interface DeskViews {
  failure: FailureView;
  link: LinkView;
  'sign-in': SignInView;
  today: TodayView;
  trail: TrailView;
}

export type DeskScreen = keyof DeskViews;

/** Screen and data → HTML. */
export type RenderDesk = <Name extends DeskScreen>(
  name: Name,
  view: DeskViews[Name],
  frame: DeskFrame,
) => string;
