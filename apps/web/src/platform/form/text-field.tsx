import type { FieldValues } from 'react-hook-form';
import { Field } from '../../ui/field/field.tsx';
import { TextInput, type TextInputProps } from '../../ui/input/text-input.tsx';
import type { FormFieldProps } from './form-field.ts';
import { useFormField } from './use-form-field.ts';

/** A line of text; `type` and other attributes are passed to the input. */
export function TextField<Values extends FieldValues>({
  type = 'text',
  inputMode,
  autoComplete = 'off',
  maxLength,
  min,
  max,
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
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          maxLength={maxLength}
          min={min}
          max={max}
          data-autofocus={autoFocus ? '' : undefined}
          data-empty={text === '' ? '' : undefined}
          value={text}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </Field>
  );
}

type TextFieldExtras = Pick<
  TextInputProps,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'min' | 'max' | 'autoFocus'
>;
