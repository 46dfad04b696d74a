import type { FieldValues } from 'react-hook-form';
import { Field } from '../../ui/field/field.tsx';
import { TextInput, type TextInputProps } from '../../ui/input/text-input.tsx';
import type { FormFieldProps } from './form-field.ts';
import { useFormField } from './use-form-field.ts';

/** A line of text; `type`, `inputMode`, `autoComplete` and `maxLength` go to the input. */
export function TextField<Values extends FieldValues>({
  type,
  inputMode,
  autoComplete,
  maxLength,
  autoFocus,
  ...props
}: FormFieldProps<Values> & TextFieldExtras) {
  const { text, setValue, look, input } = useFormField(props);
  return (
    <Field {...look}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          type={type ?? 'text'}
          inputMode={inputMode}
          autoComplete={autoComplete ?? 'off'}
          maxLength={maxLength}
          data-autofocus={autoFocus ? '' : undefined}
          value={text}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </Field>
  );
}

type TextFieldExtras = Pick<TextInputProps, 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'autoFocus'>;
