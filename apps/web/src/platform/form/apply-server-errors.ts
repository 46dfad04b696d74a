import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormMessage } from './form-messages.ts';

/**
 * Puts the server's messages, `{ field: [text] }`, under their fields; messages without a field go into the list at the
 * top of the form. Answers what that list shows. Call it inside the submit handler, so that the list is shown and scrolled to.
 */
export function applyServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  errors: Readonly<Record<string, readonly string[]>>,
): readonly FormMessage[] {
  const values: unknown = form.getValues();
  const homeless: string[] = [];
  const shown: FormMessage[] = [];
  for (const [field, texts] of Object.entries(errors)) {
    const message = texts.join(' ');
    const isField = isPathIn<Values>(values, field);
    if (isField) form.setError(field, { type: 'server', message });
    else homeless.push(message);
    shown.push({ field: isField ? field : null, text: message });
  }
  if (homeless.length > 0) form.setError('root.server', { type: 'server', message: homeless.join('\n') });
  return shown;
}

function isPathIn<Values extends FieldValues>(values: unknown, path: string): path is FieldPath<Values> {
  let node = values;
  for (const key of path.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return false;
    node = Object.getOwnPropertyDescriptor(node, key)?.value;
  }
  return true;
}
