import { useState } from 'react';
import { Field } from '../../../ui/field/field.tsx';
import { TextInput } from '../../../ui/input/text-input.tsx';

/** A date filter. An incomplete date stays in the field: a typed year begins as 0002. */
export function DayInput({ label, value, onChange }: DayInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          value={typed ?? value}
          onBlur={() => setTyped(null)}
          onChange={({ target }) => {
            const isWhole = target.value >= '2000-01-01';
            setTyped(isWhole ? null : target.value);
            if (isWhole) onChange(target.value);
          }}
        />
      )}
    </Field>
  );
}

interface DayInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}
