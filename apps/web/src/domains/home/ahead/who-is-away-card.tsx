import { mostLeaveCalendarDays } from '@muster/contract/domains/leave/leave-calendar.constants.ts';
import type { LeaveCalendarSide } from '@muster/contract/domains/leave/leave-calendar.policy.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { homeZone } from '@muster/contract/time.ts';
import { Link } from 'react-router';
import { now } from '../../../platform/clock/clock.ts';
import { dayAt, weekdayName } from '../../../platform/format/dates.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { DateTile } from '../../../ui/period/date-tile.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import styles from './ahead.module.css';
import { useWhoIsAway } from './ahead.queries.ts';
import { awayDays, awayLines, mostAwayLines, mostComingLines } from './away-lines.ts';
import { useLeaveSide } from './use-leave-side.ts';

/** Who is away today and in the next days: of the people within reach, or of the viewer's company. */
export function WhoIsAwayCard() {
  const side = useLeaveSide();
  return side === 'staff' || side === 'client' ? <AwayCard side={side} /> : null;
}

function AwayCard({ side }: { readonly side: Exclude<LeaveCalendarSide, 'own'> }) {
  const today = dayAt(now(), homeZone);
  // As far as the calendar answers: leave that begins in the shown days is seldom longer.
  const readUntil = addDays(today, mostLeaveCalendarDays - 1);
  const found = useWhoIsAway(side, { from: today, to: readUntil });
  const isAnyAway = found.data?.some(({ away }) => away.some(({ first }) => first <= today)) ?? true;
  const title = isAnyAway ? 'Who is away' : 'Upcoming leave';
  return (
    <Card title={title} flush actions={<Link to={pathOf('leaveCalendar')}>Open calendar</Link>}>
      <Loaded of={found} thing="people who are away" outline={<RowsSkeleton />}>
        {(people) => {
          const lines = awayLines(people, today, readUntil);
          if (lines.length === 0) return <CardNote>No one is away in the next {awayDays} days.</CardNote>;
          const shown = lines.slice(0, isAnyAway ? mostAwayLines : mostComingLines);
          const more = lines.length - shown.length;
          return (
            <>
              <ul className={styles.rows} aria-label={title}>
                {shown.map(({ key, day, name, text, isWaiting }) => (
                  <li key={key} className={styles.row}>
                    <DateTile day={day} weekday={weekdayName(day)} />
                    <div className={styles.words}>
                      <p className={styles.title}>{name}</p>
                      <p className={styles.text}>{text}</p>
                    </div>
                    {isWaiting ? (
                      <span className={styles.state}>
                        <StatusBadge tone="amber">Pending</StatusBadge>
                      </span>
                    ) : null}
                  </li>
                ))}
              </ul>
              {more > 0 ? (
                <Link to={`${pathOf('leaveCalendar')}?layout=list`} className={styles.more}>
                  {`Show ${more} more in the calendar`}
                </Link>
              ) : null}
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}
