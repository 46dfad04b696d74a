/** A file that cannot be read. The message says why and how to fix it; it can be shown to users. */
export class SpreadsheetRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SpreadsheetRefusal';
  }
}
