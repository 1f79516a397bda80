/** The oldest browsers that the site supports, in the words of bundlers. docs/owner/decide.md names them, a test reads the build. */
export const OLDEST_BROWSERS = ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'];
