import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Unseen } from '../unseen/unseen.tsx';
import styles from './message-row.module.css';

/**
 * A message in a list; unread ones are marked visibly and for screen readers. With `to` it is a link. `lead` is before it, a box to
 * select it, and `aside` after it, what can be done with it.
 */
export function MessageRow({ title, badge, text, time, isUnread, to, onOpen, lead, aside }: MessageRowProps) {
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
    <li className={styles.row} data-unread={isUnread || undefined} data-led={lead !== undefined || undefined}>
      {lead === undefined ? null : <span className={styles.lead}>{lead}</span>}
      {to === undefined ? (
        <button type="button" className={styles.body} onClick={onOpen}>
          {content}
        </button>
      ) : (
        <Link className={styles.body} to={to} onClick={onOpen}>
          {content}
        </Link>
      )}
      {aside === undefined ? null : <span className={styles.aside}>{aside}</span>}
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
  readonly lead?: ReactNode;
  readonly aside?: ReactNode;
}
