import { type FieldValues, useController } from 'react-hook-form';
import type { FormFieldProps } from './form-field.ts';

/** One field's value and events, without its appearance. Reading a value never fails: missing is null. */
export function useFormField<Values extends FieldValues>({ name, control, ...rest }: FormFieldProps<Values>) {
  const { field, fieldState } = useController(control ? { name, control } : { name });
  const { label, required, helper, sensitive, wide, aside, ...input } = rest;
  const value: unknown = field.value ?? null;
  return {
    value,
    text: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    setValue: (next: unknown) => field.onChange(next),
    // Thirteen fields that each announce their error would drown out the list that FormErrors announces.
    look: { label, required, helper, sensitive, wide, aside, error: fieldState.error?.message, silent: true },
    input: { ...input, name: field.name, ref: field.ref, onBlur: field.onBlur },
  };
}
