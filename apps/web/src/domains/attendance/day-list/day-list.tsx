import { type DayState, dayLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { IconCalendarOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemText } from '../../../platform/api/problem-error.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { SearchBox } from '../../../platform/table/search-box.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { PageSkeleton } from '../../../ui/state/page-skeleton.tsx';
import { StateTiles } from '../../../ui/state-tiles/state-tiles.tsx';
import { CalendarFilters } from '../../shifts/index.ts';
import { dayTiles, dayTones } from '../day-states.ts';
import styles from './day-list.module.css';
import { DayTable } from './day-table.tsx';
import type { DaysView } from './use-days-address.ts';

const pageSize = 30;

/** Days of many people: figures by state, what to narrow them by, the days. Without `onOpen` they are for reading alone. */
export function DayList({ list, view, onChange, onOpen, children }: DayListProps) {
  const zone = useViewerZone();
  const { data, error } = list;
  return (
    <>
      {data ? (
        <StateTiles<DayState>
          tiles={dayTiles.map((state) => ({
            state,
            label: dayLabels[state],
            count: data.counts[state],
            tone: toneOf(state),
          }))}
          active={view.state}
          onState={(state) => onChange({ state })}
        />
      ) : null}
      <div className={styles.toolbar}>
        {children}
        <SearchBox
          label="Search people"
          placeholder="Search: Name"
          value={view.search}
          onChange={(search) => onChange({ search })}
        />
        <CalendarFilters view={view} onChange={onChange} />
      </div>
      {data ? (
        data.data.length > 0 ? (
          <div className={styles.table}>
            <DayTable rows={data.data} zone={zone} onOpen={onOpen} />
          </div>
        ) : (
          <EmptyState
            icon={<IconCalendarOff aria-hidden="true" />}
            title="No days found."
            hint="Choose other days, another figure, client or team."
          />
        )
      ) : error ? (
        <ErrorState
          title="The days could not be loaded"
          text={problemText(error)}
          onRetry={() => void list.refetch()}
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
          onPage={(page) => onChange({ page })}
          onSize={() => undefined}
        />
      ) : null}
    </>
  );
}

interface DayListProps {
  readonly list: UseQueryResult<{
    readonly counts: Readonly<Record<DayState, number>>;
    readonly data: readonly DayRow[];
    readonly total: number;
  }>;
  readonly view: DaysView;
  readonly onChange: (next: Partial<DaysView>) => void;
  readonly onOpen?: (row: DayRow) => void;
  /** Which days: stands first in the toolbar. */
  readonly children: ReactNode;
}

function toneOf(state: DayState) {
  const tone = dayTones[state];
  return tone === 'gray' || tone === 'blue' ? undefined : tone;
}
