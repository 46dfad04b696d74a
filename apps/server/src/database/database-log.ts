/** The log as the database layer uses it: the server's log is in a higher layer and is passed in. */
export interface DatabaseLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
