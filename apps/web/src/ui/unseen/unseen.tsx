import type { ComponentProps } from 'react';
import styles from './unseen.module.css';

/** Announced to screen readers; not visible. */
export function Unseen({ as: Tag = 'span', ...rest }: UnseenProps) {
  return <Tag {...rest} className={styles.unseen} />;
}

interface UnseenProps extends Pick<ComponentProps<'span'>, 'children' | 'role'> {
  readonly as?: 'span' | 'p' | 'legend';
}
