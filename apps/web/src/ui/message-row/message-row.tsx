import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Unseen } from '../unseen/unseen.tsx';
import styles from './message-row.module.css';

/** A message in a list; unread ones are marked visibly and for screen readers. With `to` it is a link. */
export function MessageRow({ title, badge, text, time, isUnread, to, onOpen }: MessageRowProps) {
  const content = (
    <>
      <span className={styles.head}>
        <span className={styles.title}>
          {title}
          {isUnread ? <Unseen> (unread)</Unseen> : null}
        </span>
        {badge}
      </span>
      <span className={styles.text}>{text}</span>
      <span className={styles.time}>{time}</span>
    </>
  );
  return (
    <li className={styles.row} data-unread={isUnread || undefined}>
      {to === undefined ? (
        <button type="button" className={styles.body} onClick={onOpen}>
          {content}
        </button>
      ) : (
        <Link className={styles.body} to={to} onClick={onOpen}>
          {content}
        </Link>
      )}
    </li>
  );
}

interface MessageRowProps {
  readonly title: string;
  readonly badge?: ReactNode;
  readonly text: string;
  readonly time: string;
  readonly isUnread: boolean;
  readonly to?: string | undefined;
  readonly onOpen: () => void;
}
