import type { ComponentProps } from 'react';
import styles from './unseen.module.css';

/** Said to whoever listens to the page; not drawn. */
export function Unseen({ as: Tag = 'span', ...rest }: UnseenProps) {
  return <Tag {...rest} className={styles.unseen} />;
}

interface UnseenProps extends Pick<ComponentProps<'span'>, 'children' | 'role'> {
  readonly as?: 'span' | 'p' | 'legend';
}
