import type { OwnScheduleDay } from '@muster/contract/domains/schedules/own-schedule.calls.ts';
import { IconX } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { formatDay, formatWeekday } from '../../../platform/format/dates.ts';
import { clockRange, rangeThere } from '../../../platform/format/zone-times.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { DescriptionList, type Fact } from '../../../ui/description-list/description-list.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { Popover } from '../../../ui/popover/popover.tsx';
import styles from './day-popover.module.css';
import { canSwap, countedLines, isWorkDay, wordsOf } from './schedule-words.ts';

/** A planned day: its hours in both zones, what it will count as, and what can be done about it. */
export function DayPopover({ day, today, zone, anchor, onClose, onSwap }: DayPopoverProps) {
  const date = formatWeekday(day.work_date);
  return (
    <Popover
      opened
      anchor={anchor}
      onClose={onClose}
      label={`Shift on ${formatDay(day.work_date)}`}
      isSheetOnPhones
      width={304}
      gap={4}
    >
      <header className={styles.head}>
        <b>{day.work_date === today ? `Today, ${date}` : date}</b>
        {wordsOf(day).map((word) => (
          <StateBadge key={word} word={word} />
        ))}
        <span className={styles.close}>
          <IconButton label="Close" hideTooltip icon={<IconX size={18} aria-hidden="true" />} onClick={onClose} />
        </span>
      </header>
      <div className={styles.facts}>
        <DescriptionList columns={1} facts={factsOf(day, zone)} />
      </div>
      {day.work_date > today ? (
        canSwap(day, today) ? (
          <div className={styles.foot}>
            <Button wide data-autofocus="" aria-label={`Swap or cover ${formatDay(day.work_date)}`} onClick={onSwap}>
              Swap or cover…
            </Button>
          </div>
        ) : null
      ) : (
        <div className={styles.foot}>
          <LinkButton wide to={`/my-timesheets?day=${day.work_date}`}>
            Open in my timesheets
          </LinkButton>
        </div>
      )}
    </Popover>
  );
}

interface DayPopoverProps {
  readonly day: OwnScheduleDay;
  readonly today: string;
  readonly zone: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onSwap: () => void;
}

function factsOf(day: OwnScheduleDay, zone: string): readonly Fact[] {
  const there = rangeThere(day.starts_at, day.ends_at, day.zone, zone);
  const [work, ...premiums] = countedLines(day);
  return [
    {
      label: isWorkDay(day) ? 'Hours' : 'Usual hours',
      value: (
        <>
          {clockRange(day.starts_at, day.ends_at, zone)}
          {there === null ? null : <SecondLine>{there}</SecondLine>}
        </>
      ),
    },
    {
      label: 'Shift',
      value: (
        <>
          {day.shift ?? 'Shift'}
          {day.rotation === null ? null : <SecondLine>Rotation: {day.rotation}</SecondLine>}
        </>
      ),
    },
    ...(day.holiday === null ? [] : [{ label: 'Holiday', value: day.holiday }]),
    ...(work === undefined
      ? []
      : [
          {
            label: 'Counts as',
            value: (
              <>
                {work}
                {premiums.map((line) => (
                  <SecondLine key={line}>{line}</SecondLine>
                ))}
              </>
            ),
          },
        ]),
  ];
}
