/** Numbers in India have ten digits; a number without a calling code is one of them. */
const HOME_DIGITS = 10;
const CALLING_CODE = '91';
const DIGITS_MIN = 8;

/** The address that opens a chat with this number; undefined where it is too short to be one. */
export function whatsAppAddress(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < DIGITS_MIN) return undefined;
  return `https://wa.me/${digits.length === HOME_DIGITS ? CALLING_CODE : ''}${digits}`;
}
