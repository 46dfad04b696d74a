import type { FieldValues } from 'react-hook-form';
import { CheckLine } from '../../ui/field/check-line.tsx';
import { Checkbox } from '../../ui/input/checkbox.tsx';
import type { FormFieldProps } from './form-field.ts';
import { useFormField } from './use-form-field.ts';

export function CheckboxField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { value, setValue, look, input } = useFormField(props);
  const { ref, ...attributes } = input;
  return (
    <CheckLine label={look.label} helper={look.helper} error={look.error} wide={look.wide}>
      {(control) => (
        <Checkbox
          {...control}
          {...attributes}
          inputRef={ref}
          checked={value === true}
          onChange={(event) => setValue(event.target.checked)}
        />
      )}
    </CheckLine>
  );
}
