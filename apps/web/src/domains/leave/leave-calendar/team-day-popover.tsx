import { IconX } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Popover } from '../../../ui/popover/popover.tsx';
import { awayOnText, limitText } from './leave-span-texts.ts';
import { limitOn, type TeamDay } from './shown-calendar.ts';
import styles from './span-popover.module.css';

/** Who of a team is away on one day. */
export function TeamDayPopover({ placed: { group, day }, anchor, onClose }: TeamDayPopoverProps) {
  const people = group.away.get(day) ?? [];
  const label = awayOnText(group, day);
  const limit = limitText(group, day);
  return (
    <Popover opened anchor={anchor} onClose={onClose} label={label} isSheetOnPhones width={280} gap={6}>
      <div className={styles.popover}>
        <header className={styles.head}>
          <span className={styles.who}>
            <b>{label}</b>
            <span>{[group.client, group.title].filter(Boolean).join(' · ')}</span>
            {limit === null ? null : (
              <span className={styles.limit} data-limit={limitOn(group, day) ?? undefined}>
                {limit}
              </span>
            )}
          </span>
          <IconButton label="Close" hideTooltip icon={<IconX size={18} aria-hidden="true" />} onClick={onClose} />
        </header>
        <ul className={styles.people}>
          {people.map(({ id, name, is_waiting }) => (
            <li key={id}>
              <Initials name={name} size={28} />
              <span>{name}</span>
              {is_waiting ? <StatusBadge tone="amber">Pending</StatusBadge> : null}
            </li>
          ))}
        </ul>
      </div>
    </Popover>
  );
}

interface TeamDayPopoverProps {
  readonly placed: TeamDay;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}
