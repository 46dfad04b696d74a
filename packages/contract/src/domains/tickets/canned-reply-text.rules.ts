/** What a canned reply can name, filled in for the ticket that it is used on. */
export const cannedReplyPlaceholders = [
  'requester',
  'employee',
  'client',
  'number',
  'subject',
  'type',
  'agent',
] as const;
export type CannedReplyPlaceholder = (typeof cannedReplyPlaceholders)[number];
export const cannedReplyPlaceholderLabels = {
  requester: 'Requester',
  employee: 'Employee',
  client: 'Client',
  number: 'Number',
  subject: 'Subject',
  type: 'Ticket type',
  agent: 'Your name',
} as const satisfies Record<CannedReplyPlaceholder, string>;

/** Null: the ticket has none, or the reader may not see it. */
export type PlaceholderValues = Readonly<Record<CannedReplyPlaceholder, string | null>>;

const inBraces = /\{([^{}\n]{1,60})\}/g;

/** What is wrong with the placeholders of a text; null: nothing. */
export function placeholderRefusal(body: string): string | null {
  const unknown = [...body.matchAll(inBraces)].map(([whole]) => whole).filter((whole) => !isKnown(whole.slice(1, -1)));
  if (unknown.length === 0) return null;
  const known = cannedReplyPlaceholders.map((name) => `{${name}}`).join(', ');
  const names = [...new Set(unknown)].join(', ');
  return `${names} cannot be filled in. Only these placeholders are possible: ${known}.`;
}

export interface FilledReply {
  readonly body: string;
  /** Labels of what the ticket does not have. The body shows them in square brackets. */
  readonly missing: readonly string[];
}

/** In one pass: a value that looks like a placeholder stays as it is. */
export function fillCannedReply(body: string, values: PlaceholderValues): FilledReply {
  const missing = new Set<string>();
  const filled = body.replace(inBraces, (whole, name: string) => {
    if (!isKnown(name)) return whole;
    const value = values[name];
    if (value !== null) return value;
    const label = cannedReplyPlaceholderLabels[name];
    missing.add(label);
    return `[${label}]`;
  });
  return { body: filled, missing: [...missing] };
}

const isKnown = (name: string): name is CannedReplyPlaceholder =>
  cannedReplyPlaceholders.some((placeholder) => placeholder === name);
