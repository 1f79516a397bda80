export interface PaperValues {
  design: string;
  /** Ids of who signs, first and second; empty: nobody. */
  sign1: string;
  sign2: string;
  hours: boolean;
  className: boolean;
}

export interface SignatoryLine {
  id: string;
  name: string;
  role: string;
  hasPicture: boolean;
}

/** How certificates look, of the firm or of one class. */
export interface PapersView {
  /** The one class; empty: the firm. */
  class: string;
  /** Of the class: it has a choice of its own. */
  isOwn: boolean;
  /** Something was chosen for the firm. */
  isChosen: boolean;
  values: PaperValues;
  errors: Record<string, string>;
  signatories: SignatoryLine[];
  /** Classes with a choice of their own. */
  classes: string[];
  /** Who looks may change it too. */
  mayChange: boolean;
}

/** Somebody who signs, or the form for a new one. */
export interface SignatoryView {
  /** Empty: a new one. */
  id: string;
  values: { name: string; role: string };
  hasPicture: boolean;
  errors: Record<string, string>;
}
