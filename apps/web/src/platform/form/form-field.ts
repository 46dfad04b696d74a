import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type { FieldLook } from '../../ui/field/field.tsx';

/** What every field of a form takes: its name in the values, how it looks, and the form where no provider stands. */
export interface FormFieldProps<Values extends FieldValues> extends FieldLook {
  readonly name: FieldPath<Values>;
  readonly control?: Control<Values>;
  readonly disabled?: boolean | undefined;
  readonly placeholder?: string | undefined;
}
