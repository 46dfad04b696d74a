/** What was typed as one text, separated by commas, semicolons or lines. */
export const separatedTexts = (typed: string): string[] =>
  typed
    .split(/[,;\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
