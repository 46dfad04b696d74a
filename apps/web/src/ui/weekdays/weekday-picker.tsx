import styles from './weekday-picker.module.css';

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Days of the week, Monday first; 1 to 7 as the ISO calendar counts. */
export function WeekdayPicker({ label, value, onChange, error, disabled }: WeekdayPickerProps) {
  const toggle = (day: number) =>
    onChange(value.includes(day) ? value.filter((one) => one !== day) : [...value, day].toSorted((a, b) => a - b));
  return (
    <fieldset className={styles.days} disabled={disabled} aria-invalid={error ? true : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {names.map((name, index) => (
        <label key={name} className={styles.day}>
          <input
            type="checkbox"
            aria-label={name}
            checked={value.includes(index + 1)}
            onChange={() => toggle(index + 1)}
          />
          <span aria-hidden="true">{name.slice(0, 3)}</span>
        </label>
      ))}
      {error ? <p className={styles.error}>{error}</p> : null}
    </fieldset>
  );
}

interface WeekdayPickerProps {
  readonly label: string;
  readonly value: readonly number[];
  readonly onChange: (days: number[]) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}
