import type { BoardState } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { IconCalendarOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { idIn, pageIn, useAddressView } from '../../../platform/address/use-address-view.ts';
import { scheduleEndpoints } from '../../../platform/api/endpoints/schedule.generated.ts';
import { formatDateTime, formatLongDay } from '../../../platform/format/dates.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { FoundRows } from '../../../platform/record/found-rows.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { SearchBox } from '../../../platform/table/search-box.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { CalendarFilters } from '../shift-calendar/calendar-toolbar.tsx';
import { scheduleTodayQuery } from '../shifts.queries.ts';
import { stateIn } from './board-states.ts';
import { BoardTable } from './board-table.tsx';
import { BoardTiles } from './board-tiles.tsx';
import styles from './schedule-today.module.css';

/** `/employees/schedule-today` (section 2.4): who is in, late, missing, on leave, now. */
export function ScheduleTodayPage() {
  const zone = useViewerZone();
  const [view, change] = useAddressView(boardViewIn);
  const board = useQuery(
    scheduleTodayQuery({
      page: view.page,
      search: view.search,
      ...(view.state !== null && { state: view.state }),
      ...(view.client !== null && { client_id: view.client }),
      ...(view.team !== null && { team_id: view.team }),
    }),
  );
  useRefreshOn('schedule.changed', [scheduleEndpoints.today]);
  const { data } = board;
  const isNarrowed = view.search !== '' || [view.state, view.client, view.team].some((choice) => choice !== null);
  return (
    <Page>
      <PageHeader
        title="Schedule today"
        count={data?.total}
        text={
          data
            ? `${formatLongDay(data.day)} in Manila. As of ${formatDateTime(data.now, zone)}, your time (${zoneCity(zone)}).`
            : board.isPending && <Skeleton width={380} height={12} />
        }
      />
      {board.isError && !data ? null : (
        <BoardTiles counts={data?.counts} state={view.state} onState={(state) => change({ state })} />
      )}
      <div className={styles.toolbar}>
        <SearchBox
          label="Search people"
          placeholder="Search: Name"
          value={view.search}
          onChange={(search) => change({ search })}
        />
        <CalendarFilters view={view} onChange={change} />
      </div>
      <div className={styles.board}>
        <FoundRows
          of={board}
          thing="schedule"
          empty={{
            icon: <IconCalendarOff aria-hidden="true" />,
            title: 'Nobody is planned today.',
            hint: 'Whoever has a shift today stands here, with when they came and left.',
          }}
          onClear={isNarrowed ? () => change({ search: '', state: null, client: null, team: null }) : undefined}
          page={view.page}
          onPage={(page) => change({ page })}
        >
          {({ data: rows, now }) => <BoardTable rows={rows} zone={zone} now={now} />}
        </FoundRows>
      </div>
    </Page>
  );
}

interface BoardView {
  readonly state: BoardState | 'late' | null;
  readonly client: number | null;
  readonly team: number | null;
  readonly search: string;
  readonly page: number;
}

const boardViewIn = (address: URLSearchParams): BoardView => ({
  state: stateIn(address.get('state')),
  client: idIn(address, 'client'),
  team: idIn(address, 'team'),
  search: address.get('search') ?? '',
  page: pageIn(address),
});
