import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type { FieldLook } from '../../ui/field/field.tsx';

/** The props of every field of a form: its name in the values, its appearance, and the form if there is no provider. */
export interface FormFieldProps<Values extends FieldValues> extends FieldLook {
  readonly name: FieldPath<Values>;
  readonly control?: Control<Values>;
  readonly disabled?: boolean | undefined;
  readonly placeholder?: string | undefined;
}
