/** Files with more than 250 lines, each with the reason why splitting it would be worse. 400 lines is the limit for all. */
export const longFiles: Readonly<Record<string, string>> = {};
