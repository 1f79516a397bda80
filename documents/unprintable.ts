/** Text with letters that no available font has; the message lists them and says what to do. */
export class Unprintable extends Error {}
