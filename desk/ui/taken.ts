/** Prefix of the fields in the form of an action: the thing's own form is on the same page. */
export const TAKEN = 'new-';
