import { counted } from '@muster/contract/counted.ts';
import type { LeaveCalendarSide } from '@muster/contract/domains/leave/leave-calendar.policy.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './leave-agenda.module.css';
import { useLeaveCalendar } from './leave-calendar.queries.ts';
import type { LeaveCalendarView } from './leave-calendar-address.ts';
import { narrowedTo, peopleAwayOn } from './shown-calendar.ts';

/** Below a day without leave: the next day with somebody away. */
export function NextAway({ day, people, onGo }: NextAwayProps) {
  return (
    <p className={styles.next}>
      <Button onClick={() => onGo(day)}>
        {`Next: ${formatWeekday(day)}, ${counted(people, 'person', 'people')} away`}
      </Button>
    </p>
  );
}

interface NextAwayProps {
  readonly day: string;
  readonly people: number;
  readonly onGo: (day: string) => void;
}

/** The same, of the month after the shown days. Nothing where nobody is away in it either. */
export function LaterAway({ side, view, after, onGo }: LaterAwayProps) {
  const days = Array.from({ length: 31 }, (_, index) => addDays(after, index + 1));
  const later = useLeaveCalendar(side, { from: days[0] ?? after, to: days.at(-1) ?? after, view });
  if (!later.data || later.isPlaceholderData) return null;
  const calendar = narrowedTo(later.data, view.only);
  const next = days.find((day) => peopleAwayOn(calendar, day) > 0);
  return next === undefined ? null : <NextAway day={next} people={peopleAwayOn(calendar, next)} onGo={onGo} />;
}

interface LaterAwayProps {
  readonly side: LeaveCalendarSide;
  readonly view: LeaveCalendarView;
  /** The last of the shown days. */
  readonly after: string;
  readonly onGo: (day: string) => void;
}
