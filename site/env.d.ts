interface ImportMetaEnv {
  /** The API's host in the browser; empty for the default `/api`. */
  readonly VITE_API_HOST?: string;
  /** The site's public origin, without a slash at its end. */
  readonly VITE_PUBLIC_URL?: string;
  // The rest is written into site/start/starter.ts alone, by tools/finish-build.ts.
  /** The address of the libraries' script. */
  readonly LIBRARIES: string;
  /** The addresses of the fonts that every page uses. */
  readonly READING_FONTS: string[];
}
