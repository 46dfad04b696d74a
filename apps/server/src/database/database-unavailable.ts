/** Why the database cannot be used. The message is for the person who starts the portal: what, where, how to mend it. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}
