/** A spreadsheet runs text that begins like this; tab and line breaks before it change nothing. */
const beginsLikeFormula = /^[=+\-@\t\r\n\0|＝＋－＠]/;
const disarmed = /^'(?=[=+\-@\t\r\n\0|＝＋－＠])/;

/** For .csv, where a cell has no type: the apostrophe says that text follows (reliability row 17). */
export function disarmedText(text: string): string {
  return beginsLikeFormula.test(text) ? `'${text}` : text;
}

/** What disarmedText was given. */
export function rearmedText(text: string): string {
  return text.replace(disarmed, '');
}
