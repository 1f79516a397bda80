/** A visitor's form, as it arrived. */
export interface ReceivedForm {
  /** Fields before validation. The service validates them with the schema in contracts/. */
  fields: unknown;
  clientAddress: string;
  idempotencyKey?: string;
  /**
   * Called before a new submission is stored. Throws a VisitorError if the sender has reached a limit. `id` is the same
   * if the submission is repeated.
   */
  admit?: (id: string) => Promise<void>;
}

/** Receipt for the visitor. It is made when everything is stored. */
export interface Receipt {
  message: string;
  reference: string;
  /** True if an email can be sent to the visitor's address. */
  isMailable: boolean;
  /** True if the same submission was already stored, so nothing was added. */
  repeated: boolean;
}

/** State of a new submission. */
export const UNCHANGED = {
  state: 'new',
  version: 1,
  changed_by: null,
  changed_at: null,
  owner: null,
  due: null,
  person: null,
} as const;
