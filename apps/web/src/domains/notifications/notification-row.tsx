import type { Notification } from '@muster/contract/domains/notifications/notifications.calls.ts';
import type { ReactNode } from 'react';
import { now } from '../../platform/clock/clock.ts';
import { dayAt } from '../../platform/format/dates.ts';
import { withoutPresentYear } from '../../platform/format/present-year.ts';
import { ageText } from '../../platform/format/relative-time.ts';
import { safeAddress } from '../../platform/session/requested-address.ts';
import { MessageRow } from '../../ui/message-row/message-row.tsx';
import { NotificationPicture } from './notification-picture.tsx';

/** An older notification shows its day, which says more than '31 days'. */
const recentDays = 7;

/** One notification; opening it marks it as read. `path` comes from data, so only an address of the portal is a link. */
export function NotificationRow({ notification, zone, time, onOpen, ...around }: NotificationRowProps) {
  const { title, text, created_at, read_at, path, person, area } = notification;
  return (
    <MessageRow
      title={title}
      text={withoutPresentYear(text, dayAt(now(), zone).slice(0, 4))}
      time={time ?? ageText(created_at, { now: now(), zone, fullAfterDays: recentDays })}
      isUnread={read_at === null}
      to={path === null ? undefined : (safeAddress(path) ?? undefined)}
      onOpen={() => onOpen(notification)}
      picture={<NotificationPicture person={person} area={area} />}
      {...around}
    />
  );
}

interface NotificationRowProps {
  readonly notification: Notification;
  readonly zone: string;
  /** Instead of its age. */
  readonly time?: string | undefined;
  readonly onOpen: (notification: Notification) => void;
  readonly lead?: ReactNode;
  readonly isPicking?: boolean | undefined;
  readonly aside?: ReactNode;
}
