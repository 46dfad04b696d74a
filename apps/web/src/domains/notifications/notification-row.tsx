import type { Notification } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { Link } from 'react-router';
import { now } from '../../platform/clock/clock.ts';
import { formatRelative } from '../../platform/format/relative-time.ts';
import { safeAddress } from '../../platform/session/wanted-address.ts';
import styles from './notifications.module.css';

/** One notification; opening it marks it as read. `path` comes from data, so only an address of the portal is a link. */
export function NotificationRow({ notification, zone, onOpen }: NotificationRowProps) {
  const isUnread = notification.read_at === null;
  const target = notification.path === null ? null : safeAddress(notification.path);
  const content = (
    <>
      <span className={styles.title}>
        {notification.title}
        {isUnread ? <span className={styles.hidden}> (unread)</span> : null}
      </span>
      <span className={styles.text}>{notification.text}</span>
      <span className={styles.time}>{formatRelative(notification.created_at, { now: now(), zone })}</span>
    </>
  );
  const open = () => onOpen(notification);
  return (
    <li className={styles.row} data-unread={isUnread || undefined}>
      {target === null ? (
        <button type="button" className={styles.body} onClick={open}>
          {content}
        </button>
      ) : (
        <Link className={styles.body} to={target} onClick={open}>
          {content}
        </Link>
      )}
    </li>
  );
}

interface NotificationRowProps {
  readonly notification: Notification;
  readonly zone: string;
  readonly onOpen: (notification: Notification) => void;
}
