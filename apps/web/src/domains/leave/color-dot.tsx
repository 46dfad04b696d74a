import type { LeaveColor } from '@muster/contract/domains/leave/leave-types.constants.ts';
import styles from './color-dot.module.css';

/** The color of a leave type, always beside its name. */
export function ColorDot({ color }: { readonly color: LeaveColor }) {
  return <span className={styles.dot} data-color={color} aria-hidden="true" />;
}
