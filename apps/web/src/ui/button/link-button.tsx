import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import type { ButtonTone } from './button.tsx';

/** A link that looks like a button: for actions that lead to another screen. */
export function LinkButton({ to, state, tone = 'default', small, wide, icon, children }: LinkButtonProps) {
  return (
    <Link
      to={to}
      state={state}
      className={styles.button}
      data-tone={tone}
      data-small={small || undefined}
      data-wide={wide || undefined}
    >
      {icon}
      {children}
    </Link>
  );
}

interface LinkButtonProps {
  readonly to: string;
  /** Of the history entry: what the screen opens at once. */
  readonly state?: unknown;
  readonly tone?: ButtonTone;
  readonly small?: boolean;
  readonly wide?: boolean;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}
