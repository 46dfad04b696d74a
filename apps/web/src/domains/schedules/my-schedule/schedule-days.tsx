import type { CallAnswer } from '@muster/contract/call.ts';
import type { OwnScheduleDay, ownScheduleCalls } from '@muster/contract/domains/schedules/own-schedule.calls.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { useEffect, useRef, useState } from 'react';
import { clockText, formatDay, formatWeekday, weekdayName } from '../../../platform/format/dates.ts';
import { clockRange } from '../../../platform/format/zone-times.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { DayPopover } from './day-popover.tsx';
import styles from './schedule-days.module.css';
import { canSwap, isWorkDay, wordsOf } from './schedule-words.ts';

type OwnSchedule = CallAnswer<(typeof ownScheduleCalls)['read']>;

const SwapDialog = lazyPanel(() => import('./swap-dialog.tsx').then((part) => part.SwapDialog));

const weeks = [0, 7, 14, 21];
const weekdays = [0, 1, 2, 3, 4, 5, 6];

/** Four weeks, one per row, on phones one day per line. A day opens what it is and will count as, and its swap. */
export function ScheduleDays({ own, zone, openDay, swapDay }: ScheduleDaysProps) {
  const swapping = useLazyPanel((day: OwnScheduleDay, state) => <SwapDialog day={day} zone={zone} {...state} />);
  const table = useRef<HTMLTableElement>(null);
  const anchor = useRef<HTMLElement | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const dayOf = (date: string) => own.days.find(({ work_date }) => work_date === date);
  const asked = own.days.find((day) => day.work_date === swapDay && canSwap(day, own.today));
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current) return;
    const button = openDay === null ? null : table.current?.querySelector<HTMLElement>(`[data-day="${openDay}"]`);
    if (asked === undefined && !button) return;
    isOpened.current = true;
    if (asked !== undefined) return swapping.open(asked);
    anchor.current = button ?? null;
    setShown(openDay);
  }, [asked, openDay, swapping.open]);
  const open = shown === null ? undefined : dayOf(shown);
  if (own.days.length === 0) return <CardNote>No shifts scheduled in these weeks.</CardNote>;
  return (
    <>
      <table ref={table} className={styles.grid} aria-label="Planned days">
        <thead>
          <tr>
            {weekdays.map((offset) => (
              <th key={offset} scope="col">
                {weekdayName(addDays(own.from, offset))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week}>
              {weekdays.map((offset) => {
                const date = addDays(own.from, week + offset);
                const day = dayOf(date);
                return (
                  <td
                    key={date}
                    data-today={date === own.today || undefined}
                    data-past={date < own.today || undefined}
                    data-free={!day || !isWorkDay(day) || undefined}
                  >
                    {day ? (
                      <button
                        type="button"
                        className={styles.day}
                        data-day={date}
                        aria-label={labelOf(day, own.today, zone)}
                        aria-expanded={shown === date}
                        onClick={(event) => {
                          anchor.current = event.currentTarget;
                          setShown(shown === date ? null : date);
                        }}
                      >
                        <DayDate date={date} />
                        <Hours day={day} zone={zone} />
                        <span className={styles.words}>
                          {wordsOf(day).map((word) => (
                            <StateBadge key={word} word={word} />
                          ))}
                        </span>
                      </button>
                    ) : (
                      <div className={styles.day}>
                        <DayDate date={date} />
                        <span className={styles.free}>{date > own.planned_until ? 'Not planned yet' : 'No shift'}</span>
                      </div>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {open === undefined ? null : (
        <DayPopover
          key={open.work_date}
          day={open}
          today={own.today}
          zone={zone}
          anchor={anchor}
          onClose={() => setShown(null)}
          onSwap={() => {
            setShown(null);
            swapping.open(open);
          }}
        />
      )}
      {swapping.panel}
    </>
  );
}

interface ScheduleDaysProps {
  readonly own: OwnSchedule;
  readonly zone: string;
  /** Which day opens with the page. */
  readonly openDay: string | null;
  /** Whose swap opens with the page. */
  readonly swapDay: string | null;
}

/** '23'; the first of a month with its name. */
function DayDate({ date }: { readonly date: string }) {
  const number = Number(date.slice(8));
  return (
    <span className={styles.date}>
      <span className={styles.weekday}>{weekdayName(date)} </span>
      {number === 1 ? formatDay(date).replace(/,.*$/, '') : number}
    </span>
  );
}

/** On two lines where the cell is narrow. */
function Hours({ day, zone }: { readonly day: OwnScheduleDay; readonly zone: string }) {
  if (!isWorkDay(day)) return <span className={styles.hours} />;
  return (
    <span className={styles.hours}>
      <span>{clockText(day.starts_at, zone)} –</span> <span>{clockText(day.ends_at, zone)}</span>
    </span>
  );
}

const labelOf = (day: OwnScheduleDay, today: string, zone: string): string =>
  [
    day.work_date === today ? `Today, ${formatWeekday(day.work_date)}` : formatWeekday(day.work_date),
    ...(isWorkDay(day) ? [clockRange(day.starts_at, day.ends_at, zone)] : []),
    ...wordsOf(day),
  ].join(', ');
