/** What the database layer tells the server's log: the log itself lies above and is handed in. */
export interface DatabaseLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
