/** Thrown if no available font has a letter of a text. The message lists these letters and says what to do. */
export class Unprintable extends Error {}
