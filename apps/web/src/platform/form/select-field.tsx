import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ComboBox } from '../../ui/combo-box/combo-box.tsx';
import type { ComboListState } from '../../ui/combo-box/combo-list.tsx';
import type { ComboOption } from '../../ui/combo-box/combo-option.ts';
import { Field } from '../../ui/field/field.tsx';
import type { FormFieldProps } from './form-field.ts';
import { useFormField } from './use-form-field.ts';

/**
 * Selects one of a list. Option values are texts; with `numeric` the form stores them as numbers, for ids. Null if
 * nothing is selected.
 */
export function SelectField<Values extends FieldValues>({
  options,
  list,
  onSearch,
  clearable,
  numeric = false,
  onChosen,
  ...props
}: FormFieldProps<Values> & SelectExtras) {
  const { value, setValue, look, input } = useFormField(props);
  const { ref, ...attributes } = input;
  return (
    <Field {...look}>
      {(control) => (
        <ComboBox
          {...control}
          {...attributes}
          inputRef={ref}
          placeholder={attributes.placeholder ?? 'Select'}
          options={options}
          list={look.aside ? { ...list, empty: <NoneFits aside={look.aside} /> } : list}
          onSearch={onSearch}
          clearable={clearable ?? !look.required}
          value={value === null || value === '' ? null : String(value)}
          onChange={(next) => {
            setValue(next !== null && numeric ? Number(next) : next);
            onChosen?.(next);
          }}
        />
      )}
    </Field>
  );
}

/** The act beside the field, such as "Add office", is offered again where no option fits. */
const NoneFits = ({ aside }: { readonly aside: ReactNode }) => <>No matches. {aside}</>;

interface SelectExtras {
  readonly options: readonly ComboOption[];
  /** Loading, failed and empty texts of the list. */
  readonly list?: ComboListState;
  /** For lists that the server searches. */
  readonly onSearch?: (text: string) => void;
  readonly clearable?: boolean;
  readonly numeric?: boolean;
  readonly onChosen?: (value: string | null) => void;
}
