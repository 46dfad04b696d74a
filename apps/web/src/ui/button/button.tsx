import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

/** `refuse`: the other choice beside a primary button, such as Reject beside Approve. */
export type ButtonTone = 'primary' | 'default' | 'quiet' | 'danger' | 'refuse';

/**
 * `busy` keeps the label readable (such as 'Adding...') and ignores presses without losing the focus, as `disabled`
 * would. `aria-disabled` shows that `onClick` will ignore a press for a moment.
 */
export function Button({
  tone,
  small,
  icon,
  trailing,
  busy,
  wide,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, className)}
      data-tone={tone ?? 'default'}
      data-small={small || undefined}
      data-wide={wide || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      data-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
      {trailing}
    </button>
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  readonly tone?: ButtonTone | undefined;
  readonly small?: boolean | undefined;
  readonly icon?: ReactNode;
  readonly trailing?: ReactNode;
  readonly busy?: boolean | undefined;
  readonly wide?: boolean | undefined;
}
