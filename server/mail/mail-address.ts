/** An address of letters, digits and signs that need no quoting. The domain may be in any script. */
const PLAIN_ADDRESS = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;
const LOCAL_PART_MAX_LENGTH = 64;

/**
 * True if an email can be sent to this address without quoting. The forms accept more, such as `a,b@c.d`. Such an
 * address is only in the text of the notification and never in a header.
 */
export function isMailable(address: string): boolean {
  return PLAIN_ADDRESS.test(address) && address.indexOf('@') <= LOCAL_PART_MAX_LENGTH;
}
