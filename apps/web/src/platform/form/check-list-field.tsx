import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ComboOption } from '../../ui/combo-box/combo-option.ts';
import { CheckLine } from '../../ui/field/check-line.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Checkbox } from '../../ui/input/checkbox.tsx';
import styles from './check-list-field.module.css';
import { CheckListSearch } from './check-list-search.tsx';
import type { FormFieldProps } from './form-field.ts';
import { useFormField } from './use-form-field.ts';

/** Number of options from which on a list gets a search box. */
const searchFrom = 9;

/**
 * A list of checkboxes; the form stores the selected ids as numbers, or with `texts` the values themselves. A long list
 * has a search box, which hides options and never deselects any.
 */
export function CheckListField<Values extends FieldValues>({
  options,
  texts = false,
  ...props
}: CheckListProps<Values>) {
  const { value, setValue, look } = useFormField(props);
  const [search, setSearch] = useState('');
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const isLong = options.length >= searchFrom;
  const shown = isLong ? options.filter((option) => isFound(option, search)) : options;
  return (
    <Field {...look}>
      {(control) => (
        <fieldset
          id={control.id}
          className={styles.list}
          aria-label={look.label}
          aria-describedby={control['aria-describedby']}
        >
          {isLong ? (
            <CheckListSearch
              label={look.label}
              text={search}
              onText={setSearch}
              counts={{ shown: shown.length, all: options.length, chosen: chosen.length }}
            />
          ) : null}
          <div className={styles.options} data-long={isLong || undefined}>
            {shown.map((option) => {
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
          </div>
        </fieldset>
      )}
    </Field>
  );
}

type CheckListProps<Values extends FieldValues> = FormFieldProps<Values> & {
  readonly options: readonly ComboOption[];
  readonly texts?: boolean;
};

const isFound = ({ label, hint = '' }: ComboOption, search: string) =>
  `${label} ${hint}`.toLowerCase().includes(search.trim().toLowerCase());
