export interface FormMessage {
  /** Null for an error without a field. */
  readonly field: string | null;
  readonly text: string;
}

/**
 * Every message in a form's `errors`, nested fields by their path (`contacts.0.phone`), in the order of the form's rules.
 */
export const messagesOf = (errors: object): readonly FormMessage[] => collect(errors, '');

/** The title of a form's list of errors. */
export function errorTitleOf(messages: readonly FormMessage[]): string {
  const fields = messages.filter(({ field }) => field !== null).length;
  if (fields < messages.length) return 'This could not be saved';
  return fields === 1 ? '1 field needs attention' : `${fields} fields need attention`;
}

/** How many of the fields have errors; a field includes its nested ones. */
export function countErrors(errors: object, fields: readonly string[]): number {
  const isAmong = ({ field }: FormMessage) => fields.some((one) => field === one || field?.startsWith(`${one}.`));
  return messagesOf(errors).filter(isAmong).length;
}

function collect(node: unknown, path: string): readonly FormMessage[] {
  if (typeof node !== 'object' || node === null) return [];
  if (path !== '' && isMessage(node)) {
    const isRoot = path === 'root' || path.startsWith('root.');
    return node.message.split('\n').map((text) => ({ field: isRoot ? null : path, text }));
  }
  // `ref` is the element on the page, unless a field has that name.
  const entries = Object.entries(node).filter(([key, child]) => key !== 'ref' || isMessage(child));
  return entries.flatMap(([key, child]) => collect(child, path === '' ? key : `${path}.${key}`));
}

const isMessage = (node: unknown): node is { readonly message: string } =>
  typeof node === 'object' &&
  node !== null &&
  'message' in node &&
  typeof node.message === 'string' &&
  node.message !== '';
