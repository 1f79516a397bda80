/** Form of a visitor, as received by HTTP. */
export interface ReceivedForm {
  /** Not validated yet: the service does that with the contract's schema. */
  fields: unknown;
  clientAddress: string;
  idempotencyKey?: string;
  /**
   * Called before something new is stored: throws a VisitorError when the sender has reached a limit. The same submission
   * has the same `id` each time it is sent.
   */
  admit?: (id: string) => Promise<void>;
}

/** Receipt for the visitor after everything is stored. */
export interface Receipt {
  message: string;
  reference: string;
  /** Tells whether email can be sent to the address that was given. */
  isMailable: boolean;
  /** Tells whether the same submission was stored before and nothing was added. */
  repeated: boolean;
}

/** The state of a submission that has just come. */
export const UNCHANGED = {
  state: 'new',
  version: 1,
  changed_by: null,
  changed_at: null,
  owner: null,
  due: null,
  person: null,
} as const;
