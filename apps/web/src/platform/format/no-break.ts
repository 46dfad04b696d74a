/** The text on one line: with no-break spaces. For figures, times and days, which nobody reads in two parts. */
export const noBreak = (text: string): string => text.replaceAll(' ', '\u00a0');
