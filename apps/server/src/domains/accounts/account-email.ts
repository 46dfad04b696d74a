/**
 * The normalized spelling of an address, used to find an account and to count its attempts: look-alike characters, case
 * and blanks give no second account and no second count (reliability row 6).
 */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
