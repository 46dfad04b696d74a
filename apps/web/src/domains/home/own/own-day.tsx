import { addDays, mondayOf } from '@muster/contract/plain-day.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayAt } from '../../../platform/format/dates.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { userDetailsQuery, useViewerZone } from '../../../platform/session/account-queries.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ClockCard } from './clock-card.tsx';
import { ownLeaveQuery, ownSheetsQuery, ownSwapsQuery, useMinute, useOwnAttendance } from './own.queries.ts';
import { openAbsences } from './own-absences.ts';
import { type OwnAttendance, ownClock } from './own-clock.ts';
import { LinesCard, OwnLine } from './own-lines.tsx';
import { ownPending } from './own-pending.ts';
import { OwnTasks } from './own-tasks.tsx';
import { ownWeek, unscheduledDay } from './own-week.ts';
import { WeekCard } from './week-card.tsx';

/** The employee's own day: clock, week, what to do and what is pending. */
export function OwnDayCards() {
  const own = useOwnAttendance();
  return (
    <Loaded
      of={own}
      thing="clock"
      outline={
        <Card>
          <div style={{ minHeight: 168 }} role="status" aria-label="Loading the clock" />
        </Card>
      }
    >
      {(found) => <Cards own={found} />}
    </Loaded>
  );
}

function Cards({ own }: { readonly own: OwnAttendance }) {
  const zone = useViewerZone();
  const at = useMinute();
  const [weeksAgo, setWeeksAgo] = useState(0);
  const { data: details } = useQuery(userDetailsQuery);
  const ownSheets = useQuery(ownSheetsQuery);
  const ownSwaps = useQuery(ownSwapsQuery);
  const sheets = ownSheets.data?.data ?? [];
  const swaps = ownSwaps.data ?? [];
  const leave = useQuery(ownLeaveQuery);
  if (own.next === null) return null;
  const { days } = own;
  const today = dayAt(at, zone);
  const monday = addDays(mondayOf(today), -7 * weeksAgo);
  const pending = ownPending({ days, sheets, swaps });
  return (
    <>
      <ClockCard own={own} zone={zone} client={details?.myClient?.legal_business_name ?? null} />
      <WeekCard
        title={weekTitle(weeksAgo)}
        cells={ownWeek({ monday, days, today, zone, clock: ownClock(own, zone, at) })}
        unscheduled={weeksAgo === 0 ? unscheduledDay(days, today, details?.myShift?.work_days ?? []) : null}
        onEarlier={addDays(monday, -7) < (own.correctable?.from ?? today) ? null : () => setWeeksAgo(weeksAgo + 1)}
        onLater={weeksAgo === 0 ? null : () => setWeeksAgo(weeksAgo - 1)}
      />
      {ownSheets.isPending || ownSwaps.isPending || leave.isPending ? <span data-loading="" /> : null}
      <OwnTasks
        absences={leave.data && ownSheets.data ? openAbsences({ days, sheets, leave: leave.data }) : []}
        zone={own.zone ?? zone}
      />
      {pending.length === 0 ? null : (
        <LinesCard title="Pending" count={pending.length}>
          {pending.map(({ key, kind, title, text }) => (
            <OwnLine key={key} kind={kind} title={title} text={text}>
              <StatusBadge tone="amber">Pending</StatusBadge>
            </OwnLine>
          ))}
        </LinesCard>
      )}
    </>
  );
}

const weekTitle = (weeksAgo: number) =>
  weeksAgo === 0 ? 'This week' : weeksAgo === 1 ? 'Last week' : `${weeksAgo} weeks ago`;
