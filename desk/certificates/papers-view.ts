export interface PaperValues {
  design: string;
  /** Ids of who signs, first and second; empty: nobody. */
  sign1: string;
  sign2: string;
  hours: boolean;
  className: boolean;
  says: string;
}

/** Somebody who signs, or the form for a new one. */
export interface SignatoryView {
  /** Empty: a new one. */
  id: string;
  values: { name: string; role: string };
  hasPicture: boolean;
  errors: Record<string, string>;
}
