import { ScreenHead } from '../ui/screen-head.tsx';
import type { Screen } from '../ui/screen.ts';

export interface FailureView {
  heading: string;
  sentence: string;
  /** Link to continue. */
  back: { path: string; label: string };
}

export const failure: Screen<FailureView> = {
  title: ({ heading }) => heading,
  draw: ({ heading, sentence, back }) => (
    <>
      <ScreenHead heading={heading}>{sentence}</ScreenHead>
      <a className="button small" href={back.path}>
        {back.label}
      </a>
    </>
  ),
};
