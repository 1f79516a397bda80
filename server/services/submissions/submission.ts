/** What a visitor sent, as HTTP hands it over. */
export interface Submission {
  /** Not checked yet: the service parses them by the contract's schema. */
  fields: unknown;
  clientAddress: string;
  idempotencyKey?: string;
}

/** What the visitor is told once everything is stored. */
export interface Receipt {
  message: string;
  reference: string;
  /** The same submission had been stored before: nothing was added. */
  repeated: boolean;
}
