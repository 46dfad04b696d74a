/**
 * The text on one line: with no-break spaces. For figures, times and days, which nobody reads in two parts. After a dash
 * a line may end even before such a space (UAX 14, rule LB12a), so the two are joined.
 */
export const noBreak = (text: string): string => text.replaceAll('– ', '–\ufeff ').replaceAll(' ', '\u00a0');
