/** What a text can name in braces: a closed list, with a label of each for people. */
export type PlaceholderLabels<P extends string = string> = Readonly<Record<P, string>>;

/** Null: there is none where the text is used, or the reader may not see it. */
export type PlaceholderValues<P extends string = string> = Readonly<Record<P, string | null>>;

export interface FilledText {
  readonly text: string;
  /** Labels of what there is none of. The text shows them in square brackets. */
  readonly missing: readonly string[];
}

const inBraces = /\{([^{}\n]{1,60})\}/g;

/** Which placeholders of a text cannot be filled in, in which line, and how to mend it; null: none. */
export function placeholderRefusal(text: string, labels: PlaceholderLabels): string | null {
  const hasLines = text.includes('\n');
  const unknown = [...text.matchAll(inBraces)]
    .filter(([, name = '']) => !Object.hasOwn(labels, name))
    .map(({ 0: whole, index }) => (hasLines ? `${whole} in line ${lineAt(text, index)}` : whole));
  if (unknown.length === 0) return null;
  const known = Object.keys(labels).map((name) => `{${name}}`);
  const names = [...new Set(unknown)].join(', ');
  return `${names} cannot be filled in. Only these placeholders are possible: ${known.join(', ')}. Correct the name, or remove the braces.`;
}

/** In one pass: a value that looks like a placeholder stays as it is. */
export function fillPlaceholders(text: string, labels: PlaceholderLabels, values: PlaceholderValues): FilledText {
  const missing = new Set<string>();
  const filled = text.replace(inBraces, (whole, name: string) => {
    if (!Object.hasOwn(labels, name)) return whole;
    const value = values[name] ?? null;
    if (value !== null) return value;
    const label = labels[name] ?? name;
    missing.add(label);
    return unfilledMark(label);
  });
  return { text: filled, missing: [...missing] };
}

/** Labels of places that a filled text still shows in square brackets. */
export const unfilledLabels = (text: string, labels: PlaceholderLabels): string[] =>
  Object.values(labels).filter((label) => text.includes(unfilledMark(label)));

const unfilledMark = (label: string) => `[${label}]`;

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;
