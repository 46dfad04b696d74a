/** The file is one that we do not read. The message says why and how to mend it, and may be shown. */
export class SpreadsheetRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SpreadsheetRefusal';
  }
}
