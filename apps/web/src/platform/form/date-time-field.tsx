import { latestDay } from '@muster/contract/plain-day.ts';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../../ui/field/field.tsx';
import { TextInput } from '../../ui/input/text-input.tsx';
import styles from './date-time-field.module.css';
import type { FormFieldProps } from './form-field.ts';
import { TimeInput } from './time-input.tsx';
import { useFormField } from './use-form-field.ts';

/**
 * A local time as YYYY-MM-DDTHH:mm, '' if both parts are empty; `enteredInstant` converts it to an instant. Name the time zone in the
 * helper.
 */
export function DateTimeField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { text, setValue, look, input } = useFormField(props);
  const [day = '', time = ''] = text.split('T');
  const change = (next: { day?: string; time?: string }) => {
    const parts = { day, time, ...next };
    setValue(parts.day === '' && parts.time === '' ? '' : `${parts.day}T${parts.time}`);
  };
  const { ref, ...attributes } = input;
  return (
    <Field {...look}>
      {(control) => (
        <div className={styles.parts}>
          <TextInput
            {...control}
            {...attributes}
            ref={ref}
            type="date"
            max={latestDay}
            data-empty={day === '' ? '' : undefined}
            value={day}
            onChange={(event) => change({ day: event.target.value })}
          />
          <TimeInput
            aria-label={`${look.label}: time`}
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            aria-required={control['aria-required']}
            onBlur={attributes.onBlur}
            value={time}
            onChange={(next) => change({ time: next })}
          />
        </div>
      )}
    </Field>
  );
}
