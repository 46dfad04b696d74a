import { latestDay } from '@muster/contract/plain-day.ts';
import { TextInput } from '../input/text-input.tsx';
import { Field, type FieldLook } from './field.tsx';

/** A day as YYYY-MM-DD, '' if empty, outside a form of `useRecordForm`. There it is a `DateField`. */
export function DayField({ value, min, max = latestDay, error, onChange, ...look }: DayFieldProps) {
  return (
    <Field {...look} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          min={min}
          max={max}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface DayFieldProps extends FieldLook {
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string;
  readonly error?: string | null | undefined;
  readonly onChange: (day: string) => void;
}
