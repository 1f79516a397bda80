interface ImportMetaEnv {
  /** The API's host in the browser; empty for the default `/api`. */
  readonly VITE_API_HOST?: string;
  /** The site's public origin, without a trailing slash. */
  readonly VITE_PUBLIC_URL?: string;
  /** Set by Vite: true where pages are rendered, false in the browser. */
  readonly SSR: boolean;
}

/** Address of a style sheet that some pages load in addition to the common one. */
declare module '*.css?url' {
  const address: string;
  export default address;
}

/** The text of a style sheet. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

/** A module with its imports, compiled to the text of a script element (tools/build/inline-scripts.ts). */
declare module '*?inline-script' {
  const text: string;
  export default text;
}
