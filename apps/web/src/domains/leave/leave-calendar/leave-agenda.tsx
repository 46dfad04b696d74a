import { counted } from '@muster/contract/counted.ts';
import type { LeaveCalendarSide } from '@muster/contract/domains/leave/leave-calendar.policy.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { formatWeekday, weekdayName } from '../../../platform/format/dates.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { DayStrip } from '../../../ui/period/day-strip.tsx';
import styles from './leave-agenda.module.css';
import type { LeaveCalendarView } from './leave-calendar-address.ts';
import { limitedDayText, spanDaysText } from './leave-span-texts.ts';
import { LaterAway, NextAway } from './next-away.tsx';
import {
  isAwayOn,
  limitOn,
  type PlacedSpan,
  peopleAwayOn,
  type ShownCalendar,
  type ShownGroup,
  spansByDay,
} from './shown-calendar.ts';

/** On phones: who is away on one day, with the days of the period on top. */
export function LeaveAgenda({ calendar, days, today, side, view, onGo, onOpen }: LeaveAgendaProps) {
  const [chosen, setChosen] = useState(view.from ?? today);
  const day = days.includes(chosen) ? chosen : (days[0] ?? today);
  const placed = spansByDay(calendar);
  const peopleOn = (one: string) => peopleAwayOn(calendar, one);
  const away = placed.filter(({ span }) => isAwayOn(span, day));
  const next = days.find((one) => one > day && peopleOn(one) > 0);
  const limited = calendar.groups.filter((group) => limitOn(group, day) !== null);
  return (
    <section aria-label="Leave by day">
      <DayStrip
        days={days.map((one) => {
          const count = peopleOn(one);
          return {
            day: one,
            weekday: weekdayName(one),
            title: `${formatWeekday(one)}, ${counted(count, 'person', 'people')} away`,
            mark: (
              <span
                className={styles.mark}
                data-shown={count > 0 || undefined}
                data-limit={worstLimit(calendar.groups, one)}
                aria-hidden="true"
              />
            ),
          };
        })}
        chosen={day}
        today={today}
        onChoose={setChosen}
      />
      <h2 className={styles.head}>
        {formatWeekday(day)} <span>{away.length === 0 ? 'No one is away' : `${peopleOn(day)} away`}</span>
      </h2>
      {limited.map((group) => (
        <p key={group.key} className={styles.limit} data-limit={limitOn(group, day)}>
          {limitedDayText(group, day)}
        </p>
      ))}
      {away.length > 0 ? null : next === undefined ? (
        <LaterAway
          side={side}
          view={view}
          after={days.at(-1) ?? today}
          onGo={(later) => {
            setChosen(later);
            onGo(later);
          }}
        />
      ) : (
        <NextAway day={next} people={peopleOn(next)} onGo={setChosen} />
      )}
      <ul className={styles.lines}>
        {away.map((one) => (
          <li key={one.span.key}>
            <button type="button" aria-haspopup="dialog" onClick={(event) => onOpen(one, event.currentTarget)}>
              <Initials name={one.person.name} size={32} />
              <span className={styles.who}>
                <b className={styles.person}>{one.person.name}</b>
                <span>
                  {one.span.label} · {spanDaysText(one.span)}
                </span>
              </span>
              {one.span.isWaiting ? <StatusBadge tone="amber">Pending</StatusBadge> : null}
              <IconChevronRight size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const worstLimit = (groups: readonly ShownGroup[], day: string) => {
  const found = groups.map((group) => limitOn(group, day));
  return found.includes('over') ? 'over' : found.includes('at') ? 'at' : undefined;
};

interface LeaveAgendaProps {
  readonly calendar: ShownCalendar;
  readonly days: readonly string[];
  readonly today: string;
  readonly side: LeaveCalendarSide;
  readonly view: LeaveCalendarView;
  /** Shows the period of a day. */
  readonly onGo: (day: string) => void;
  readonly onOpen: (placed: PlacedSpan, line: HTMLElement) => void;
}
