import type { FieldValues } from 'react-hook-form';
import { Field } from '../../ui/field/field.tsx';
import { TextInput } from '../../ui/input/text-input.tsx';
import type { FormFieldProps } from './form-field.ts';
import { useFormField } from './use-form-field.ts';

/** Latest day that a date field accepts (section 2.10). */
const latestDay = '9999-12-31';

/** A day as YYYY-MM-DD, '' while there is none. The browser's own picker: it knows every reader's habits and language. */
export function DateField<Values extends FieldValues>({
  min,
  max = latestDay,
  ...props
}: FormFieldProps<Values> & { readonly min?: string; readonly max?: string }) {
  const { text, setValue, look, input } = useFormField(props);
  return (
    <Field {...look}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          type="date"
          min={min}
          max={max}
          data-empty={text === '' ? '' : undefined}
          value={text}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </Field>
  );
}
