import type { LeaveColor } from '@muster/contract/domains/leave/leave-types.constants.ts';
import styles from './color-dot.module.css';

/** The color of a leave type, always beside its name. `inText`: directly before it in a line of text. */
export function ColorDot({ color, inText }: { readonly color: LeaveColor; readonly inText?: boolean }) {
  return <span className={styles.dot} data-color={color} data-in-text={inText ? '' : undefined} aria-hidden="true" />;
}
