import type { ComponentProps } from 'react';
import styles from './check.module.css';

/** On or off, in force at once. Give it a label, or `aria-label`. */
export function Switch(props: Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'>) {
  return <input {...props} type="checkbox" role="switch" className={styles.switch} />;
}
