import { company } from '../../content/company.ts';

const { callingCode, phoneDigits } = company.region;
const DIGITS_MIN = 8;

/** Address of a chat with this number; undefined if it is too short. */
export function whatsAppAddress(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < DIGITS_MIN) return undefined;
  // A number without a calling code is a number in the firm's country.
  return `https://wa.me/${digits.length === phoneDigits ? callingCode : ''}${digits}`;
}
