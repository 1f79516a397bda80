/** Form of a visitor, as received by HTTP. */
export interface ReceivedForm {
  /** Not validated yet: the service does it with the contract's schema. */
  fields: unknown;
  clientAddress: string;
  idempotencyKey?: string;
  /**
   * Called before something new is stored: throws a VisitorError if the sender has reached a limit. A repeated submission
   * has the same `id`.
   */
  admit?: (id: string) => Promise<void>;
}

/** Receipt for the visitor, after everything is stored. */
export interface Receipt {
  message: string;
  reference: string;
  /** True if email can be sent to the given address. */
  isMailable: boolean;
  /** True if the same submission was stored before and nothing was added. */
  repeated: boolean;
}

/** The state of a new submission. */
export const UNCHANGED = {
  state: 'new',
  version: 1,
  changed_by: null,
  changed_at: null,
  owner: null,
  due: null,
  person: null,
} as const;
