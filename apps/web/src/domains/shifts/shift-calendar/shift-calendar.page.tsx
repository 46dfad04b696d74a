import { IconCalendarOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { problemText } from '../../../platform/api/problem-error.ts';
import { formatDay } from '../../../platform/format/dates.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { LoadingBar } from '../../../ui/state/loading-bar.tsx';
import { PageSkeleton } from '../../../ui/state/page-skeleton.tsx';
import { calendarQuery, homeTodayQuery } from '../shifts.queries.ts';
import { useScheduleChanges } from '../use-schedule-changes.ts';
import { useCalendarAddress } from './calendar-address.ts';
import { daysFrom, mondayOf } from './calendar-days.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import styles from './shift-calendar.module.css';

const pageSize = 30;

/** `/employees/shifts` (section 2.4): who works when, in the viewer's zone and the shift's side by side. */
export function ShiftCalendarPage() {
  const zone = useViewerZone();
  const [view, change] = useCalendarAddress();
  const today = useQuery(homeTodayQuery());
  const from = view.from ?? (today.data ? mondayOf(today.data.day) : null);
  const days = from === null ? [] : daysFrom(from, view.span);
  const calendar = useQuery({
    ...calendarQuery({
      from: days[0] ?? '',
      to: days.at(-1) ?? '',
      page: view.page,
      search: view.search,
      ...(view.client !== null && { client_id: view.client }),
      ...(view.team !== null && { team_id: view.team }),
    }),
    enabled: from !== null,
  });
  useScheduleChanges('calendar');
  const people = calendar.data?.data ?? [];
  const until = calendar.data?.planned_until;
  const isBeyond = until !== undefined && (days.at(-1) ?? '') > until;
  const problem = today.error ?? calendar.error;
  return (
    <Page>
      <PageHeader
        title="Shift calendar"
        count={calendar.data?.total}
        text={`Your time (${zoneCity(zone)}) above, the shift's own below. A night shift stands on the day it starts.`}
      />
      <CalendarToolbar view={view} from={from} today={today.data?.day ?? null} onChange={change} />
      <div className={styles.box}>
        <LoadingBar shown={calendar.isFetching && calendar.isPlaceholderData} />
        {isBeyond ? (
          <div className={styles.note}>
            <Notice>The schedule is worked out until {formatDay(until)}. Later days fill up as time goes on.</Notice>
          </div>
        ) : null}
        {problem && !calendar.data ? (
          <ErrorState
            title="The calendar could not be loaded"
            text={problemText(problem)}
            onRetry={() => void calendar.refetch()}
          />
        ) : calendar.data === undefined ? (
          <PageSkeleton />
        ) : people.length === 0 ? (
          <EmptyState
            icon={<IconCalendarOff aria-hidden="true" />}
            title="Nobody found."
            hint="Choose another client or team, or search for another name."
          />
        ) : (
          <CalendarGrid people={people} days={days} zone={zone} today={today.data?.day ?? ''} />
        )}
      </div>
      {calendar.data && calendar.data.total > pageSize ? (
        <Pagination
          page={view.page}
          size={pageSize}
          total={calendar.data.total}
          sizes={[pageSize]}
          onPage={(page) => change({ page })}
          onSize={() => undefined}
        />
      ) : null}
    </Page>
  );
}
