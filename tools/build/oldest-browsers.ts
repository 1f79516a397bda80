/**
 * The oldest supported browsers, as bundlers write them. docs/owner/decide.md lists them too, and a test checks the
 * build.
 */
export const OLDEST_BROWSERS = ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'];
