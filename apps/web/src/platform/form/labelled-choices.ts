/** Labels by value as the options of a field. */
export const labelledChoices = (labelled: Readonly<Record<string, string>>) =>
  Object.entries(labelled).map(([value, label]) => ({ value, label }));
