/**
 * The one stored spelling of an identifier: government and account numbers, employee and device ids, phone numbers.
 * Full-width characters, the many spaces and the many hyphens become plain ones; invisible characters are removed. Leading
 * zeros and the case stay.
 */
export function normalizedIdentifier(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?- ?/g, '-')
    .trim();
}

/** A long number as spreadsheet programs shorten it, such as 1.23457E+11: its last digits are lost. */
export function isRoundedNumber(text: string): boolean {
  return /^\s*[+-]?\d([.,]\d+)?e\+\d+\s*$/i.test(text);
}

/** Equal for all spellings of one number: without spaces, hyphens and case. */
export function identifierKey(text: string): string {
  return normalizedIdentifier(text).replace(/[ -]/g, '').toUpperCase();
}
