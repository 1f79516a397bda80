export interface FailureView {
  heading: string;
  sentence: string;
  /** Where to go on. */
  back: { path: string; label: string };
}
