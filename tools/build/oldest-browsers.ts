/**
 * The oldest supported browsers, in the syntax of bundlers. They are also in docs/owner/decide.md; a test checks the build.
 */
export const OLDEST_BROWSERS = ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'];
