/** Files longer than 250 lines, each with the reason why a split would make them worse. 400 is the end for all. */
export const longFiles: Readonly<Record<string, string>> = {};
