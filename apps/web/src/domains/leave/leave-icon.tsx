import type { LeaveColor } from '@muster/contract/domains/leave/leave-types.constants.ts';
import {
  IconBabyCarriage,
  IconBeach,
  IconCalendarEvent,
  IconCalendarPause,
  IconLifebuoy,
  IconPill,
  IconUsers,
} from '@tabler/icons-react';
import styles from './leave-icon.module.css';

/** The icon of a leave type, beside its name or in its place. `inText`: directly before it in a line of text. */
export function LeaveIcon({ color, size = 16, inText }: LeaveIconProps) {
  const Icon = icons[color];
  return (
    <span className={styles.icon} data-in-text={inText ? '' : undefined}>
      <Icon size={size} aria-hidden="true" />
    </span>
  );
}

interface LeaveIconProps {
  readonly color: LeaveColor;
  readonly size?: number;
  readonly inText?: boolean;
}

const icons = {
  blue: IconCalendarEvent,
  teal: IconBeach,
  green: IconUsers,
  amber: IconPill,
  red: IconLifebuoy,
  pink: IconBabyCarriage,
  gray: IconCalendarPause,
} as const;
