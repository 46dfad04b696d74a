import { isDay } from '@muster/contract/plain-day.ts';
import { useId, useState } from 'react';
import { TextInput } from '../../../ui/input/text-input.tsx';
import styles from './as-of-day.module.css';

/** The day of the balances. A day that is typed in part changes nothing yet. */
export function AsOfDay({ day, onChange }: AsOfDayProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className={styles.label} htmlFor={id}>
      As of
      <TextInput
        id={id}
        className={styles.day}
        type="date"
        min="2000-01-01"
        max="2100-12-31"
        value={typed ?? day}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (isDay(value) && value >= '2000-01-01') onChange(value);
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}

interface AsOfDayProps {
  readonly day: string;
  readonly onChange: (day: string) => void;
}
