import { company } from '../../content/company.ts';

/** A number of so many digits has no calling code: it is one of the firm's own country. */
const HOME_DIGITS = 10;
const DIGITS_MIN = 8;

/** The address that opens a chat with this number; undefined where it is too short to be one. */
export function whatsAppAddress(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < DIGITS_MIN) return undefined;
  return `https://wa.me/${digits.length === HOME_DIGITS ? company.region.callingCode : ''}${digits}`;
}
