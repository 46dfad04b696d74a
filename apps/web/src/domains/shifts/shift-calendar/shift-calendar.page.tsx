import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconCalendarOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddressView } from '../../../platform/address/use-address-view.ts';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { formatDay } from '../../../platform/format/dates.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Can } from '../../../platform/session/can.tsx';
import { QueryExport } from '../../../platform/table/export-menu.tsx';
import { noColumns } from '../../../platform/table/no-columns.ts';
import { SavedViewsMenu } from '../../../platform/table/saved-views/saved-views-menu.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import dayGrid from '../../../ui/period/day-grid.module.css';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { LoadingBar } from '../../../ui/state/loading-bar.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { usePhone } from '../../../ui/use-compact.ts';
import { calendarSummaryQuery, calendarWindowQuery, homeTodayQuery } from '../shifts.queries.ts';
import { AssignButton } from './assign-button.tsx';
import { calendarViewIn } from './calendar-address.ts';
import { CalendarBoard } from './calendar-board.tsx';
import { type CalendarPeriod, periodOf } from './calendar-period.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import styles from './shift-calendar.module.css';
import { ShiftLegend } from './shift-legend.tsx';
import { useCalendarRows, windowSize } from './use-calendar-rows.ts';

/** `/employees/shifts` (section 2.4): who works when, in the viewer's zone; night shifts on their work date. */
export function ShiftCalendarPage() {
  const zone = useViewerZone();
  const [view, change] = useAddressView(calendarViewIn);
  const today = useQuery(homeTodayQuery());
  const day = view.from ?? today.data?.day ?? null;
  const period = day === null ? null : periodOf(view, day);
  const filter = { search: view.search, client: view.client, team: view.team, mark: view.mark };
  const isPhone = usePhone();
  const [chosen, setChosen] = useState<string | null>(null);
  const shownDay = period && today.data ? dayIn(period, chosen ?? today.data.day) : null;
  const { first, isFetching, personAt, show } = useCalendarRows(period, filter, isPhone ? shownDay : null);
  const days = { from: period?.from ?? '', to: period?.to ?? '' };
  const summary = useQuery({ ...calendarSummaryQuery({ ...days, ...filter }), enabled: period !== null });
  useRefreshOn('schedule.changed', [employeeShiftsEndpoints.calendar, employeeShiftsEndpoints.calendarSummary]);
  const isNarrowed = view.search !== '' || view.client !== null || view.team !== null || view.mark !== null;
  const until = first.data?.planned_until;
  const menus = (
    <>
      {first.data?.total === 0 ? null : (
        <QueryExport
          label="Shift calendar"
          query={calendarWindowQuery({ ...days, ...filter, first: 0, rows: windowSize })}
          disabled={first.data === undefined}
          isIcon={isPhone}
        />
      )}
      <SavedViewsMenu list="shiftCalendar" label="People" look={noColumns} isIcon={isPhone} />
    </>
  );
  return (
    <Page fill>
      <PageHeader
        title="Shift calendar"
        count={first.data?.total}
        things={['person', 'people']}
        actions={
          <>
            {isPhone ? null : menus}
            <AssignButton
              days={
                period && today.data ? { first: firstFreeDay(period, today.data.day), today: today.data.day } : null
              }
            />
          </>
        }
      />
      <CalendarToolbar view={view} period={period} summary={summary.data} onChange={change}>
        {isPhone ? menus : null}
      </CalendarToolbar>
      <div className={dayGrid.box} data-settling="">
        <LoadingBar shown={isFetching} />
        {until !== undefined && days.to > until ? (
          <div className={styles.until}>
            <Notice>The schedule is planned until {formatDay(until)}. Later days are added over time.</Notice>
          </div>
        ) : null}
        <Loaded of={today} thing="calendar" outline={<RowsSkeleton />}>
          {({ day: shownToday }) => (
            <Loaded of={first} thing="calendar" outline={<RowsSkeleton />}>
              {({ total }) =>
                total > 0 && period ? (
                  <CalendarBoard
                    total={total}
                    personAt={personAt}
                    onShow={show}
                    days={period.days}
                    summary={summary.data}
                    zone={zone}
                    today={shownToday}
                    day={shownDay ?? shownToday}
                    onDay={setChosen}
                  />
                ) : (
                  <Nobody
                    onClear={
                      isNarrowed ? () => change({ search: '', client: null, team: null, mark: null }) : undefined
                    }
                  />
                )
              }
            </Loaded>
          )}
        </Loaded>
        <ShiftLegend zone={zone} />
      </div>
    </Page>
  );
}

/** The day where it is shown; otherwise the first that is. */
const dayIn = ({ days: [first, ...others] }: CalendarPeriod, day: string) =>
  others.includes(day) ? day : (first ?? day);

/** Today where it is shown; otherwise the first day that is. */
const firstFreeDay = ({ from, to }: CalendarPeriod, today: string) => (from <= today && today <= to ? today : from);

function Nobody({ onClear }: { readonly onClear: (() => void) | undefined }) {
  const icon = <IconCalendarOff aria-hidden="true" />;
  if (onClear)
    return (
      <EmptyState
        icon={icon}
        title="No matches"
        hint="No results match your search and filters."
        action={<Button onClick={onClear}>Clear filters</Button>}
      />
    );
  return (
    <EmptyState
      icon={icon}
      title="No shifts scheduled this week."
      hint="Employees with a shift are listed here, day by day."
      action={
        <Can rule={shiftAccess.list}>
          <LinkButton to={pathOf('shifts')}>Open the shifts</LinkButton>
        </Can>
      }
    />
  );
}
