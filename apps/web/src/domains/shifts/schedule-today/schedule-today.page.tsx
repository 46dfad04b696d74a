import type { BoardState } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { IconCalendarOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { problemText } from '../../../platform/api/problem-error.ts';
import { formatDateTime, formatLongDay } from '../../../platform/format/dates.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { SearchBox } from '../../../platform/table/search-box.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { PageSkeleton } from '../../../ui/state/page-skeleton.tsx';
import { CalendarFilters } from '../shift-calendar/calendar-toolbar.tsx';
import { scheduleTodayQuery } from '../shifts.queries.ts';
import { useScheduleChanges } from '../use-schedule-changes.ts';
import { stateIn } from './board-states.ts';
import { BoardTable } from './board-table.tsx';
import { BoardTiles } from './board-tiles.tsx';
import styles from './schedule-today.module.css';

const pageSize = 30;

/** `/employees/schedule-today` (section 2.4): who is in, late, missing, on leave, now. */
export function ScheduleTodayPage() {
  const zone = useViewerZone();
  const [view, change] = useBoardAddress();
  const board = useQuery(
    scheduleTodayQuery({
      page: view.page,
      search: view.search,
      ...(view.state !== null && { state: view.state }),
      ...(view.client !== null && { client_id: view.client }),
      ...(view.team !== null && { team_id: view.team }),
    }),
  );
  useScheduleChanges('today');
  const { data } = board;
  return (
    <Page>
      <PageHeader
        title="Schedule today"
        count={data?.total}
        text={
          data
            ? `${formatLongDay(data.day)} in Manila. As of ${formatDateTime(data.now, zone)}, your time (${zoneCity(zone)}).`
            : null
        }
      />
      {data ? <BoardTiles counts={data.counts} state={view.state} onState={(state) => change({ state })} /> : null}
      <div className={styles.toolbar}>
        <SearchBox
          label="Search people"
          placeholder="Search: Name"
          value={view.search}
          onChange={(search) => change({ search })}
        />
        <CalendarFilters view={view} onChange={change} />
      </div>
      {data ? (
        data.data.length > 0 ? (
          <div className={styles.board}>
            <BoardTable rows={data.data} zone={zone} now={data.now} />
          </div>
        ) : (
          <EmptyState
            icon={<IconCalendarOff aria-hidden="true" />}
            title="Nobody here now."
            hint="No planned shift fits. Choose another figure, client or team."
          />
        )
      ) : board.error ? (
        <ErrorState
          title="The schedule could not be loaded"
          text={problemText(board.error)}
          onRetry={() => void board.refetch()}
        />
      ) : (
        <PageSkeleton />
      )}
      {data && data.total > pageSize ? (
        <Pagination
          page={view.page}
          size={pageSize}
          total={data.total}
          sizes={[pageSize]}
          onPage={(page) => change({ page })}
          onSize={() => undefined}
        />
      ) : null}
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

/** What is shown stands in the address. */
function useBoardAddress(): readonly [BoardView, (next: Partial<BoardView>) => void] {
  const [address, setAddress] = useSearchParams();
  const id = (name: string) => {
    const text = address.get(name);
    return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  };
  const view: BoardView = {
    state: stateIn(address.get('state')),
    client: id('client'),
    team: id('team'),
    search: address.get('search') ?? '',
    page: id('page') ?? 1,
  };
  const change = (next: Partial<BoardView>) => {
    const { page = 1, ...rest } = next;
    const wanted = { ...view, ...rest, page };
    const texts = Object.entries(wanted).flatMap(([name, value]) =>
      value === null || value === '' || (name === 'page' && value === 1) ? [] : [[name, String(value)]],
    );
    setAddress(Object.fromEntries(texts), { replace: true, preventScrollReset: true });
  };
  return [view, change];
}
