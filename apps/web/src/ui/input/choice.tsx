import { type ReactNode, useId } from 'react';
import styles from './check.module.css';
import { Checkbox } from './checkbox.tsx';

/** One choice of a list; the whole line can be pressed. Radios of one group share their `name`. */
export function Choice({ kind, name, label, checked, onChange, alone }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice} data-alone={alone}>
      {kind === 'checkbox' ? (
        <Checkbox id={id} name={name} checked={checked} onChange={onChange} />
      ) : (
        <input id={id} type="radio" name={name} className={styles.radio} checked={checked} onChange={onChange} />
      )}
      <label htmlFor={id} className={styles.choiceLabel}>
        {label}
      </label>
    </div>
  );
}

interface ChoiceProps {
  readonly kind: 'checkbox' | 'radio';
  readonly name?: string | undefined;
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: () => void;
  /** Below fields or a heading, outside a list: its box is aligned with them. */
  readonly alone?: true;
}
