/** Philippine mobiles as section 5.2 gives them, digits alone: 09, 639 or 9, then nine digits, and nothing else. */
export function isPhilippineMobile(digits: string): boolean {
  return subscriber(digits) !== null;
}

/** True where a number is written as a Philippine one, so that section 5.2 applies to it. */
export function looksPhilippine(phone: string): boolean {
  return /^(?:09|9|63)/.test(phoneDigits(phone));
}

/** Numbers of other countries by E.164: 7 to 15 digits after an optional plus. */
export function isInternationalPhone(phone: string): boolean {
  return /^\+?[1-9]\d{6,14}$/.test(withoutSpacing(phone));
}

/** `+63 (917) 123-4567` for a Philippine mobile (section 5.2); anything else stays as it is written. */
export function formatPhone(phone: string): string {
  const digits = subscriber(phoneDigits(phone));
  return digits === null ? phone : `+63 (${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** What is left when the plus and the spacing that people type are taken away. */
export function phoneDigits(phone: string): string {
  return withoutSpacing(phone).replace(/^\+/, '');
}

/** The ten digits that follow the country code. */
function subscriber(digits: string): string | null {
  return /^(?:63|0)?(9\d{9})$/.exec(digits)?.[1] ?? null;
}

function withoutSpacing(phone: string): string {
  return phone.replace(/[\s().-]/g, '');
}
