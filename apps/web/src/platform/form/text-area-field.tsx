import type { FieldValues } from 'react-hook-form';
import { Field } from '../../ui/field/field.tsx';
import { TextArea } from '../../ui/input/text-area.tsx';
import type { FormFieldProps } from './form-field.ts';
import { useFormField } from './use-form-field.ts';

export function TextAreaField<Values extends FieldValues>({
  maxLength,
  rows,
  ...props
}: FormFieldProps<Values> & { readonly maxLength?: number; readonly rows?: number }) {
  const { text, setValue, look, input } = useFormField(props);
  return (
    <Field {...look}>
      {(control) => (
        <TextArea
          {...control}
          {...input}
          rows={rows}
          maxLength={maxLength}
          value={text}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </Field>
  );
}
