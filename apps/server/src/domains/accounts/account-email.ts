/**
 * The one spelling under which an account is looked up and its tries are counted: look-alike characters, case and blanks
 * give no second account and no second count (reliability row 6).
 */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
