/** Spreadsheets run text that begins like this, even after tabs and line breaks. */
const beginsLikeFormula = /^[=+\-@\t\r\n\0|＝＋－＠]/;
const disarmed = /^'(?=[=+\-@\t\r\n\0|＝＋－＠])/;

/** For .csv, where a cell has no type: the apostrophe marks the rest as text (reliability row 17). */
export function disarmedText(text: string): string {
  return beginsLikeFormula.test(text) ? `'${text}` : text;
}

/** The original of a text that disarmedText changed. */
export function rearmedText(text: string): string {
  return text.replace(disarmed, '');
}
