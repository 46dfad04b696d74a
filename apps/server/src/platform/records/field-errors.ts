import { invalidInput } from '@muster/contract';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import { violatedConstraint } from '../../database/database-problem.ts';

/** The field that a constraint is about, and what is wrong with it: another record has the value, or nothing has the id. */
type FieldError<Field extends string> = readonly [field: Field, wrong: 'taken' | 'unknown'];

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
    if (field === undefined) throw error;
    if (wrong === 'unknown') throw invalidInput({ [field]: [say.invalid(labels[field])] });
    throw invalidInput({ [field]: [say.unique(labels[field])] }, { [field]: ['validation.unique'] });
  }
}
