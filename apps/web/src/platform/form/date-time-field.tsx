import type { FieldValues } from 'react-hook-form';
import type { FormFieldProps } from './form-field.ts';
import { TextField } from './text-field.tsx';

/** Latest time that the field accepts (section 2.10). */
const latest = '9999-12-31T23:59';

/**
 * A local time as YYYY-MM-DDTHH:mm, '' if empty; `instantOfLocal` converts it to an instant. Name the time zone in the
 * helper. Uses the browser's own picker, as for days.
 */
export function DateTimeField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  return <TextField<Values> {...props} type="datetime-local" max={latest} />;
}
