import { ticketDetailLimits } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { IconPlus } from '@tabler/icons-react';
import type { FormFieldProps } from '../../platform/form/form-field.ts';
import { useFormField } from '../../platform/form/use-form-field.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { TextInput } from '../../ui/input/text-input.tsx';
import styles from './ticket-types.module.css';

/** Several days. An emptied one is left out. */
export function SeveralDates(props: FormFieldProps<Record<string, unknown>>) {
  const { value, setValue, look, input } = useFormField(props);
  const days: readonly string[] = Array.isArray(value) && value.length > 0 ? value.map(String) : [''];
  return (
    <Field {...look} wide>
      {({ id, ...control }) => (
        <div className={styles.days}>
          {Object.entries(days).map(([place, day]) => (
            <TextInput
              key={place}
              {...control}
              id={place === '0' ? id : `${id}-${place}`}
              aria-label={place === '0' ? undefined : `${props.label} ${Number(place) + 1}`}
              name={input.name}
              type="date"
              value={day}
              onChange={({ target }) => setValue(days.with(Number(place), target.value))}
            />
          ))}
          {days.length < ticketDetailLimits.dates ? (
            <Button small icon={<IconPlus aria-hidden="true" />} onClick={() => setValue([...days, ''])}>
              Add day
            </Button>
          ) : null}
        </div>
      )}
    </Field>
  );
}
