export interface ComboOption {
  readonly value: string;
  readonly label: string;
  /** Gray text on the right. */
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** The options whose label or hint contains every word of the text, in any order, ignoring case. */
export function optionsMatching(options: readonly ComboOption[], text: string): readonly ComboOption[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const searched = `${option.label} ${option.hint ?? ''}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}

/** The next enabled option, wrapping around; -1 if there is none. */
export function nextOption(options: readonly ComboOption[], from: number, step: 1 | -1): number {
  for (let tried = 1; tried <= options.length; tried += 1) {
    const index = (((from + step * tried) % options.length) + options.length) % options.length;
    if (options[index]?.disabled !== true) return index;
  }
  return -1;
}
