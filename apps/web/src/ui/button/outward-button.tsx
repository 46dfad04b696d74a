import type { ReactNode } from 'react';
import styles from './button.module.css';
import type { ButtonTone } from './button.tsx';

/** A link to another site that looks like a button. It opens in a tab of its own, which learns nothing about the portal. */
export function OutwardButton({ href, tone = 'default', small, icon, label, children }: OutwardButtonProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={styles.button}
      data-tone={tone}
      data-small={small || undefined}
      aria-label={label}
    >
      {icon}
      {children}
    </a>
  );
}

interface OutwardButtonProps {
  readonly href: string;
  readonly tone?: ButtonTone;
  readonly small?: boolean;
  readonly icon?: ReactNode;
  /** Where the words alone do not say what it opens. */
  readonly label?: string;
  readonly children: ReactNode;
}
