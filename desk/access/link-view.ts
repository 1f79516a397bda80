export interface LinkView {
  error?: string;
}
