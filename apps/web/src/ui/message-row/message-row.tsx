import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Unseen } from '../unseen/unseen.tsx';
import styles from './message-row.module.css';

/**
 * A message in a list; unread ones are marked visibly and for screen readers. With `to` it is a link. `picture` says who or what it is
 * about. `lead`, a box to select it, takes the place of the picture while the row is pointed at, focused or selected, and always with
 * `isPicking`. `aside` is after it, what can be done with it.
 */
export function MessageRow({
  title,
  badge,
  text,
  time,
  isUnread,
  to,
  onOpen,
  picture,
  lead,
  isPicking,
  aside,
}: MessageRowProps) {
  const content = (
    <>
      {picture === undefined ? null : <span className={styles.picture}>{picture}</span>}
      <span className={styles.main}>
        <span className={styles.head}>
          <span className={styles.title}>
            {title}
            {isUnread ? <Unseen> (unread)</Unseen> : null}
          </span>
          {badge}
          <span className={styles.time}>{time}</span>
        </span>
        {text === '' ? null : <span className={styles.text}>{text}</span>}
      </span>
    </>
  );
  return (
    <li className={styles.row} data-unread={isUnread || undefined} data-picking={isPicking || undefined}>
      {to === undefined ? (
        <button type="button" className={styles.body} onClick={onOpen}>
          {content}
        </button>
      ) : (
        <Link className={styles.body} to={to} onClick={onOpen}>
          {content}
        </Link>
      )}
      {lead === undefined ? null : <span className={styles.lead}>{lead}</span>}
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
  readonly picture?: ReactNode;
  readonly lead?: ReactNode;
  readonly isPicking?: boolean | undefined;
  readonly aside?: ReactNode;
}
