import type { FieldValues } from 'react-hook-form';
import type { FormFieldProps } from './form-field.ts';
import { TextField } from './text-field.tsx';

/** Latest day that a date field accepts (section 2.10). */
const latestDay = '9999-12-31';

/** A day as YYYY-MM-DD, '' if empty. Uses the browser's own picker, which follows the user's habits and language. */
export function DateField<Values extends FieldValues>({
  max = latestDay,
  ...props
}: FormFieldProps<Values> & { readonly min?: string; readonly max?: string }) {
  return <TextField<Values> {...props} type="date" max={max} />;
}
