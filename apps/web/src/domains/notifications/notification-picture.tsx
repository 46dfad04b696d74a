import type { Notification } from '@muster/contract/domains/notifications/notifications.calls.ts';
import {
  IconArrowsExchange,
  IconBeach,
  IconBell,
  IconBriefcase,
  IconCalendarEvent,
  IconClock,
  IconMessage,
  IconReceipt,
  IconShield,
  IconSun,
  IconTicket,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import iconTile from '../../ui/avatar/icon-tile.module.css';
import { Initials } from '../../ui/avatar/initials.tsx';

/** The person whom a notification names, otherwise its area. */
export function NotificationPicture({ person, area }: Pick<Notification, 'person' | 'area'>) {
  if (person !== null) return <Initials name={person} size={32} />;
  const Icon = area === null ? IconBell : areaIcons[area];
  return (
    <span className={iconTile.tile} aria-hidden="true">
      <Icon />
    </span>
  );
}

const areaIcons: Readonly<Record<NonNullable<Notification['area']>, ComponentType>> = {
  account: IconShield,
  announcements: IconMessage,
  approvals: IconArrowsExchange,
  attendance: IconClock,
  schedule: IconCalendarEvent,
  leave: IconBeach,
  holidays: IconSun,
  timesheets: IconReceipt,
  pay: IconReceipt,
  tickets: IconTicket,
  hiring: IconBriefcase,
};
