import type { ReactNode } from 'react';
import styles from './button.module.css';
import type { ButtonTone } from './button.tsx';

/** A plain link that looks like a button, for screens before the sign-in, which have no router. */
export function AnchorButton({ href, tone = 'default', wide, children }: AnchorButtonProps) {
  return (
    <a href={href} className={styles.button} data-tone={tone} data-wide={wide || undefined}>
      {children}
    </a>
  );
}

interface AnchorButtonProps {
  readonly href: string;
  readonly tone?: ButtonTone;
  readonly wide?: boolean;
  readonly children: ReactNode;
}
