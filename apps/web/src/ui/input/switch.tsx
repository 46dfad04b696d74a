import type { ComponentProps } from 'react';
import styles from './check.module.css';

/** On or off, with immediate effect. Give it a label, or `aria-label`. */
export function Switch(props: SwitchProps) {
  return <input {...props} type="checkbox" role="switch" aria-checked={props.checked} className={styles.switch} />;
}

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'checked'> {
  readonly checked: boolean;
}
