/** Labels by value as the options of a field. */
export const choices = (labelled: Readonly<Record<string, string>>) =>
  Object.entries(labelled).map(([value, label]) => ({ value, label }));
