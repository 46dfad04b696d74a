import type { FieldErrors, FieldValues } from 'react-hook-form';

export interface FormMessage {
  /** Null for what belongs to no field of the form. */
  readonly field: string | null;
  readonly text: string;
}

const leafKeys = new Set(['type', 'message', 'ref', 'types', 'root']);

/** Every message of a form, nested fields by their path (`contacts.0.phone`), in the order of the form's rules. */
export function messagesOf<Values extends FieldValues>(errors: FieldErrors<Values>): readonly FormMessage[] {
  return collect(errors, '');
}

/** How many of the fields have something wrong; a field counts its nested ones. */
export function countErrors<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  fields: readonly string[],
): number {
  return messagesOf(errors).filter(({ field }) => fields.some((one) => field === one || field?.startsWith(`${one}.`)))
    .length;
}

function collect(node: unknown, path: string): readonly FormMessage[] {
  if (typeof node !== 'object' || node === null) return [];
  if (path !== '' && 'message' in node && typeof node.message === 'string' && node.message !== '') {
    const isRoot = path === 'root' || path.startsWith('root.');
    return node.message.split('\n').map((text) => ({ field: isRoot ? null : path, text }));
  }
  return Object.entries(node).flatMap(([key, child]) =>
    path !== '' && !path.startsWith('root') && leafKeys.has(key)
      ? []
      : collect(child, path === '' ? key : `${path}.${key}`),
  );
}
