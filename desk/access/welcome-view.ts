export interface WelcomeView {
  /** The label that was typed. */
  label: string;
  error?: string;
}
