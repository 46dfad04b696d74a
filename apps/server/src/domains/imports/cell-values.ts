import { centsFrom } from '@muster/contract/money.ts';
import { phoneDigits } from '@muster/contract/phone.ts';
import { isDay } from '@muster/contract/plain-day.ts';

/** YYYY-MM-DD, with or without the midnight that spreadsheets add; null for anything else. */
export function dayValue(text: string): string | null {
  const day = text.replace(/[ T]00:00(:00(\.0+)?)?Z?$/, '');
  return isDay(day) ? day : null;
}

export function flagValue(text: string): boolean | null {
  const plain = text.toLowerCase();
  if (['true', 'yes', 'y', '1'].includes(plain)) return true;
  return ['false', 'no', 'n', '0'].includes(plain) ? false : null;
}

/** An amount as the form takes it, also with spaces between its digits, in cents; null for anything else. */
export const centsValue = (text: string): number | null => centsFrom(text.replace(/\s/g, ''));

/** Digits with the characters that people separate them with. */
export function isNumericPhone(text: string): boolean {
  return /^\d+$/.test(phoneDigits(text));
}

/** A whole number that can be an id. */
export function idValue(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
