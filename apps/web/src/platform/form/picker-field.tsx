import type { FieldValues } from 'react-hook-form';
import { Field } from '../../ui/field/field.tsx';
import { TextInput } from '../../ui/input/text-input.tsx';
import type { FormFieldProps } from './form-field.ts';
import { useFormField } from './use-form-field.ts';

interface PickerFieldProps {
  readonly type: 'date' | 'datetime-local';
  readonly min?: string;
  readonly max: string;
}

/** A day or a local time by the browser's own picker: it knows every reader's habits and language. '' while there is none. */
export function PickerField<Values extends FieldValues>({
  type,
  min,
  max,
  ...props
}: FormFieldProps<Values> & PickerFieldProps) {
  const { text, setValue, look, input } = useFormField(props);
  return (
    <Field {...look}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          type={type}
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
