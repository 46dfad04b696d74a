import { invalidInput } from '@muster/contract';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import { violatedConstraint } from '../../database/database-problem.ts';

/** The field that a constraint is about, and what is wrong with it: another record has the value, nothing has the id, or a text. */
type FieldError<Field extends string> = readonly [field: Field, wrong: 'taken' | 'unknown' | { readonly text: string }];

/** Runs a write. @throws Problem invalid-input (422) on the field of a violated constraint */
export async function withFieldErrors<T, Field extends string>(
  write: () => Promise<T>,
  labels: Readonly<Record<Field, string>>,
  errors: Readonly<Record<string, FieldError<Field>>>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const [field, wrong] = errors[violatedConstraint(error) ?? ''] ?? [];
    if (field === undefined || wrong === undefined) throw error;
    if (wrong === 'taken')
      throw invalidInput({ [field]: [say.unique(labels[field])] }, { [field]: ['validation.unique'] });
    throw invalidInput({ [field]: [wrong === 'unknown' ? say.invalid(labels[field]) : wrong.text] });
  }
}
