import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ComboOption } from '../../ui/combo-box/combo-option.ts';
import { Field } from '../../ui/field/field.tsx';
import { Choice } from '../../ui/input/choice.tsx';
import type { FormFieldProps } from './form-field.ts';
import styles from './radio-field.module.css';
import { useFormField } from './use-form-field.ts';

/** One of a few ids, all of them visible; the form stores it as a number. */
export function RadioField<Values extends FieldValues>({ options, onPointed, ...props }: RadioFieldProps<Values>) {
  const isPointed = useRef(false);
  const { value, setValue, look, input } = useFormField(props);
  return (
    <Field {...look}>
      {(control) => (
        <div
          {...control}
          role="radiogroup"
          aria-label={look.label}
          className={styles.choices}
          onPointerDown={() => {
            isPointed.current = true;
          }}
          onKeyDown={() => {
            isPointed.current = false;
          }}
        >
          {options.map((option) => (
            <Choice
              key={option.value}
              kind="radio"
              name={input.name}
              label={option.label}
              checked={String(value) === option.value}
              onChange={() => {
                setValue(Number(option.value));
                if (isPointed.current) onPointed?.();
              }}
            />
          ))}
        </div>
      )}
    </Field>
  );
}

type RadioFieldProps<Values extends FieldValues> = FormFieldProps<Values> & {
  readonly options: readonly ComboOption[];
  /** After a choice with the pointer: arrow keys pass through the others on their way. */
  readonly onPointed?: () => void;
};
