import type { FieldValues } from 'react-hook-form';
import { Field } from '../../ui/field/field.tsx';
import type { FormFieldProps } from './form-field.ts';
import { TimeInput } from './time-input.tsx';
import { useFormField } from './use-form-field.ts';

/** A time of day as HH:mm, '' if empty. */
export function TimeField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { text, setValue, look, input } = useFormField(props);
  const { ref, ...attributes } = input;
  return (
    <Field {...look}>
      {(control) => <TimeInput {...control} {...attributes} inputRef={ref} value={text} onChange={setValue} />}
    </Field>
  );
}
