import { Button } from '../../ui/button/button.tsx';
import styles from './requests.module.css';

export type RequestView = 'waiting' | 'decided';

/** Switches a list between requests that wait for a decision and decided ones. */
export function RequestViewSwitch({ label, view, onChange }: RequestViewSwitchProps) {
  return (
    <fieldset className={styles.switch} aria-label={label}>
      {choices.map(({ name, text }) => (
        <Button
          key={name}
          tone={view === name ? 'primary' : 'default'}
          aria-pressed={view === name}
          onClick={() => onChange(name)}
        >
          {text}
        </Button>
      ))}
    </fieldset>
  );
}

const choices = [
  { name: 'waiting', text: 'Pending approval' },
  { name: 'decided', text: 'Decided' },
] as const;

interface RequestViewSwitchProps {
  readonly label: string;
  readonly view: RequestView;
  readonly onChange: (view: RequestView) => void;
}
