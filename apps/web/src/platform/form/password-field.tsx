import type { FieldValues } from 'react-hook-form';
import { Field } from '../../ui/field/field.tsx';
import { PasswordInput } from '../../ui/input/password-input.tsx';
import type { FormFieldProps } from './form-field.ts';
import { useFormField } from './use-form-field.ts';

export function PasswordField<Values extends FieldValues>({
  autoComplete,
  ...props
}: FormFieldProps<Values> & { readonly autoComplete: 'current-password' | 'new-password' }) {
  const { text, setValue, look, input } = useFormField(props);
  return (
    <Field {...look}>
      {(control) => (
        <PasswordInput
          {...control}
          {...input}
          autoComplete={autoComplete}
          value={text}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </Field>
  );
}
