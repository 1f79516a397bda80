/** Words that cannot be set in the fonts at hand; the message names the letters and says what to do. */
export class Unprintable extends Error {}
