import { employeeAccess } from '@muster/contract/domains/employees/employees.policy.ts';
import { type ComingUp, comingUpDays } from '@muster/contract/domains/home/coming-up.calls.ts';
import { mostLeaveCalendarDays } from '@muster/contract/domains/leave/leave-calendar.constants.ts';
import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { timesheetAccess } from '@muster/contract/domains/timesheets/timesheets.policy.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { homeZone } from '@muster/contract/time.ts';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useRef, useState } from 'react';
import { Link } from 'react-router';
import { now } from '../../../platform/clock/clock.ts';
import { dayAt, weekdayName } from '../../../platform/format/dates.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { DateTile } from '../../../ui/period/date-tile.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import styles from './ahead.module.css';
import { comingUpQuery, useWhoIsAway } from './ahead.queries.ts';
import type { AwayPerson } from './away-lines.ts';
import { type ComingLine, comingLines } from './coming-lines.ts';
import { useFittingLines } from './use-fitting-lines.ts';
import { useLeaveSide } from './use-leave-side.ts';

/** Where the card is as high as its lines. */
const usualMost = 5;

/** Where another column ends first. */
const least = 3;

/** What comes in the next two weeks, by day, of the people within the viewer's reach. At the end of a column it fills it. */
export function ComingUpCard() {
  const today = dayAt(now(), homeZone);
  // As far as the calendar answers: leave that begins in the shown days is seldom longer.
  const readUntil = addDays(today, mostLeaveCalendarDays - 1);
  const readsEvents = useMay(employeeAccess.read);
  const readsLeave = useLeaveSide() === 'staff';
  const events = useQuery({ ...comingUpQuery, enabled: readsEvents });
  const away = useWhoIsAway(readsLeave ? 'staff' : null, { from: today, to: readUntil });
  const withToday = !useMay(shiftAccess.today);
  const withPeriod = useMay(timesheetAccess.lock);
  if (!readsEvents && !readsLeave) return null;
  const linesOf = (rows: readonly ComingUp[], people: readonly AwayPerson[]) => (
    <Lines lines={comingLines({ events: rows, away: people, today, readUntil, withToday, withPeriod })} />
  );
  const withLeave = (rows: readonly ComingUp[]) =>
    readsLeave ? (
      <Loaded of={away} thing="people who are away" outline={<RowsSkeleton />}>
        {(people) => linesOf(rows, people)}
      </Loaded>
    ) : (
      linesOf(rows, [])
    );
  return (
    <Card
      title="Coming up"
      flush
      actions={readsLeave ? <Link to={`${pathOf('leaveCalendar')}?layout=list`}>Leave calendar</Link> : null}
    >
      {readsEvents ? (
        <Loaded of={events} thing="next two weeks" outline={<RowsSkeleton />}>
          {withLeave}
        </Loaded>
      ) : (
        withLeave([])
      )}
    </Card>
  );
}

function Lines({ lines }: { readonly lines: readonly ComingLine[] }) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const most = useFittingLines(list, usualMost);
  if (lines.length === 0) return <CardNote>Nothing in the next {comingUpDays} days.</CardNote>;
  const hidden = isWhole ? 0 : lines.length - most;
  return (
    <>
      <ul
        ref={list}
        className={styles.rows}
        aria-label="Coming up"
        data-fills={isWhole ? undefined : Math.min(least, lines.length)}
      >
        {lines.slice(0, isWhole ? lines.length : most).map((line) => (
          <li key={line.key} className={styles.row}>
            <DateTile day={line.day} weekday={weekdayName(line.day)} isSaid />
            <div className={styles.words}>
              <p className={styles.title}>
                <Title line={line} />
              </p>
              {line.text === '' && !isSeveral(line) ? null : (
                <p className={styles.text}>{isSeveral(line) ? <Named line={line} /> : line.text}</p>
              )}
            </div>
            {line.isWaiting ? (
              <span className={styles.state}>
                <StatusBadge tone="amber">Pending</StatusBadge>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          Show {hidden} more
        </button>
      ) : null}
    </>
  );
}

const isSeveral = ({ people, more }: ComingLine) => people.length + more > 1;

/** The line about one person is the link to the record. */
function Title({ line }: { readonly line: ComingLine }) {
  const { title, people } = line;
  const [first] = people;
  if (first === undefined || isSeveral(line)) return title;
  return (
    <Link to={pathOf('employeeDetails', { id: first.id })} className={styles.person}>
      {title}
    </Link>
  );
}

function Named({ line: { people, more } }: { readonly line: ComingLine }) {
  return (
    <>
      {people.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 ? ', ' : null}
          <Link to={pathOf('employeeDetails', { id })}>{name}</Link>
        </Fragment>
      ))}
      {more > 0 ? ` and ${more} more` : null}
    </>
  );
}
