import { formatPhone } from '@muster/contract/phone.ts';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../../ui/field/field.tsx';
import { TextInput } from '../../ui/input/text-input.tsx';
import type { FormFieldProps } from './form-field.ts';
import { useFormField } from './use-form-field.ts';

/** A phone number: stored as typed, shown as +63 (xxx) xxx-xxxx if it is a Philippine mobile (section 5.2). */
export function PhoneField<Values extends FieldValues>(
  props: FormFieldProps<Values> & { readonly maxLength?: number },
) {
  const { maxLength, ...field } = props;
  const { text, setValue, look, input } = useFormField(field);
  const [typing, setTyping] = useState(false);
  return (
    <Field {...look}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          type="tel"
          autoComplete="off"
          maxLength={maxLength}
          placeholder={input.placeholder ?? '+63 (9xx) xxx-xxxx'}
          value={typing || text === '' ? text : formatPhone(text)}
          onFocus={() => setTyping(true)}
          onChange={(event) => setValue(event.target.value)}
          onBlur={() => {
            setTyping(false);
            input.onBlur();
          }}
        />
      )}
    </Field>
  );
}
