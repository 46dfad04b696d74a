/**
 * Why the database cannot be used. The message is for the person who starts the portal: what is wrong, where, and how
 * to fix it.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}
