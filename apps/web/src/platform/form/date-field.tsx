import { latestDay } from '@muster/contract/plain-day.ts';
import type { FieldValues } from 'react-hook-form';
import type { FormFieldProps } from './form-field.ts';
import { TextField } from './text-field.tsx';

/** A day as YYYY-MM-DD, '' if empty. Uses the browser's own picker, which follows the user's habits and language. */
export function DateField<Values extends FieldValues>({
  max = latestDay,
  ...props
}: FormFieldProps<Values> & { readonly min?: string; readonly max?: string }) {
  return <TextField<Values> {...props} type="date" max={max} />;
}
