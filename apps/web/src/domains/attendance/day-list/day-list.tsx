import { type DayState, dayLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import type { ExportFormat } from '@muster/contract/exports.ts';
import { IconCalendarOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Download } from '../../../platform/api/endpoint.ts';
import { FoundRows } from '../../../platform/record/found-rows.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { ExportMenu } from '../../../platform/table/export-menu.tsx';
import { SearchBox } from '../../../platform/table/search-box.tsx';
import { StateTiles } from '../../../ui/state-tiles/state-tiles.tsx';
import { CalendarFilters } from '../../shifts/index.ts';
import { dayTiles, dayTones } from '../day-states.ts';
import styles from './day-list.module.css';
import { DayTable } from './day-table.tsx';
import type { DaysView } from './days-address.ts';

/** Days of many people: figures by state, what to narrow them by, the days. Without `onOpen` they are for reading alone. */
export function DayList({ list, view, onChange, onOpen, download, children }: DayListProps) {
  const zone = useViewerZone();
  const { data } = list;
  return (
    <>
      {data || list.isPending ? (
        <StateTiles<DayState>
          tiles={dayTiles.map((state) => ({
            state,
            label: dayLabels[state],
            count: data?.counts[state] ?? '–',
            tone: data && data.counts[state] > 0 ? toneOf(state) : undefined,
          }))}
          active={view.state}
          onState={(state) => onChange({ state })}
        />
      ) : null}
      <div className={styles.toolbar}>
        {children}
        <div className={styles.search}>
          <SearchBox
            label="Search people"
            placeholder="Search: Name"
            value={view.search}
            onChange={(search) => onChange({ search })}
          />
        </div>
        <CalendarFilters view={view} onChange={onChange} />
        <div className={styles.end}>
          <ExportMenu name="attendance" download={download} />
        </div>
      </div>
      <FoundRows
        of={list}
        thing="days"
        empty={{
          icon: <IconCalendarOff aria-hidden="true" />,
          title: 'No days found.',
          hint: 'Choose other days, another figure, client or team.',
        }}
        page={view.page}
        onPage={(page) => onChange({ page })}
      >
        {({ data: rows }) => (
          <div className={styles.table}>
            <DayTable rows={rows} zone={zone} onOpen={onOpen} />
          </div>
        )}
      </FoundRows>
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
  /** All that is found, over all pages. */
  readonly download: (format: ExportFormat) => Promise<Download>;
  /** Which days: stands first in the toolbar. */
  readonly children: ReactNode;
}

function toneOf(state: DayState) {
  const tone = dayTones[state];
  return tone === 'gray' || tone === 'blue' ? undefined : tone;
}
