import { countText } from './counted.ts';

/** Whole units, plain or with a comma before each group of three digits. Elsewhere a comma may be meant as the decimal point. */
const amountPattern = /^(-?)(\d{1,13}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/;

/** Amounts are stored as integer cents (section 9). Null if the text is not an amount with at most two decimals. */
export function centsFrom(amount: string | number): number | null {
  const match = amountPattern.exec(String(amount).trim());
  if (!match) return null;
  const [, sign = '', whole = '0', fraction = ''] = match;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return sign === '-' ? -cents : cents;
}

/** Cents as `0,0.00` (section 9). */
export function formatCents(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${sign}${whole}.${digits.slice(-2)}`;
}

/** Cents rounded to whole units, for a text: `25,000`. */
export const wholeUnits = (cents: number): string => countText(Math.round(cents / 100));

/** Cents as whole units for the API and for inputs: `25000.00`. */
export function decimalFrom(cents: number): string {
  return formatCents(cents).replaceAll(',', '');
}
