import type { FieldValues } from 'react-hook-form';
import type { ComboOption } from '../../ui/combo-box/combo-option.ts';
import { CheckLine } from '../../ui/field/check-line.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Checkbox } from '../../ui/input/checkbox.tsx';
import styles from './check-list-field.module.css';
import type { FormFieldProps } from './form-field.ts';
import { useFormField } from './use-form-field.ts';

/** Some of a short list, each with a box; the form holds the chosen ids as numbers, or with `texts` the values themselves. */
export function CheckListField<Values extends FieldValues>({
  options,
  texts = false,
  ...props
}: FormFieldProps<Values> & { readonly options: readonly ComboOption[]; readonly texts?: boolean }) {
  const { value, setValue, look } = useFormField(props);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <Field {...look}>
      {(control) => (
        <fieldset
          id={control.id}
          className={styles.list}
          aria-label={look.label}
          aria-describedby={control['aria-describedby']}
        >
          {options.map((option) => {
            const id = texts ? option.value : Number(option.value);
            return (
              <CheckLine key={option.value} label={option.label} helper={option.hint}>
                {(line) => (
                  <Checkbox
                    {...line}
                    name={props.name}
                    checked={chosen.includes(id)}
                    onChange={({ target }) =>
                      setValue(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                    }
                  />
                )}
              </CheckLine>
            );
          })}
        </fieldset>
      )}
    </Field>
  );
}
