/** What a visitor sent, as received by HTTP. */
export interface Submission {
  /** Not validated yet: the service does that with the contract's schema. */
  fields: unknown;
  clientAddress: string;
  idempotencyKey?: string;
  /**
   * Asked before something new is stored, never for what was stored before: throws a VisitorError when it is too much. Of
   * the same submission sent many times at once all have the same `id`.
   */
  admit?: (id: string) => Promise<void>;
}

/** What the visitor is told once everything is stored. */
export interface Receipt {
  message: string;
  reference: string;
  /** The same submission was stored before; nothing was added. */
  repeated: boolean;
}

/** The state of a submission that has just come. */
export const UNCHANGED = { state: 'new', version: 1, changed_by: null, changed_at: null } as const;
