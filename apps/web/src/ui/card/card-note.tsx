import type { ReactNode } from 'react';
import styles from './card-note.module.css';

/** A short sentence in a card: that there is nothing, or a remark below its content. */
export function CardNote({ inBody, as: Tag = 'p', children }: CardNoteProps) {
  return (
    <Tag className={styles.note} data-padded={inBody ? undefined : true}>
      {children}
    </Tag>
  );
}

interface CardNoteProps {
  /** In a card that has padding of its own. A flush card has none. */
  readonly inBody?: boolean;
  /** The only item of a list. */
  readonly as?: 'p' | 'li';
  readonly children: ReactNode;
}
