import type { FieldValues } from 'react-hook-form';
import { Field } from '../../ui/field/field.tsx';
import { TextInput } from '../../ui/input/text-input.tsx';
import type { FormFieldProps } from './form-field.ts';
import { useFormField } from './use-form-field.ts';

/** Latest moment that the field accepts (section 2.10). */
const latest = '9999-12-31T23:59';

/**
 * A local time as YYYY-MM-DDTHH:mm, '' while there is none: `instantOfLocal` makes an instant of it. Say in the helper
 * whose zone it is. The browser's own picker, as for days.
 */
export function DateTimeField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { text, setValue, look, input } = useFormField(props);
  return (
    <Field {...look}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          type="datetime-local"
          max={latest}
          data-empty={text === '' ? '' : undefined}
          value={text}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </Field>
  );
}
