import type { CallAnswer } from '@muster/contract/call.ts';
import type { scheduleCalls } from '@muster/contract/domains/shifts/schedule.calls.ts';
import { isClientSide } from '@muster/contract/roles.ts';
import { IconCalendarOff } from '@tabler/icons-react';
import { scheduleEndpoints } from '../../../platform/api/endpoints/schedule.generated.ts';
import { clockText, formatWeekday } from '../../../platform/format/dates.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { usePageData } from '../../../platform/session/use-session.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { withFilter } from '../../../platform/table/table-view.ts';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { usePeopleFilters } from '../people-filters.tsx';
import { scheduleTodayQuery } from '../shifts.queries.ts';
import { boardColumnsFor, boardKey } from './board-columns.tsx';
import { stateIn } from './board-states.ts';
import { BoardTiles } from './board-tiles.tsx';

const BoardQuickView = lazyPanel(() => import('./board-quick-view.tsx').then((part) => part.BoardQuickView));

type Board = CallAnswer<(typeof scheduleCalls)['today']>;

const columns = (board?: Board) => boardColumnsFor(board?.now);

/** Users of a client see only their own. */
const columnsOfClient = (board?: Board) => {
  const { declared, table } = columns(board);
  return { declared, table: table.filter(({ id }) => id !== 'client') };
};

const isSame = (zone: string, other: string) => zoneCity(zone) === zoneCity(other);

/** `/employees/schedule-today` (section 2.4): who is in, late, missing, on leave, now. */
export function ScheduleTodayPage() {
  const zone = useViewerZone();
  const { roles } = usePageData();
  const otherFilters = usePeopleFilters();
  const list = useRecordList({
    name: 'scheduleToday',
    query: scheduleTodayQuery,
    columns: isClientSide(roles) ? columnsOfClient : columns,
    rowId: boardKey,
    otherFilters,
  });
  useRefreshOn('schedule.changed', [scheduleEndpoints.today]);
  const { answer, view, setView } = list;
  const { state } = view.filters;
  return (
    <Page fill>
      <PageHeader
        title="Schedule today"
        count={list.total}
        text={
          answer
            ? `${formatWeekday(answer.day)}${isSame(zone, answer.timezone) ? '' : ` in ${zoneCity(answer.timezone)}`} · updated ${clockText(answer.now, zone)} ${zoneCity(zone)} time`
            : list.status === 'loading' && <Skeleton width={380} height={12} />
        }
      />
      <BoardTiles
        counts={answer?.counts}
        failed={list.status === 'error'}
        state={stateIn(typeof state === 'string' ? state : null)}
        onState={(next) => setView(withFilter(view, 'state', next ?? undefined))}
      />
      <DataTable
        label="People today"
        list={list}
        rowName={({ employee }) => employee.name}
        quickView={(row, state) => <BoardQuickView list={list} row={row} {...state} />}
        avatar={({ employee }) => <Initials name={employee.name} size={36} />}
        searchPlaceholder="Search: Name"
        empty={{
          icon: <IconCalendarOff aria-hidden="true" />,
          title: 'Nobody is scheduled today.',
          hint: 'People with a shift today appear here with their clock-in and clock-out times.',
        }}
      />
    </Page>
  );
}
