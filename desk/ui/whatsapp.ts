import { company } from '../../content/company.ts';

const { callingCode, phoneDigits } = company.region;
const DIGITS_MIN = 8;

/** The address that opens a chat with this number; undefined where it is too short to be one. */
export function whatsAppAddress(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < DIGITS_MIN) return undefined;
  // Without a calling code it is a number of the firm's own country.
  return `https://wa.me/${digits.length === phoneDigits ? callingCode : ''}${digits}`;
}
