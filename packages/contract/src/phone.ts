import { normalizedIdentifier } from './identifier.ts';

/** Philippine mobile numbers by section 5.2, only digits: 09, 639 or 9, then nine digits. */
export function isPhilippineMobile(digits: string): boolean {
  return subscriber(digits) !== null;
}

/** True if the number looks like a Philippine one, so that section 5.2 applies. */
export function looksPhilippine(phone: string): boolean {
  return /^(?:09|9|63)/.test(phoneDigits(phone));
}

/** Numbers of other countries in E.164: 7 to 15 digits after an optional plus. */
export function isInternationalPhone(phone: string): boolean {
  return /^\+?[1-9]\d{6,14}$/.test(withoutSpacing(phone));
}

/** `+63 (917) 123-4567` for a Philippine mobile number (section 5.2); other numbers stay as typed. */
export function formatPhone(phone: string): string {
  const digits = subscriber(phoneDigits(phone));
  return digits === null ? phone : `+63 (${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** `+639171234567`, for messages; null for a number without its country. */
export function phoneForMessages(phone: string): string | null {
  const digits = subscriber(phoneDigits(phone));
  if (digits !== null) return `+63${digits}`;
  const number = withoutSpacing(phone);
  return number.startsWith('+') && isInternationalPhone(number) ? number : null;
}

/** The number without plus and spacing. */
export function phoneDigits(phone: string): string {
  return withoutSpacing(phone).replace(/^\+/, '');
}

/** The ten digits after the country code. */
function subscriber(digits: string): string | null {
  return /^(?:63|0)?(9\d{9})$/.exec(digits)?.[1] ?? null;
}

function withoutSpacing(phone: string): string {
  return normalizedIdentifier(phone).replace(/[ ().-]/g, '');
}
