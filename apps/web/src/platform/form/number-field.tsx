import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../../ui/field/field.tsx';
import { TextInput } from '../../ui/input/text-input.tsx';
import type { FormFieldProps } from './form-field.ts';
import { numberFrom, numberText } from './number-text.ts';
import { useFormField } from './use-form-field.ts';

/** A number; the form stores a number, null if empty, or the typed text if it is not a number. */
export function NumberField<Values extends FieldValues>({
  decimals = null,
  unit,
  maxLength,
  ...props
}: FormFieldProps<Values> & NumberExtras) {
  const { value, setValue, look, input } = useFormField(props);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field {...look}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          inputMode={decimals === null ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={maxLength}
          start={unit}
          value={typed ?? numberText(value, decimals)}
          onFocus={() => setTyped(numberText(value, null))}
          onChange={(event) => {
            setTyped(event.target.value);
            setValue(numberFrom(event.target.value));
          }}
          onBlur={() => {
            setTyped(null);
            input.onBlur();
          }}
        />
      )}
    </Field>
  );
}

interface NumberExtras {
  /** Shown while the field has no focus. */
  readonly decimals?: number | null;
  /** Before the number: a currency. */
  readonly unit?: ReactNode;
  readonly maxLength?: number;
}
