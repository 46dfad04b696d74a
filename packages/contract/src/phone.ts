/** Philippine mobiles as section 5.2 gives them: 09, 639 or 9, then nine digits. Blanks, dots, dashes and brackets are skipped. */
export function isPhilippineMobile(phone: string): boolean {
  return mobileDigits(phone) !== null;
}

/** True where a number is written as a Philippine one, so that section 5.2 applies to it. */
export function looksPhilippine(phone: string): boolean {
  return /^(?:09|9|\+?63)/.test(bare(phone));
}

/** Numbers of other countries: E.164, a plus and 7 to 15 digits; the plus may be missing. */
export function isInternationalPhone(phone: string): boolean {
  return /^\+?[1-9]\d{6,14}$/.test(bare(phone));
}

/** `+63 (917) 123-4567` for a Philippine mobile (section 5.2); anything else stays as it is written. */
export function formatPhone(phone: string): string {
  const digits = mobileDigits(phone);
  return digits === null ? phone : `+63 (${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** The ten digits that follow the country code. */
function mobileDigits(phone: string): string | null {
  return /^(?:\+?63|0)?(9\d{9})$/.exec(bare(phone))?.[1] ?? null;
}

function bare(phone: string): string {
  return phone.replace(/[\s().-]/g, '');
}
