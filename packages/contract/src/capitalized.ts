/** The text with a capital first letter, for labels and sentence starts. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
