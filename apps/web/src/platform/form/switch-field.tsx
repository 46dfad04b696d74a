import type { FieldValues } from 'react-hook-form';
import { CheckLine } from '../../ui/field/check-line.tsx';
import { Switch } from '../../ui/input/switch.tsx';
import type { FormFieldProps } from './form-field.ts';
import { useFormField } from './use-form-field.ts';

export function SwitchField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { value, setValue, look, input } = useFormField(props);
  return (
    <CheckLine label={look.label} helper={look.helper} error={look.error} wide={look.wide}>
      {(control) => (
        <Switch {...control} {...input} checked={value === true} onChange={(event) => setValue(event.target.checked)} />
      )}
    </CheckLine>
  );
}
