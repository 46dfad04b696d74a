import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconCalendarOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useAddressView } from '../../../platform/address/use-address-view.ts';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { formatDay } from '../../../platform/format/dates.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { FoundRows } from '../../../platform/record/found-rows.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Can } from '../../../platform/session/can.tsx';
import { QueryExport } from '../../../platform/table/export-menu.tsx';
import { SavedViewsMenu } from '../../../platform/table/saved-views/saved-views-menu.tsx';
import { nothingHidden } from '../../../platform/table/use-hidden-columns.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { LoadingBar } from '../../../ui/state/loading-bar.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { calendarQuery, homeTodayQuery } from '../shifts.queries.ts';
import { calendarViewIn } from './calendar-address.ts';
import { daysFrom, mondayOf } from './calendar-days.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import styles from './shift-calendar.module.css';

/** `/employees/shifts` (section 2.4): who works when, in the viewer's zone and the shift's side by side. */
export function ShiftCalendarPage() {
  const zone = useViewerZone();
  const [view, change] = useAddressView(calendarViewIn);
  const today = useQuery(homeTodayQuery());
  const from = view.from ?? (today.data ? mondayOf(today.data.day) : null);
  const days = from === null ? [] : daysFrom(from, view.days);
  const list = calendarQuery({
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    page: view.page,
    search: view.search,
    client: view.client,
    team: view.team,
  });
  const calendar = useQuery({ ...list, enabled: from !== null });
  useRefreshOn('schedule.changed', [employeeShiftsEndpoints.calendar]);
  const isNarrowed = view.search !== '' || view.client !== null || view.team !== null;
  const until = calendar.data?.planned_until;
  const isBeyond = until !== undefined && (days.at(-1) ?? '') > until;
  return (
    <Page>
      <PageHeader
        title="Shift calendar"
        count={calendar.data?.total}
        actions={
          <>
            {calendar.data?.total ? <QueryExport label="Shift calendar" query={list} /> : null}
            <SavedViewsMenu list="shiftCalendar" label="People" hiding={nothingHidden} />
          </>
        }
        text={`Times shown in ${zoneCity(zone)} time, shift-local time below. Night shifts appear on their start date.`}
      />
      <CalendarToolbar view={view} from={from} today={today.data?.day ?? null} onChange={change} />
      <div className={styles.box}>
        <LoadingBar shown={calendar.isFetching && calendar.isPlaceholderData} />
        {isBeyond ? (
          <div className={styles.note}>
            <Notice>The schedule is planned until {formatDay(until)}. Later days are added over time.</Notice>
          </div>
        ) : null}
        <Loaded of={today} thing="calendar" outline={<RowsSkeleton />}>
          {({ day }) => (
            <FoundRows
              of={calendar}
              thing="calendar"
              empty={{
                icon: <IconCalendarOff aria-hidden="true" />,
                title: 'No shifts scheduled this week.',
                hint: 'Employees with a shift are listed here, day by day.',
                action: (
                  <Can rule={shiftAccess.list}>
                    <LinkButton to={pathOf('shifts')}>Open the shifts</LinkButton>
                  </Can>
                ),
              }}
              onClear={isNarrowed ? () => change({ search: '', client: null, team: null }) : undefined}
              page={view.page}
              onPage={(page) => change({ page })}
            >
              {({ data: people }) => <CalendarGrid people={people} days={days} zone={zone} today={day} />}
            </FoundRows>
          )}
        </Loaded>
      </div>
    </Page>
  );
}
