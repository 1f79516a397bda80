export interface PaperValues {
  design: string;
  /** Ids of the first and second signatory. Empty means none. */
  sign1: string;
  sign2: string;
  hours: boolean;
  className: boolean;
  says: string;
}

/** A signatory, or the form for a new one. */
export interface SignatoryView {
  /** Id of the signatory. Empty means a new one. */
  id: string;
  values: { name: string; role: string };
  hasPicture: boolean;
  errors: Record<string, string>;
}
