export interface SignInView {
  /** The command that prints a one-time link. */
  linkCommand: string;
  error?: string;
}
