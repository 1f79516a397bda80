/** Types for the part of the library that we use. */
declare module 'jsonld' {
  interface RemoteDocument {
    documentUrl: string;
    document: object;
  }

  const jsonld: {
    canonize(
      document: object,
      options: {
        algorithm: 'RDFC-1.0';
        format: 'application/n-quads';
        documentLoader: (url: string) => Promise<RemoteDocument>;
        /** Throws if a term is not defined by any context. */
        safe: true;
      },
    ): Promise<string>;
  };
  export default jsonld;
}
